import 'server-only'
import { isAskingWord } from '@/lib/server/language/questions/features'
import { isTimeAlone } from '@/lib/server/language/questions/follow-up'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { stemOf } from '@/lib/server/language/stem'
import { readText } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import { asksFact, tellingWords } from './looked-for'

const LOOKED_BACK = 4
/** What is longer asks by itself. */
const LONGEST = 60
const LEAD = /^(?:(?:and|n|&|so|then|ok|what|how|about|same|of|for|but)\b[\s,]*)+/i

/**
 * A message that names nothing but days ("and in October?", "tmrw?") as what was asked before, of those days; any other
 * as it is.
 */
export function resumed({ message, turns, ...context }: ChatContext): string {
  const before = turns.filter(({ isFromUser }) => isFromUser).slice(-LOOKED_BACK)
  const texts = [...before.map(({ text }) => text), message].map((text) => withoutHello(text, context.persona.name))
  return texts.reduce((asked, text) => ofPerson(asked, ofDays(asked, text, context)))
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

/** "When did I last see her?": who was named before, where the question names nothing else. */
function ofPerson(asked: string, text: string): string {
  const [named, more] = tellingWords(readText(asked).sentences).filter(
    (word) => !isAskingWord(word.toLowerCase(), stemOf(word.toLowerCase())),
  )
  const isBare = PERSON.test(text) && tellingWords(readText(text).sentences).length === 0
  return isBare && named && !more ? text.replace(PERSON, named) : text
}
const PERSON = /\b(?:her|him|them|she|he|they)\b/i

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
