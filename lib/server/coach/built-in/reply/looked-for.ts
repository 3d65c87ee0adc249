import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordAnswer, type RecordQuery, type RecordRow, recordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '@/lib/server/language/calendar-names'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { ASKING, LIGHT } from '@/lib/server/language/questions/light-verbs'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { wordMeant } from '@/lib/server/language/questions/word-answer'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'
import { checkInsWithFigure } from './own-check-ins'

const MOST_WORDS = 3
const CALENDAR = new Set([...MONTHS, ...WEEKDAYS])
const ASKS = wordSet('what when where who which how wen wat whats whens wheres whos')
const BEGINS = wordSet('did have has was were do any anything')
/** What is asked of the person's own is about them or names what the record holds. */
const OWN = wordSet(
  'i my me mine we our us goal goals mission alert alerts reminder reminders entry entries journal diary milestone milestones',
)
/** Words of asking what to do, what to think or how it is done: nothing of the record answers that. */
const COUNSEL = wordSet('should could would can will shall might why think reckon recommend suggest')

/** Whether a sentence asks for a fact, and not for counsel or how a thing is done. */
export function asksFact(sentence: Sentence): boolean {
  const words = plainWords(sentence)
  const isAsked =
    words.some((word) => ASKS.has(word)) || BEGINS.has(words[0] ?? '') || /^(?:is|are) there\b/.test(words.join(' '))
  const isOfDoing = /^how (?:do|does|to)\b/.test(words.join(' '))
  return isAsked && !isOfDoing && !seeksCounsel(sentence)
}

/** Whether a sentence weighs what to do or what to think. */
export function seeksCounsel(sentence: Sentence): boolean {
  return plainWords(sentence).some((word) => COUNSEL.has(word))
}

function plainWords({ tokens }: Sentence): string[] {
  return tokens.map(({ word }) => word.replace(/'.*/, ''))
}

/** What a question of the person's own that was not understood is answered with: what the entries say of its words. */
export async function lookedFor(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const isOfOwn = asksFact(sentence) && plainWords(sentence).some((word) => OWN.has(word))
  return isOfOwn ? entriesWith(sentence, context) : null
}

/** The entries with the telling words of a sentence, else what comes nearest to them, else that there are none. */
export async function entriesWith(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const asked = entriesAsked(sentence, context)
  if (!asked) return null
  const meant = await askAsMeant(context, asked)
  return (
    (await heldBy(meant, asked, sentence, context)) ?? {
      text: wordMeant(meant, context),
      looked: [lookedAt(meant.answer)],
    }
  )
}

/** What the record holds of the telling words of a sentence, in the days that it names: all of them, most, or the rarest. */
export async function wordsHeld(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const asked = entriesAsked(sentence, context)
  return asked && heldBy(await askAsMeant(context, asked), asked, sentence, context)
}

async function heldBy(
  meant: Awaited<ReturnType<typeof askAsMeant>>,
  asked: RecordQuery,
  sentence: Sentence,
  context: ChatContext,
): Promise<Answer | null> {
  const told = (one: typeof meant): Answer => ({ text: wordMeant(one, context), looked: [lookedAt(one.answer)] })
  if (meant.answer.rows.length > 0 && meant.unknown.length === 0) return told(meant)
  const figured = await checkInsWithFigure(sentence, context)
  if (figured) return figured
  // What comes near is not said to be of the days that are named.
  const near = asked.when ? null : await nearestTo([sentence], context)
  if (near) return near
  const words = tellingWords([sentence]).slice(0, MOST_WORDS)
  const each = await Promise.all(words.map(async (about) => askAsMeant(context, { ...asked, about })))
  const [rarest] = each
    .filter(({ answer, unknown }) => answer.rows.length > 0 && unknown.length === 0)
    .sort((one, other) => countOf(one) - countOf(other))
  if (!rarest) return null
  return words.length > 1
    ? { ...told(rarest), text: `Nothing there has all of that. ${told(rarest).text}` }
    : told(rarest)
}

function countOf({ answer: { figures, rows } }: { answer: RecordAnswer }): number {
  const count = figures.find(({ id }) => id === 'count')?.value
  return typeof count === 'number' ? count : rows.length
}

function entriesAsked(sentence: Sentence, context: ChatContext): RecordQuery | null {
  const words = tellingWords([sentence])
  if (words.length === 0) return null
  const { when, isOpen } = timeOf(slateOf(sentence), { ...context, towards: 'past', isGeneral: false })
  const about = words.slice(0, MOST_WORDS).join(' ')
  // A day that no record can hold, 1 January of the year 1, is asked for in vain.
  return isOpen ? null : (recordQuery.safeParse({ of: 'entries', give: 'list', about, when }).data ?? null)
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
  const lines = answer.rows.map(
    (row) => `- ${[rowDay(row, today), NOUNS[row.ref.kind]].filter(Boolean).join(', ')}: ${plainQuote(row)}`,
  )
  return { text: `${NEAREST}\n${lines.join('\n')}`, looked: [lookedAt(answer)] }
}

/** A milestone's row has the day on which it was noted down, which tells nothing. */
function rowDay({ date, ref }: RecordRow, today: string): string | null {
  return ref.kind === 'milestone' ? null : dayWords(date, today)
}

const NEAREST = 'This comes nearest in your record:'
/** What a row is, where it is no entry. */
const NOUNS: { [kind: string]: string } = {
  response: 'check-in',
  milestone: 'milestone',
  reminder: 'alert',
  memory: 'kept by me',
}

function plainQuote({ quote, time }: RecordRow): string {
  return `${time === undefined ? '' : `${time} `}“${quote.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`
}

/** The words that are neither of grammar nor of asking, without those of anyone's day where others are left. */
export function tellingWords(sentences: readonly Sentence[]): string[] {
  const content = sentences.flatMap(({ tokens }) =>
    tokens.filter(
      ({ kind, stem, word }) =>
        (kind === 'word' || /^\d{3,}$/.test(word)) &&
        !CALENDAR.has(word) &&
        ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem)) &&
        !OWN.has(word),
    ),
  )
  const telling = content.filter(({ stem }) => !everydayStems.has(stem))
  return [...new Set((telling.length > 0 ? telling : content).map(({ raw }) => raw.replace(/['’]s?$/, '')))]
}
