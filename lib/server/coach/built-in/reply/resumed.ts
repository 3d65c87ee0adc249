import 'server-only'
import { isTimeAlone } from '@/lib/server/language/questions/follow-up'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { readText } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { asksFact } from './looked-for'

const LOOKED_BACK = 4
/** What is longer asks by itself. */
const LONGEST = 60
const LEAD = /^(?:(?:and|n|&|so|then|ok|what|how|about|same|of|for|but)\b[\s,]*)+/i

/**
 * A message that names nothing but days ("and in October?", "tmrw?") as what was asked before, of those days, and one that
 * says "her" with the name of who was spoken of; any other as it is.
 */
export function resumed(asked: ChatContext): string {
  const { message, turns, ...context } = asked
  const before = turns.filter(({ isFromUser }) => isFromUser).slice(-LOOKED_BACK)
  const texts = [...before.map(({ text }) => text), message].map((text) => withoutHello(text, context.persona.name))
  return ofPerson(
    texts.reduce((before, text) => ofDays(before, text, context)),
    asked,
  )
}

/** "Good morning Marcus, what should I do first?": what is asked, without the greeting; one that is all stays. */
function withoutHello(text: string, name: string): string {
  const rest = text.replace(HELLO, '')
  const [first = ''] = /^\p{L}+/u.exec(rest) ?? []
  const isName = first !== '' && name.toLowerCase().split(' ').includes(first.toLowerCase())
  const asked = isName ? rest.slice(first.length).replace(/^[\s,.!:–-]+/, '') : rest
  return asked.trim().includes(' ') ? asked : text
}
const HELLO =
  /^\s*(?:(?:good )?(?:morning|afternoon|evening)|good day|hi+|hello|hey+|hiya|yo)\b(?: (?:there|again|coach))?[\s,.!:–-]*/i

/** "How often have I run with her?": the person spoken of last, by the name that the record gives them. */
function ofPerson(text: string, context: ChatContext): string {
  const isAsked = PERSON.test(text) && readText(text).sentences.some((one) => one.isQuestion || asksFact(one))
  const name = isAsked ? spokenOf(text, context) : null
  if (name === null) return text
  return text.replace(PERSON, (word, at: number) => {
    const [next = ''] = /^\s+\p{L}+/u.exec(text.slice(at + word.length)) ?? []
    const isOwned =
      /^his$/i.test(word) || (/^her$/i.test(word) && next !== '' && !AFTER_ALL.has(next.trim().toLowerCase()))
    return isOwned ? `${name}’s` : name
  })
}
const PERSON = /\b(?:her|him|his|she|he)\b/i
/** Behind "her" they begin something else: "called her last week". */
const AFTER_ALL = wordSet(
  'about again and at before by during ever for from in last lately next on or recently since then this to today tonight until when while with yesterday',
)

/** Who was named last before a text; null where the text names somebody itself. */
function spokenOf(asked: string, context: ChatContext): string | null {
  const known = knownNames(context)
  if (namesIn(asked, known, true).length > 0) return null
  for (const { text, isFromUser } of context.turns.slice(-2 * LOOKED_BACK).toReversed()) {
    const names = namesIn(text, known, isFromUser)
    // A list of the coach's names many.
    if (isFromUser || names.length === 1) {
      const name = names.at(-1)
      if (name !== undefined) return name
    }
  }
  return null
}

/** The names in a text, each once: those of the record however they are written, and `isOwn` others with a capital within a sentence. */
function namesIn(text: string, known: ReadonlyMap<string, string>, isOwn: boolean): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  const capital = new Set(isOwn ? capitalIn(text) : [])
  return [...new Set(words.flatMap((word) => known.get(word.toLowerCase()) ?? (capital.has(word) ? word : [])))]
}

function knownNames({ journal, reminders, goals }: Pick<ChatContext, 'journal' | 'reminders' | 'goals'>) {
  const texts = [...journal.slice(-MOST_ENTRIES).map(({ notes }) => notes), ...reminders.map(({ title }) => title)]
  const names = [...texts, ...goals.map(({ title }) => title)].flatMap((text) =>
    capitalIn((text ?? '').slice(0, MOST_READ)),
  )
  return new Map(names.map((name) => [name.toLowerCase(), name]))
}
const MOST_ENTRIES = 100
const MOST_READ = 300

function capitalIn(text: string): string[] {
  return (text.match(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => !OF_TIME.test(word))
}
const OF_TIME = /^(?:\w+day|january|february|march|april|may|june|july|august|september|october|november|december)$/i

function ofDays(asked: string, text: string, { now, timeZone }: Pick<ChatContext, 'now' | 'timeZone'>): string {
  const view = { now, timeZone, goals: [] }
  const [sentence, ...more] = readText(text).sentences
  if (!sentence || more.length > 0 || text.length > LONGEST || !isTimeAlone(slateOf(sentence), view, false)) return text
  const question = readText(asked).sentences.at(-1)
  if (!question || !(question.isQuestion || asksFact(question))) return text
  const slate = slateOf(question)
  timeOf(slate, { now, timeZone, towards: 'past', isGeneral: false })
  const dated = slate.tokens.filter((_, at) => slate.taken[at])
  const [from, to] = [dated[0]?.start ?? question.end, dated.at(-1)?.end ?? question.end]
  const isOne = slate.tokens.every((one, at) => slate.taken[at] || one.end <= from || one.start >= to)
  if (!isOne) return text
  const end = asked
    .slice(to)
    .trim()
    .replace(/^[?.!]+$/, '')
  const days = text
    .trim()
    .replace(LEAD, '')
    .replace(/[?.!]+$/, '')
  return `${asked
    .slice(question.start, from)
    .trim()
    .replace(/[?.!]+$/, '')} ${days} ${end}`
    .trim()
    .concat('?')
}
