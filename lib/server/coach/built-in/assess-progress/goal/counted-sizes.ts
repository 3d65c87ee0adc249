import 'server-only'
import { type GoalSize, size } from './size'
import { singular, unitsOf } from './units'

/** Where the noun that a number counts cannot be any more. */
export const STOP =
  /^(?:by|in|within|before|until|till|this|next|over|during|on|at|for|with|without|from|to|and|or|of|per|each|every|a|an|the|until|so|then|while|when|because|that|who|which|per|using|towards|under|daily|weekly|monthly|is|are|was|will|each|per|if|as|my|i|we|he|she|they|you)$/
/** Verbs after which a bare number is money. */
const FUNDS =
  /\b(?:save|saving|earn|raise|collect|donate|invest|make|pay off|pay back|pay down|put away|put by|put together|set aside|borrow|fund|repay)(?: up)? (?:the |my |a )?(?:about |over |at least )?$/

/** The sizes that numbers and their nouns name: "12 books", "€500". */
export function countsIn(text: string, isMoney: boolean): GoalSize[] {
  const sizes: GoalSize[] = []
  for (const found of text.matchAll(/([€$£])?\s?(?<![a-z\d.])(\d+(?:\.\d+)?)(%)?([- ]?)/g)) {
    const amount = Number(found[2])
    const before = `${text.slice(0, found.index).trimEnd()} `
    const after = text.slice(found.index + found[0].length)
    const word = found[1] ?? found[3] ?? headNoun(after)
    if (isNoSize(amount, word, before, after)) continue
    if (word)
      sizes.push({
        ...size(amount, word, { isFeat: isFeat(before, after) }),
        also: wordsBetween(after, word),
        isRunningTime: isRunningTime(before, after),
      })
    else if (
      /^\s*(?:in all|in total|altogether|all told|overall)\b/.test(after) ||
      /\btop $/.test(before) ||
      /^there (?:are|were) (?:about |around )?$/.test(before)
    )
      sizes.push(size(amount, '', {}))
    else if (
      FUNDS.test(before) ||
      (isMoney && amount >= 50 && !/^(?:19|20)\d\d$/.test(String(amount))) ||
      (/\b(?:put|stash|deposit|pay) (?:about )?$/.test(before) && /^\s*(?:in|into|aside|away|by|towards)\b/.test(after))
    )
      sizes.push(size(amount, '', { family: 'money' }))
  }
  return sizes
}

/** One effort and not a sum of them: "run a 10 km", "50 push-ups in a row". */
export function isFeat(before: string, after: string): boolean {
  if (/^[a-z-]*(?:-?ups?|squats?|burpees?|skips|jumps)\b.{0,3}(?:in a row|unbroken|non-?stop|without)/.test(after))
    return true
  return (
    /^(?:km|kilomet|mile)/.test(after) &&
    (/\b(?:an?|my first|first) $/.test(before) ||
      /\b(?:non-?stop|without (?:stopping|a break|walking)|race)\b/.test(after))
  )
}

/** "Edit my 2 hour documentary": the length of the thing worked through, and not a time to work. */
function isRunningTime(before: string, after: string): boolean {
  return (
    /^(?:edit|transcribe|translate|subtitle|caption|dub|cut|narrate|mix|master|animate|digiti[sz]e|restore|colou?r) (?:my |the |our |an? |of )*$/.test(
      before,
    ) &&
    /^(?:hours?|minutes?|min)[- ](?:[a-z]+ )?(?:documentary|film|movie|video|podcast|recording|interview|audiobook|tape|footage|concert|lecture|talk|show|episode|speech|opera)\b/.test(
      after,
    )
  )
}

/** The noun that a number counts: the first plural within four words, else the word beside it. */
function headNoun(after: string): string {
  const words: string[] = []
  for (const word of after.split(/\s+/).slice(0, 4)) {
    const bare = word.replace(/[^a-zà-ÿ€$£%'-]/g, '')
    if (!bare || STOP.test(bare)) break
    words.push(bare)
    if (/[.,;:!?)]$/.test(word)) break
  }
  const first = words[0] ?? ''
  const parts = first.split('-')
  if (
    parts.length > 1 &&
    /^(?:page|word|day|week|hour|km|mile|chapter|lesson|book|minute|part|module|step)s?$/.test(parts[0] ?? '')
  )
    return parts[0] ?? ''
  const plural = (word: string | undefined) => /[^s]s$/.test(word ?? '') && word !== 'us'
  const at = words.findIndex(plural)
  // "60 sales calls" are calls.
  if (at >= 0 && plural(words[at + 1])) return words[at + 1] ?? ''
  return words.find((word) => plural(word) || /^(?:km|kg|€|people|friends|countries|eur|chf)$/.test(word)) ?? first
}

function wordsBetween(after: string, word: string): string[] {
  const at = after.indexOf(word)
  const words = at > 0 ? (after.slice(0, at).match(/[a-z]{4,}/g) ?? []) : []
  return words.filter((one) => !unitsOf(one).some((unit) => unit.family !== singular(one))).map(singular)
}

/** Numbers of a title that are no size: rates, dates, places, spans, ages. */
function isNoSize(amount: number, word: string, before: string, after: string): boolean {
  const rest = after.slice(after.indexOf(word) + word.length)
  if (
    /^\s*(?:a|per|each|every|an)\s+(?:day|night|week|weekday|month|morning|evening|session|time)|^\s*(?:daily|weekly|monthly|nightly)|^\s*\/\s?(?:day|week|month|d\b|w\b)/.test(
      rest,
    )
  )
    return true
  if (!word && /^(?:19|20)\d\d$/.test(String(amount)) && !FUNDS.test(before)) return true
  if (
    /\b(?:chapter|phase|level|(?<!^)grade|version|volume|season|step|part|week|day|page|number|no\.?|q|stage|age|aged|turn|(?:in|into|reach|to) (?:the )?top)\s?$/.test(
      before,
    )
  )
    return true
  if (
    /(?:\bin|\bwithin|\bunder|\bbelow|\bless than|\bsub|\bafter|\bevery|\bby age|\bthe next|\bnext|\blast|\bover) (?:the next |the |about )?-?$/.test(
      before,
    ) &&
    /^(?:minute|hour|day|week|month|year|second|min|h\b|am|pm|$)/.test(word)
  )
    return true
  const isPile =
    /^ of (?:\w+ )?(?:returns|receipts|records|photos|invoices|paperwork|accounts|statements|emails|journals|diaries|magazines|bookkeeping|taxes|filing|letters|footage|data|notes)/.test(
      rest,
    )
  if (/^(?:th|am|pm|o'clock|year|years|years?-old|x)$/.test(word)) return !(/^years?$/.test(word) && isPile)
  if (isRunningTime(before, after)) return false
  if (/^(?:minute|minutes|min|seconds?|sec)$/.test(word)) return amount < 600
  if (/^hours?$/.test(word)) return amount < 10
  if (
    /^(?:week|weeks|month|months)$/.test(word) &&
    (before.trim() || /^[^.;,]*\w/.test(rest)) &&
    !/\b(?:for|challenge|streak|without|no|complete|finish|course|programme?|training|plan|class|material|curriculum|of|lasts?|takes?)\b/.test(
      before + rest,
    )
  )
    return true
  if (/(?:\bat|:)\s?$/.test(before) && /^(?:am|pm|$)/.test(word)) return true
  return amount <= 1 && !/^(?:km|kilomet\w*|miles?|stone)$/.test(word)
}
