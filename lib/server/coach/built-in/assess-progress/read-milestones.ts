import 'server-only'
import type { Clause } from './clauses'
import type { Finding } from './finding'
import { type GoalView, tellingWords } from './goal-view'
import { writeInDigits } from './number-words'

const UNFINISHED =
  /\b(?:started|starting|start|began|begun|working on|halfway|half|almost|nearly|part of|some of|in the middle|partly|close to|making progress|in progress|still|looked at|thought about|stuck|cancell?ed|fell through|pulled out|backed out|let (?:us|me) down|postponed|delayed|rejected|failed|refused|double-booked)\b/
const HAPPENED =
  /\b(?:live|online|open|have (?:got )?(?:the|my)|[a-z]{3,}ed|done|finished|complete|ran|wrote|written|did|sent|built|got|had|made|took|taken|went|met|found|bought|chose|chosen|read|drew|gave|held|set|put|spoke|taught|won|in the bag|behind me|ready|over|up and running|passed|official|real|landed|secured|arrived|came through|(?:is|are|'s|'re|all|it's) (?:all )?(?:in|on|up|down|built|hung|laid|set)$|✓|✔|x)\b|:\s*(?:done|yes|ok)/

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
      (carries && /^(?:and |also )?(?:the|my|both) (?!.*\b(?:i|we|is|are|was|will|next|now)\b)/.test(words))
    carries = stance === 'done' && happened && !UNFINISHED.test(words)
    if (!carries) continue
    if (/\b(?:all|every)(?: of)?(?: the| my| \d+)? milestones?\b/.test(words))
      return [{ quote, kind: 'whole', isCertain: true }]
    for (const one of view.milestones)
      if (!one.isCompleted && isNamed(one.title, words, sharedWords(view), view.hasListedParts))
        named.set(one.title, quote)
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
function isNamed(title: string, words: string, shared: Set<string>, isListed: boolean): boolean {
  const said = tellingWords(words)
  const stems = [...said].map(stem)
  const own = [...tellingWords(title)].filter((word) => word.length > 2)
  const numbers: string[] = writeInDigits(title, false).match(/\d+(?!th)\b/g) ?? []
  if (!own.length && !numbers.length) return false
  if (numbers.some((n) => !new RegExp(`\\b${n}(?:th)?\\b`).test(words))) return false
  // A listed part is a few words, any telling half of which names it: "the theory" for "theory test".
  if (isListed) {
    const telling = own.filter((word) => !shared.has(word))
    const found = telling.filter((word) => stems.includes(stem(word))).length
    return found > 0 && found >= telling.length / 2
  }
  const hits = own.filter((word) => stems.includes(stem(word))).length
  const verb = title.includes(' ') ? title.toLowerCase().match(/^[a-z]+/)?.[0] : undefined
  const nouns = own.filter(
    (word) =>
      word !== verb &&
      !/^(?:write|finish|complete|do|make|get|start|build|create|run|read|find|choose|prepare|set|send)$/.test(word),
  )
  const nounHits = nouns.filter((word) => stems.includes(stem(word))).length
  if (nouns.length && nounHits === 0) return false
  const telling = nouns.filter((word) => !shared.has(word) && stems.includes(stem(word)))
  return (
    (hits >= Math.max(1, Math.ceil(own.length * 0.6)) &&
      (hits === own.length || telling.length > 0 || !nouns.length)) ||
    (nouns.length > 0 && telling.length > 0 && nounHits >= nouns.length * 0.6)
  )
}

/** Words that stand in more than one milestone tell none of them apart. */
function sharedWords(view: GoalView): Set<string> {
  const seen = view.milestones.flatMap((one) => [...tellingWords(one.title)])
  return new Set(seen.filter((word, at) => seen.indexOf(word) !== at))
}

/** A crude stem, so that "registered" meets "register" and "drafting" meets "draft". */
function stem(word: string): string {
  const irregular: Record<string, string> = {
    wrote: 'writ',
    written: 'writ',
    ran: 'run',
    sent: 'send',
    built: 'build',
    chose: 'choos',
    chosen: 'choos',
    found: 'find',
    bought: 'buy',
    made: 'mak',
    met: 'meet',
    told: 'tell',
    drew: 'draw',
    gave: 'giv',
    took: 'tak',
    held: 'hold',
    spoke: 'speak',
    lif: 'onlin',
    launched: 'launch',
  }
  return irregular[word] ?? word.replace(/(?:ations?|ing|ed|es|ment|er|e|s)$/, '').replace(/(.)\1$/, '$1')
}
