import 'server-only'
import { MONTHS, WEEKDAYS } from './calendar-names'
import { everydayStems, grammarStems } from './common-words'
import { isPastForm } from './progress/word-classes'
import { readText, type Token } from './text'
import { wordSet } from './word-table'

export const RELATIVES = wordSet(
  'mam mum mom mama mother dad papa father sister brother son daughter wife husband partner granny gran nan grandma grandpa grandad aunt uncle boss',
)
/** Before the name of somebody, be it written small: "when did I last talk to orla". */
const LEADS = wordSet(
  'to with see saw seen meet met ring rang call called visit visited phone phoned text texted about',
)
const CALENDAR = new Set([...MONTHS, ...WEEKDAYS])
const PRONOUN = /\b(?:she|her|him|he)\b/i
/** What a message is about is told by its beginning. */
const MOST_CHARACTERS = 300

/** Who was named last in some messages, the newest of them at the end; null where nobody was. */
export function personNamed(messages: readonly string[]): string | null {
  for (const message of messages.toReversed()) {
    for (const { tokens } of readText(message.slice(0, MOST_CHARACTERS)).sentences.toReversed()) {
      const named = tokens.findLast((token, at) => isPerson(token, tokens[at - 1], tokens[at + 1]))
      if (named) return named.raw.replace(/['’]s?$/, '')
    }
  }
  return null
}

/** "Daniel cooked again", "Rang Mam", "talked to orla". */
function isPerson(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const { kind, raw, word, stem } = token
  const plain = word.replace(/'s?$/, '')
  if (kind !== 'word' || CALENDAR.has(plain)) return false
  if (RELATIVES.has(plain)) return true
  const isUnknown = !grammarStems.has(stem) && !everydayStems.has(stem) && plain.length > 2
  if (!before || before.kind === 'mark')
    return after !== undefined && isPastForm(after) && isUnknown && !isPastForm(token)
  return isUnknown && (/^\p{Lu}\p{Ll}/u.test(raw) || LEADS.has(before.word))
}

/** A message with the person in the place of "her" or "him", where it names nobody itself. */
export function withPerson(text: string, personBefore: () => string | null): string {
  const at = PRONOUN.exec(text)?.index ?? -1
  const person = at < 0 || personNamed([text.slice(0, at)]) !== null ? null : personBefore()
  return person === null ? text : text.replace(PRONOUN, person)
}
