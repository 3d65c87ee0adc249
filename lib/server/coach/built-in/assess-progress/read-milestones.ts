import 'server-only'
import type { Clause } from './clauses'
import type { Finding } from './finding'
import { type GoalView, tellingWords } from './goal-view'
import { stem } from './milestone-stems'
import { writeInDigits } from './number-words'
import { byKindOrNumber } from './open-milestones'

const UNFINISHED =
  /\b(?:\d\/\d|\d+%|started|starting|start|began|begun|working on|halfway|half|almost|nearly|part of|some of|in the middle|partly|close to|making progress|in progress|still|looked at|thought about|stuck|cancell?ed|fell through|pulled out|backed out|let (?:us|me) down|postponed|delayed|rejected|failed|refused|double-booked)\b/
const HAPPENED =
  /\b(?:live|online|open|knows?|can|mastered|already|was (?:last night|yesterday|today|on [a-z]+day|last (?:week|weekend)|wonderful|great|a (?:success|hit|triumph))|have (?:got )?(?:the|my|an?|our)|[a-z]{3,}ed|done|finished|complete|ran|wrote|written|did|gone|went out|been|hung|laid|fitted|sent|sold|paid|hired|fitted|rented|built|got|had|made|took|taken|went|met|found|bought|chose|chosen|read|drew|gave|held|set|put|spoke|taught|won|in the bag|behind me|ready|over|up and running|passed|official|real|landed|secured|arrived|came through|(?:is|are|'s|'re|all|both|it's) (?:all )?(?:in|on|up|down|built|hung|laid|set)$|^(?:the |my |our )?[a-z]+ (?:in|on|up|down|laid|set)$|dug|sown|sewn|cut|drawn|closed|running|✓|✔|x)\b|:\s*(?:done|yes|ok)/

const GENERIC_VERB = /^(?:write|finish|complete|do|make|get|start|build|create|run|read|find|choose|prepare|set|send)$/

/** Reads milestones named as done, and "all milestones". Counts those the record has as done already. */
export function readMilestones(clauses: Clause[], view: GoalView): Finding[] {
  const total = view.milestones.length
  if (!total) return []
  const named = new Map<string, string>()
  let carries = false
  for (const { words, quote, stance } of clauses) {
    // "Passed the exam and the practice before it": what has no verb of its own takes the one before.
    const happened: boolean =
      HAPPENED.test(words) ||
      (carries &&
        /^(?:and |also )?(?:the|my|both|an?|our|another|\d) (?!.*\b(?:i|we|is|are|was|will|next|now)\b)/.test(words))
    carries = stance === 'done' && happened && !UNFINISHED.test(words)
    if (!carries) continue
    if (/\b(?:all|every)(?: of)?(?: the| my| \d+)? milestones?\b/.test(words))
      return [{ quote, kind: 'whole', isCertain: true }]
    for (const one of byKindOrNumber(words, view)) named.set(one.title, quote)
    for (const one of view.milestones)
      if (!one.isCompleted && isNamed(one.title, words, sharedWords(view), view)) named.set(one.title, quote)
  }
  if (!named.size) return []
  const done = view.milestones.filter((one) => one.isCompleted).length + named.size
  const titles = [...named.keys()].map((title) => `“${title}”`)
  const list = titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}` : titles[0]
  const percent = (done / total) * 100
  const quote = [...new Set(named.values())].join(' … ')
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent,
      sum: `with ${list} done, ${done} of ${total} ${view.hasListedParts ? 'parts' : 'milestones'} is ${Math.round(percent)}%`,
    },
  ]
}

/** Most of the milestone's telling words, and every number in it. */
function isNamed(title: string, words: string, shared: Set<string>, { hasListedParts, kIsKm }: GoalView): boolean {
  const said = tellingWords(words)
  const stems = [...said].map(stem)
  const own = [...tellingWords(title)].filter(
    (word) => word.length > 2 || (new RegExp(`\\b${word}\\b`).test(title.toLowerCase()) && /\b[A-Z]{2}\b/.test(title)),
  )
  const numbers: string[] = writeInDigits(title, kIsKm).match(/\d+(?!th)\b/g) ?? []
  if (!own.length && !numbers.length) return false
  if (numbers.some((n) => !new RegExp(`\\b${n}(?:th)?\\b`).test(words) && !isPassed(Number(n), title, words)))
    return false
  // A listed part is a few words, any telling half of which names it: "the theory" for "theory test".
  if (hasListedParts) {
    const telling = own.filter((word) => !shared.has(word))
    const found = telling.filter((word) => stems.includes(stem(word))).length
    return found > 0 && found >= telling.length / 2
  }
  const hits = own.filter((word) => stems.includes(stem(word))).length
  const verb = title.includes(' ') ? title.toLowerCase().match(/^[a-z]+/)?.[0] : undefined
  const nouns = own.filter((word) => word !== verb && !GENERIC_VERB.test(word))
  const nounHits = nouns.filter((word) => stems.includes(stem(word))).length
  // "Tiles are up" for "Tile the walls": few words, of which one stands in this milestone alone.
  const alone = own.filter((word) => !shared.has(word) && stems.includes(stem(word)))
  if (own.length <= 2 && alone.length > 0 && words.split(' ').length <= 4 && !GENERIC_VERB.test(alone[0] ?? ''))
    return true
  if (nouns.length && nounHits === 0) return false
  if (numbers.length && nounHits > 0 && hits >= own.length / 2) return true
  const telling = nouns.filter((word) => !shared.has(word) && stems.includes(stem(word)))
  return (
    (hits >= Math.max(1, Math.ceil(own.length * 0.6)) &&
      ((hits === own.length && own.some((word) => !shared.has(word) || said.has(word))) ||
        telling.length > 0 ||
        (!nouns.length && own.some((word) => !shared.has(word) || said.has(word))))) ||
    (nouns.length > 0 && telling.length > 0 && nounHits >= nouns.length * 0.6)
  )
}

/** "120 readers" for "100 readers". */
function isPassed(n: number, title: string, words: string): boolean {
  const noun = title.toLowerCase().match(/\d[\d.,]* ([a-z]{3,})/)?.[1]
  const said = noun ? words.match(new RegExp(`(?<![\\d.])(\\d+) ${noun}`))?.[1] : undefined
  return said !== undefined && Number(said) >= n
}

/** Words that stand in more than one milestone tell none of them apart. */
function sharedWords(view: GoalView): Set<string> {
  const seen = view.milestones.flatMap((one) => [...tellingWords(one.title)])
  const stems = view.milestones.flatMap((one) => [...new Set([...tellingWords(one.title)].map(stem))])
  return new Set(seen.filter((word) => stems.indexOf(stem(word)) !== stems.lastIndexOf(stem(word))))
}
