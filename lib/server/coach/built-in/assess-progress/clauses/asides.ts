import 'server-only'
import type { Clause } from './clause'

const ABOUT_SOME =
  /^(?:but |though |and |although |with |even if |only |maybe |probably )*(?:the (?:last|first|other) )?(\d+)(?: or \d+)? (?:of (?:them|those|these|which)(?= )|(?:of the (?:lot|batch) )?(?:was|were|is|are|went|got|turned out|came out|has|had|even|already|still|also|by|in|from|about|for|to|with|without|being|looks?|needs? (?:a|some|more|another|ironing|trimming|polishing|cleaning|tidying)|a bit|rather|quite|really|very|pretty|slightly)\b)(.*)$/
/** "One of the kittens got ill": how some of them are. */
const STATE_OF_SOME =
  /^(?:and |but |so |sadly |only )*\d+ of (?:the|my|our|these|those|them)(?: [a-z-]+)? (?:got|is|was|are|were|looks?|seems?|feels?|needs?) (?:(?:so|too|very|really|quite|rather|pretty|a bit|all|both) )?(?:ill|sick|hurt|stuck|late|ugly|wonky|crooked|rubbish|good|great|nice|bad|brilliant|terrible|awful|funny|boring|long|short|hard|easy|tough|tricky|small|huge|lovely|beautiful|my favou?rites?|an? [a-z]+|about|from)\b/
const TELLS_OF_DEED =
  /\b(?:done|finished|complete|completed|left|to go|remaining|today|yesterday|tonight|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last|this (?:morning|week|evening)|ago|so far|more|another|already)\b/
const GONE =
  /\b(?:ruined|broken|broke|lost|stolen|wrong|double|counted|duplicates?|same|dead|died|gone|cancelled|rejected|failed|wasted|burnt|burned|back)\b/

/** "Eight songs written, four recorded" where the aim is to write: some of the eight, further on. */
function isLaterStage(words: string, before: string, deeds: string[]): boolean {
  const [, count, state] = /^(\d+) ([a-z]+)$/.exec(words) ?? []
  const [, all, done] = /^(?:i have |i've |we have |we've |so far )?(\d+) (?:[a-z]+ )?([a-z]+)$/.exec(before) ?? []
  return Number(count) <= Number(all) && deeds.includes(done ?? '') && !deeds.includes(state ?? '')
}

/** "Three more posts, one went a bit viral": a word about some of those just counted, which counts nothing of its own. */
export function isAboutSomeOf(clause: Clause, before: Clause | undefined, deeds: string[]): boolean {
  if (clause.stance !== 'done') return false
  if (STATE_OF_SOME.test(clause.words)) return true
  if (before?.stance !== 'done') return false
  if (/^\d+ \d+ times$/.test(clause.words)) return true
  if (isLaterStage(clause.words, before.words, deeds)) return true
  const found = ABOUT_SOME.exec(clause.words)
  const counts = before.amounts.match(/\d+(?:\.\d+)?(?!th|%|\/)/g)?.map(Number) ?? []
  const rest = found?.[2] ?? ''
  if (
    found &&
    /^\d+ of (?:them|those|these|which)\b/.test(clause.words) &&
    !TELLS_OF_DEED.test(rest) &&
    !GONE.test(rest)
  )
    return counts.some((count) => count > Number(found[1]))
  if (!found || /\d/.test(rest) || !counts.some((count) => count > Number(found[1]))) return false
  return !TELLS_OF_DEED.test(rest) && !GONE.test(rest) && !deeds.some((deed) => new RegExp(`\\b${deed}\\b`).test(rest))
}
