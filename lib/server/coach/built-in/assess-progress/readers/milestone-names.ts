import 'server-only'
import { writeInDigits } from '../clauses/number-words'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { stem } from './milestone-stems'

type Milestone = GoalView['milestones'][number]

const GENERIC_VERB = /^(?:write|finish|complete|do|make|get|start|build|create|run|read|find|choose|prepare|set|send)$/

/** Whether a clause names an open milestone, and none that the record has as done fits it better. */
export function isNamed(one: Milestone, words: string, shared: Set<string>, view: GoalView): boolean {
  if (!fits(one.title, words, shared, view)) return false
  const own = hitsOf(one.title, words)
  return view.hasListedParts || !view.milestones.some((other) => other.isCompleted && hitsOf(other.title, words) > own)
}

/** Words that stand in more than one milestone still open tell none of them apart. */
export function sharedWords({ milestones, hasListedParts }: GoalView): Set<string> {
  const weighed = hasListedParts ? milestones : milestones.filter((one) => !one.isCompleted)
  const seen = weighed.flatMap((one) => [...tellingWords(one.title)])
  const stems = weighed.flatMap((one) => [...new Set([...tellingWords(one.title)].map(stem))])
  return new Set(seen.filter((word) => stems.indexOf(stem(word)) !== stems.lastIndexOf(stem(word))))
}

/** How many words of a title a clause says, "new" and "old" and "second" among them. */
function hitsOf(title: string, words: string): number {
  const wordsIn = (text: string) => new Set((text.match(/[a-z]{3,}|\d+(?:th)?/g) ?? []).map(stem))
  const said = wordsIn(words)
  return [...wordsIn(writeInDigits(title, false))].filter((word) => said.has(word)).length
}

/** Most of the milestone's telling words, and every number in it. */
function fits(title: string, words: string, shared: Set<string>, { hasListedParts, kIsKm }: GoalView): boolean {
  const said = tellingWords(words)
  const stems = [...said].map(stem)
  const digits = writeInDigits(title, kIsKm)
  const own = [...tellingWords(title)].filter(
    (word) => word.length > 2 || (new RegExp(`\\b${word}\\b`).test(title.toLowerCase()) && /\b[A-Z]{2}\b/.test(title)),
  )
  const place = digits.match(/\b(\d+)th\b(?: ([a-z]+))?/)
  if (place && !hasListedParts) {
    if (!saysPlace(Number(place[1]), place[2] ?? '', words)) return false
    const rest = own.filter((word) => !/th$/.test(writeInDigits(word, false)) && stem(word) !== stem(place[2] ?? ''))
    if (!rest.length) return true
  }
  const numbers: string[] = digits.match(/\d+(?!th)\b/g) ?? []
  if (!own.length && !numbers.length) return false
  if (numbers.some((n) => !new RegExp(`\\b${n}(?:th)?\\b`).test(words) && !isPassed(Number(n), title, words)))
    return false
  if ([...digits.matchAll(/\b(\d+) [a-z]/g)].some(([, n]) => isShortOf(Number(n), words))) return false
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
  // "Had a discussion with my supervisor" is not the chapter called "Discussion".
  if (
    !title.includes(' ') &&
    new RegExp(`\\b(?:a|an|some) (?:[a-z]+ )?${title.toLowerCase().replace(/[^a-z]/g, '')}s? (?:with|about)\\b`).test(
      words,
    )
  )
    return false
  if (isByHead(title, own, shared, words)) return true
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

/** "The exam" for "Day skipper exam": its last noun with an article and nothing between, where no other has it. */
function isByHead(title: string, own: string[], shared: Set<string>, words: string): boolean {
  const object = tellingWords(title.toLowerCase().replace(/ (?:to|for|with|in|on|at|of|from|by) .*$/, ''))
  const head = own.filter((word) => object.has(word)).at(-1) ?? ''
  return (
    head !== '' &&
    own.length > 1 &&
    !shared.has(head) &&
    new RegExp(`\\b(?:the|my|our|both) ${head}s?\\b(?!-| [a-z]+ing\\b)`).test(words)
  )
}

/** "The 2nd draft", "draft 2" and "year two" for a milestone that has a place in a row. */
function saysPlace(n: number, noun: string, words: string): boolean {
  if (!noun) return new RegExp(`\\b${n}th\\b`).test(words)
  return new RegExp(`\\b${n}th (?:[a-z]+ )?${noun}s?\\b|\\b${noun} (?:number |no\\.? |#)?${n}\\b`).test(words)
}

/** "4 of 5 case studies" names the five, and says that they are not all done. */
function isShortOf(n: number, words: string): boolean {
  const of = words.match(
    new RegExp(`(?<![\\d.])(\\d+)(?: [a-z]+)? ?(?:out of|of|/) ?(?:the |my |our |all )*${n}\\b`),
  )?.[1]
  return of !== undefined && Number(of) < n
}

/** "120 readers" for "100 readers". */
function isPassed(n: number, title: string, words: string): boolean {
  const noun = title.toLowerCase().match(/\d[\d.,]* ([a-z]{3,})/)?.[1]
  const said = noun ? words.match(new RegExp(`(?<![\\d.])(\\d+) ${noun}`))?.[1] : undefined
  return said !== undefined && Number(said) >= n
}
