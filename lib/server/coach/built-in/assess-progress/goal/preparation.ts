import 'server-only'
import { PEOPLE } from './aliases'
import type { GoalSize } from './size'
import { isPlural, singular } from './units'

/** Aims that are reached on one day by one deed, whatever led up to it. */
const EVENT =
  /^(?:pass|win|launch|publish|self-publish|release|ship|sell|land|graduate|defend|submit)\b|^(?:get|earn|obtain|secure|receive)\b.*\b(?:jobs?|role|position|promotion|promoted|hired|internship|apprenticeship|licen[cs]e|certificate|certification|certified|qualification|qualified|visa|citizenship|diploma|permit|scholarship|grant|published|accepted)\b|^(?:run|race|finish|complete|do|ride|swim|row|walk|compete)\b.*\b(?:marathon|race|triathlon|ironman|ultra|competition|tournament|sportive|duathlon)\b/i
/** What the aim itself is counted in: "sell my book" and "100 copies". */
const OF_THE_AIM = /^(?:item|piece|thing|copy|ticket|sale|time|credit|ects|%)$/

/**
 * Marks the sizes that a description counts on the way to an event ("Pass the driving test", "20 lessons, then the
 * exam"): all of them done is nearly there, and the event alone the whole. `ofTitle` are the sizes of the title alone.
 */
export function withPreparation(sizes: GoalSize[], ofTitle: GoalSize[], title: string): GoalSize[] {
  const words = (title.toLowerCase().match(/[a-z'-]+/g) ?? []).map((word) => word.replace(/'s$/, ''))
  const isCounted = ofTitle.some((size) => !size.isFeat)
  if (isCounted || !EVENT.test(title) || words.slice(1).some(isPlural)) return sizes
  return sizes.map((size) => {
    const noun = singular(size.word)
    const isOfAim = !noun || OF_THE_AIM.test(noun) || PEOPLE.test(size.word) || words.includes(noun)
    const isOther = size.isFeat || size.from !== undefined || /^(?:money|weight|distance)$/.test(size.family)
    return isOfAim || isOther ? size : { ...size, isPreparation: true }
  })
}
