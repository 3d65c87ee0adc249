import 'server-only'
import { phrases, says, wordsOf } from '@/lib/server/language/phrases'
import { stemsIn } from '@/lib/server/language/stem'
import { readText, type Sentence, type Token } from '@/lib/server/language/text'

const LONGEST = 200

/** That something was not done. */
const MISSED = phrases(`
did|could|have|had|was not
skipped|missed|cancelled|canceled|postponed|bailed|failed|forgot
no run|swim|gym|training|writing|reading|practice|walk|workout|session|words|pages|time|energy|chance
never got|made|went|started|happened
gave up
instead of
`)
/** What keeps people from what they meant to do. */
const REASONS = phrases(`
because|cause
too tired|late|busy|cold|hot|dark|wet|full|sore|ill|sick|stressed|exhausted|hungry|drunk|long|much
tired|exhausted|shattered|knackered|ill|sick|sore|hungover|stressed|busy|raining|rained|overslept
forgot|snoozed
kept|ran|stayed|worked late|over
no|any time|energy
had to
fell asleep
`)
const BECAUSE = new Set(['because', 'cause', 'since'])
const TOO = new Set(['too'])

/**
 * The obstacles that a text tells of: a sentence with a reason that says that something was not done, or that names the
 * goal. The quote is verbatim.
 */
export function obstacleIn(text: string, goalTitle: string): { obstacle: string; quote: string }[] {
  const named = new Set(stemsIn(goalTitle))
  return readText(text).sentences.flatMap((sentence) => {
    const words = wordsOf(sentence)
    const isNamed = sentence.tokens.some(({ kind, stem }) => kind === 'word' && stem.length > 3 && named.has(stem))
    const isReason = says(words, REASONS)
    if (sentence.isQuestion || !isReason || !(isNamed || says(words, MISSED))) return []
    const quote = sentence.text.trim()
    return quote.length > LONGEST ? [] : [{ obstacle: reasonOf(sentence), quote }]
  })
}

/** The words after "because", or "too tired"; else the sentence as it stands. */
function reasonOf({ tokens, text, start }: Sentence): string {
  const because = tokens.findIndex(({ word }) => BECAUSE.has(word))
  const too = tokens.findIndex(({ word }) => TOO.has(word))
  const from = because >= 0 ? because + 1 : too
  const first = tokens[from]
  if (!first) return withoutEnd(text)
  const end = tokens.findIndex((token, at) => at > from && isEnd(token))
  const last = tokens[end < 0 ? tokens.length - 1 : end - 1] ?? first
  const part = text.slice(first.start - start, (because < 0 ? (tokens[from + 1] ?? last) : last).end - start)
  return withoutEnd(part)
}

function isEnd({ kind, word }: Token): boolean {
  return kind === 'mark' && ',;:.!?–—('.includes(word)
}

function withoutEnd(text: string): string {
  return text.trim().replace(/[.!?]+$/, '')
}
