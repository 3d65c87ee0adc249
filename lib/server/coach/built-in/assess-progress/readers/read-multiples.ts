import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, say, share } from '../finding'
import type { GoalView } from '../goal/goal-view'

/** "This is my year 100%": a figure of speech, where nothing says what all of it is of. */
export function isFigureOfSpeech(text: string): boolean {
  return (
    /\b100%/.test(text) &&
    !/\b(?:done|complete\w*|finished|of|there|through|at|to|(?:that|it|all|everything) is|it's|reached|hit|progress|paid|ready|read|written|[a-z]{3,}ed)\b ?(?:\w+ ){0,2}100%|100% (?:\w+ )?(?:done|complete\w*|finished|of|there|through|paid|ready|read|written|now|[a-z]{3,}ed)\b|^(?:and |so |now |that's |we're |i'm |finally |the full |a full )*100%/.test(
      text,
    )
  )
}

/** "Twice as many as last time": a multiple of what is on record. */
export function readMultiple({ quote }: Clause, text: string, { progress }: GoalView): Finding[] | null {
  const found = text.match(
    /^(?:and |so |now |that's |it's |i have |i've |i've got |we have |we're at |i'm at |at |got |about |exactly |already |have )*(?:(\d) times|(double|triple)) (?:as (?:many(?: [a-z]+){0,2}?|much|far)(?: as| than)|(?:what|the (?:number|amount|count|total)) (?:i|we|it|from|of)) ?(?:we |i |it |was |were |had |at |there |said |the |my )*(?:last time|before|then|last week|last month|last check-?in|at the last|previous\w*)\b/,
  )
  const doubled =
    /^(?:and |so |now |i |i've |we |we've |have |just )*doubled (?:it|my (?:total|count|tally|number|progress|savings)|what i had)(?: since.*| now)?$/.test(
      text,
    )
  if (!(found || doubled) || !progress) return null
  const times = found?.[1] ? Number(found[1]) : found?.[2] === 'triple' ? 3 : 2
  return progress * times > 100 ? null : [share(quote, progress * times, `${times} times ${progress}%`)]
}

/** "It's more like 60" of a goal that counts nothing: a percentage. */
export function readMoreLike({ quote }: Clause, text: string, { sizes, milestones }: GoalView): Finding[] | null {
  const value = Number(
    text.match(
      /\b(?:more like|closer to|nearer(?: to)?|should (?:be|say|read)|really (?:at )?|actually (?:at )?)(?: about| around)* ?(\d{1,2})(?: now| really| at best)?$/,
    )?.[1],
  )
  return sizes.length || milestones.length || !value ? null : [share(quote, value, `that is ${say(value)}%`)]
}
