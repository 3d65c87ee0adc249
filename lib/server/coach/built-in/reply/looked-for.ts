import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { type RecordQuery, type RecordRow, recordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '@/lib/server/language/calendar-names'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { nearStems } from '@/lib/server/language/questions/about'
import { dayWords, listed, whenWords } from '@/lib/server/language/questions/day-words'
import { ASKING, LIGHT } from '@/lib/server/language/questions/light-verbs'
import { isAhead, isRank } from '@/lib/server/language/questions/misfit'
import { AUXILIARY, isTyped, slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { unreadWords } from '@/lib/server/language/questions/unread'
import { wordMeant } from '@/lib/server/language/questions/word-answer'
import { quotedAny } from '@/lib/server/language/record-nouns'
import { stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'

/** Of a question so many words are looked for; of more of its own tokens none is a name. */
const MOST_WORDS = 3
const MOST_ASKED = 10
const CALENDAR = new Set([...MONTHS, ...WEEKDAYS, ...WEEKDAYS.map((day) => `${day}s`)])
const ASKS = wordSet('what when where who which how wen wat whats whens wheres whos')
const BEGINS = wordSet('did have has was were do any anything')
/** What is asked of the person's own is about them or names what the record holds. */
const OWN = wordSet(
  'i my me mine we our us goal goals mission alert alerts reminder reminders entry entries journal diary milestone milestones',
)
/** Words of asking what to do, what to think or how it is done: nothing of the record answers that. */
const COUNSEL = wordSet(
  'should could would can will shall might why think reckon recommend suggest tip tips advice idea ideas thoughts',
)
const ADVICE =
  /\b(?:(?:should|shall|ought) (?:i|we)|would (?:you|u)|how (?:do|can|could) (?:i|we) (?!do\b|feel\b|sleep\b|look\b|stand\b|compare\b|usually\b|normally\b))\b/

/** Whether a sentence asks for a fact, and not for counsel or how a thing is done. */
export function asksFact(sentence: Sentence): boolean {
  const { isQuestion, tokens } = sentence
  const words = plainWords(sentence)
  const [first = ''] = words
  // "Ran with Rena, did not count how far" tells of it, as "Did the easy 6" does.
  const isTold = tokens[0] && !isQuestion && isPastForm(tokens[0]) && !BEGINS.has(first)
  if (isTold || /^how (?:do|does|to)\b/.test(words.join(' ')) || seeksCounsel(sentence)) return false
  const begins = BEGINS.has(first) && (isQuestion || OWN.has(words[1] ?? '') || first === 'any')
  return (
    begins || /^(?:is|are) there\b/.test(words.join(' ')) || words.some((_, at) => isAskedAt(words, at, isQuestion))
  )
}

/** "How late am I", "one thing, what": in the middle of what is told such a word asks nothing ("when somebody says no"). */
function isAskedAt(words: readonly string[], at: number, isQuestion: boolean): boolean {
  const word = words[at] ?? ''
  if (!ASKS.has(word) || /^what an?$/.test(words.slice(at, at + 2).join(' '))) return false
  const verb = words.slice(at + 1, /^(?:how|which|what)$/.test(word) ? at + 4 : at + 2)
  const isOutside = at < 2 || at >= words.length - 2 || words[at - 1] === 'me'
  return isQuestion || isOutside || verb.some((one) => AUXILIARY.has(one))
}

/** Whether a sentence weighs what to do or what to think. "Think I have it" weighs nothing, "do you think" does. */
export function seeksCounsel(sentence: Sentence): boolean {
  const isThought = (word: string, before = '') => /^(?:think|reckon)$/.test(word) && !/^(?:you|u)$/.test(before)
  return plainWords(sentence).some((word, at, words) => COUNSEL.has(word) && !isThought(word, words[at - 1]))
}

/** "Which goal should I drop?", "which would you?", "how do I get it going?": nothing that was written tells. */
export function isAdvice(sentence: Sentence): boolean {
  return ADVICE.test(plainWords(sentence).join(' '))
}

function plainWords({ tokens }: Sentence): string[] {
  return tokens.map(({ word }) => word.replace(/'.*/, ''))
}

/**
 * What a question that was not understood is answered with: what the record holds of its words, in the days that it
 * names, with what of it was not looked for, and questions near it that are surely answered, for one press. Null where
 * the record holds nothing of them.
 */
export async function nearestAnswer(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const asked = entriesAsked(sentence, context)
  if (!asked) return null
  const meant = await askAsMeant(context, asked)
  const own: Answer = { text: wordMeant(meant, context), looked: [lookedAt(meant.answer)] }
  const isHeld = meant.answer.rows.length > 0 && meant.unknown.length === 0
  // What comes near, of any kind, is not said to be of the days that are named.
  const held = isHeld ? own : asked.when ? null : await nearestTo([sentence], context)
  // Of what is asked of the person's own it is said what was looked through in vain, where the words may be a name.
  const isOfOwn = asksFact(sentence) && plainWords(sentence).some((word) => OWN.has(word))
  if (!held) return isOfOwn && sentence.tokens.length <= MOST_ASKED ? own : null
  const left = leftOut(sentence, asked, context)
  const without = `I left out ${listed(left.slice(0, MOST_LEFT).map((one) => `“${one}”`))}`
  const ranked = left.some(isRank) ? ', as I compare no amounts within entries: another one may have more' : ''
  const lead = left.length > 0 ? `${NOT_SURE} ${without}${ranked}.` : NOT_SURE
  const text = [lead, held.text, nearestQuestions(sentence, context, held)].filter(Boolean).join('\n\n')
  return { text, looked: held.looked }
}
const NOT_SURE = 'I am not sure what you ask, so this is only what I found.'
const MOST_LEFT = 4

/** The words that make a question another one where nothing looks for them: its form, its figures, what else it names. */
function leftOut(sentence: Sentence, query: RecordQuery, { goals, now, timeZone }: ChatContext): string[] {
  const slate = slateOf(sentence)
  timeOf(slate, { now, timeZone, towards: 'past' })
  const forms = slate.tokens.flatMap(({ word }, at) => {
    const amount = word === 'how' ? (slate.tokens[at + 1]?.word ?? '') : ''
    if (slate.taken[at]) return []
    if (AMOUNTS.has(amount)) return [`how ${amount}`]
    return FORMS.has(word) || isRank(word) ? [word] : []
  })
  return [...forms, ...unreadWords(slate, query, { goals })]
}
const AMOUNTS = wordSet('many much long far fast often big old late early')
const FORMS = wordSet('it enough too more less better worse why still than versus vs average avg total pace instead')

/** Questions near one that was not understood, each of which is surely answered. */
export function nearestQuestions(sentence: Sentence, context: ChatContext, held?: Answer | null): string {
  const { goals, now, timeZone } = context
  const named = goalsNamedIn(sentence, goals).filter(({ isSure }) => isSure)
  const titles = named.flatMap(({ goalId }) => goals.find(({ id }) => id === goalId)?.title ?? [])
  const isToCome = isAhead(sentence.tokens)
  const { when } = timeOf(slateOf(sentence), { now, timeZone, towards: isToCome ? 'future' : 'past' })
  const today = dateIn(timeZone, now)
  const days = isToCome || when?.from !== today ? whenWords(when, today) : ''
  const word = tellingWords([sentence]).find((one) => one.length > 3 && !isRank(one) && held?.text.includes(one))
  const lines = [
    ...titles.map((title) => `Where am I with “${title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title}”?`),
    ...(word ? [`When did I last write about “${word}”?`] : []),
    ...(days ? [isToCome ? `What is due ${days}?` : `How was my energy ${days}?`] : []),
  ]
  return lines.length === 0 ? '' : [DID_YOU_MEAN, ...lines.slice(0, MOST_OFFERED).map((line) => `- ${line}`)].join('\n')
}
const MOST_OFFERED = 3

function entriesAsked(sentence: Sentence, { now, timeZone }: ChatContext): RecordQuery | null {
  const words = tellingWords([sentence]).filter((word) => !/^rows?$/.test(word) && !isRank(word))
  const { when, isOpen } = timeOf(slateOf(sentence), { now, timeZone, towards: 'past' })
  const about = words.slice(0, MOST_WORDS).join(' ')
  // A day that no record can hold, 1 January of the year 1, is asked for in vain.
  return isOpen || !about ? null : (recordQuery.safeParse({ of: 'entries', give: 'list', about, when }).data ?? null)
}

/** What comes nearest in the record to what some sentences say, each row with its day and what it is. */
export async function nearestTo(
  sentences: readonly Sentence[],
  { record, now, timeZone }: ChatContext,
): Promise<Answer | null> {
  const words = tellingWords(sentences)
  const answer = words.length > 0 ? await record.find?.(words) : undefined
  if (!answer || answer.rows.length === 0) return null
  const today = dateIn(timeZone, now)
  // What no line has may be the whole of the question; a shorter word may be a slip or a filler.
  const held = new Set(answer.rows.flatMap(({ quote }) => stemsIn(quote).flatMap((stem) => [stem, ...nearStems(stem)])))
  const unheld = words.filter((word) => word.length > 3 && stemsIn(word.toLowerCase()).every((stem) => !held.has(stem)))
  const missing = unheld.length > MOST_WORDS ? [] : await nowhere(unheld, record)
  const none = `Nothing that I found has ${quotedAny(missing)}. Without it, this comes nearest in your record:`
  const lines = answer.rows.map((row) => `- ${nearRow(row, today)}`)
  return { text: [missing.length > 0 ? none : NEAREST, ...lines].join('\n'), looked: [lookedAt(answer)] }
}
/** The words that no entry has: what only the rows that come nearest lack may stand in others. */
async function nowhere(words: readonly string[], record: ChatContext['record']): Promise<string[]> {
  const asked = words.map((about) => record.ask(recordQuery.parse({ of: 'entries', give: 'last', about })))
  const answers = await Promise.all(asked)
  return words.filter((_, at) => answers[at]?.rows.length === 0)
}
const NEAREST = 'This comes nearest in your record:'
/** What a row is, where it is no entry. */
const NOUNS: { [kind: string]: string } = {
  response: 'check-in',
  milestone: 'milestone',
  reminder: 'alert',
  memory: 'kept by me',
}

/** A milestone's row has the day on which it was noted down, which tells nothing. */
function nearRow({ date, ref, time, quote }: RecordRow, today: string): string {
  const day = ref.kind === 'milestone' ? null : dayWords(date, today)
  const words = `“${quote.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`
  return `${[day, NOUNS[ref.kind]].filter(Boolean).join(', ')}: ${time ? `${time} ` : ''}${words}`
}

/** The words that are neither of grammar nor of asking, without those of anyone's day where others are left. */
export function tellingWords(sentences: readonly Sentence[]): string[] {
  const content = sentences
    .flatMap(({ tokens }) => tokens)
    .filter(({ kind, stem, word }) => {
      const isIdle = [CALENDAR, OWN, COUNSEL, UNSOUGHT].some((list) => list.has(word)) || isTyped(word)
      const isSaid = kind === 'word' || /^\d{3,}$/.test(word)
      return isSaid && !isIdle && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem))
    })
  const telling = content.filter(({ stem }) => !everydayStems.has(stem))
  return [...new Set((telling.length > 0 ? telling : content).map(({ raw }) => raw.replace(/['’]s?$/, '')))]
}
const UNSOUGHT = wordSet('it enough too long many much far often late early')
