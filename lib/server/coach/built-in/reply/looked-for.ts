import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { type Looked, type RecordAnswer, type RecordQuery, type RecordRow, recordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '@/lib/server/language/calendar-names'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { datesIn } from '@/lib/server/language/dates'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { nearStems } from '@/lib/server/language/questions/about'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { isAskingWord } from '@/lib/server/language/questions/features'
import { ASKING, LIGHT } from '@/lib/server/language/questions/light-verbs'
import { isOfEvent, isRank } from '@/lib/server/language/questions/misfit'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import { nounOf, quotedAny } from '@/lib/server/language/record-nouns'
import { stemsIn } from '@/lib/server/language/stem'
import { readText, type Sentence, type Token } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'

/** Of a question so many words are looked for; of more of its own tokens none is a name. */
const MOST_WORDS = 3
const MOST_ASKED = 10
const CALENDAR = new Set([...MONTHS, ...WEEKDAYS, ...WEEKDAYS.map((day) => `${day}s`)])
const ASKS = wordSet('what when where who which how whats whens wheres whos')
const BEGINS = wordSet('did have has was were do any anything')
/** What is asked of the person's own is about them or names what the record holds. */
const OWN = wordSet(
  'i my me mine we our us goal goals mission alert alerts reminder reminders entry entries journal diary milestone milestones',
)
/** Words of asking what to do, what to think or how it is done: nothing of the record answers that. */
const COUNSEL = wordSet(
  'should could would can will shall might why think reckon recommend suggest tip tips advice idea ideas thoughts',
)
const MAY = wordSet('could would can will might')
const ADVICE =
  /\b(?:(?:should|shall|ought) (?:i|we)|would (?:you|u)|how (?:can|could) (?:i|we)|how do (?:i|we) (?!do\b|feel\b|sleep\b|look\b|stand\b|compare\b|usually\b|normally\b)|(?:best|good|right|easiest) way to|(?:tips?|advice) (?:on|for|about|with|to))\b/

/** Whether a sentence begins as what is told does: "wrote the sentence for the talk", "ran with Rena, did not count how far". */
export function isToldFirst({ tokens: [first], isQuestion }: Sentence): boolean {
  return first !== undefined && !isQuestion && ((isPastForm(first) && !BEGINS.has(first.word)) || TELLS.has(first.word))
}
const TELLS = wordSet("i'm im i've ive we've i'd")

/** "Did Ida sleep in the attic", and not "did Pilates this morning". */
export function ofSomeone(text: string): boolean {
  return /^\W*[Dd]id \p{Lu}\p{Ll}+ (?!(?:this|today|with|in|at|on|for|and|again|after|before|yesterday)\b)\p{Ll}{2,}/u.test(
    text,
  )
}

/** Whether a sentence asks for a fact, and not for counsel or how a thing is done. */
export function asksFact(sentence: Sentence): boolean {
  const { isQuestion } = sentence
  const words = plainWords(sentence)
  const [first = ''] = words
  if (/^how (?:do|does|to)\b/.test(words.join(' ')) || seeksCounsel(sentence) || isAdvice(sentence)) return false
  // "And Finn on his bicycle, when was that"
  if (ASKS_LAST.test(sentence.text)) return true
  if (isToldFirst(sentence)) return false
  const begins =
    BEGINS.has(first) && (isQuestion || ofSomeone(sentence.text) || OWN.has(words[1] ?? '') || first === 'any')
  return (
    begins ||
    /^(?:is|are) there\b/.test(words.join(' ')) ||
    words.some(
      (word, at) => ASKS.has(word) && (isQuestion || (at < 2 && !/^what an?$/.test(`${word} ${words[at + 1]}`))),
    )
  )
}

const ASKS_LAST =
  /[,;–-] *(?:and |so )?(?:when|what|who|where|how) (?:is|was|did|were)\b(?! (?:you|he|she|they)\b)[^,;]{0,40}$/i

/** Whether a sentence weighs what to do or what to think. "Think I have it" weighs nothing, "do you think" does. */
export function seeksCounsel(sentence: Sentence): boolean {
  const isThought = (word: string, before = '') => /^(?:think|reckon)$/.test(word) && !/^(?:you|u)$/.test(before)
  // "I can't be bothered" asks for nothing.
  const isDenied = (at: number) =>
    !sentence.isQuestion && /^(?:can|couldn|won|wouldn)'?t$/.test(sentence.tokens[at]?.word ?? '')
  // "I should have started years ago", "could have danced" ask for nothing.
  const isRegret = (word: string, after = '') =>
    /^(?:should|could|would|might)$/.test(word) && after === 'have' && !sentence.isQuestion
  return plainWords(sentence).some(
    (word, at, words) =>
      COUNSEL.has(word) &&
      // "I can do nine now", "Sunday evenings would work", "how long was it till I could run again".
      !(MAY.has(word) && at > 0 && !sentence.isQuestion && !ASKS.has(words[0] ?? '')) &&
      !(MAY.has(word) && at > (isOfMuch(words) ? 1 : LATE_IN) && ASKS.has(words[0] ?? '')) &&
      !isRegret(word, words[at + 1]) &&
      !isThought(word, words[at - 1]) &&
      !isDenied(at),
  )
}

const LATE_IN = 5
/** "How long till I could run again" asks how long it was. */
function isOfMuch([how, much]: readonly string[]): boolean {
  return how === 'how' && /^(?:long|many|much|far|often)$/.test(much ?? '')
}

/** "Which goal should I drop?", "which would you?", "how do I get it going?": nothing that was written tells. */
export function isAdvice(sentence: Sentence): boolean {
  return ADVICE.test(plainWords(sentence).join(' ')) || weighsTwo(sentence)
}

/** "Run tonight or just get the shelves done" weighs two things. */
export function weighsTwo({ text }: Pick<Sentence, 'text'>): boolean {
  return EITHER.test(text) || WHETHER.test(text)
}
const EITHER = /\bor (?:just|rather|should|shall)\b/i
/** "Do I say it to her or leave it". */
const WHETHER =
  /^\W*(?:(?:dunno|so|hm+|well|idk|not sure) )*(?:do|shall) (?:i|we) (?!have\b|know\b)[^?!.]{2,60} or \p{L}/iu

function plainWords({ tokens }: Sentence): string[] {
  return tokens.map(({ word }) => word.replace(/'.*/, ''))
}

/**
 * What a question that was not understood is answered with: what comes nearest in the record, and questions near it that
 * are surely answered, for one press. Null where the record holds nothing of its words.
 */
export async function nearestAnswer(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const near = await nearestTo([sentence], context)
  if (!near) return null
  // Of “how many times” no rows that are only some of them are the answer.
  if (near.isWhole && near.rows.length > 0 && HOW_OFTEN.test(sentence.text)) {
    const query = recordQuery.parse({ of: 'entries', give: 'count', about: tellingWords([sentence]).join(' ') })
    const answer = await context.record.ask(query)
    return { text: wordAnswer(query, answer, context), looked: [lookedAt(answer)] }
  }
  const more = nearestQuestions(sentence, context, near)
  // Rows of running do not say with whom.
  const isOfWho = near.rows.length > 0 && /\bwhom?\b/i.test(sentence.text)
  // "What does overdue mean?" is no question of what was written.
  const isAnswer = near.isWhole && !isOfWho && (near.rows.length > 0 || OF_OWN.test(sentence.text))
  return { text: [!isAnswer && NOT_SURE, near.text, more].filter(Boolean).join('\n\n'), looked: near.looked }
}
const HOW_OFTEN = /\bhow (?:many times|often)\b/i
export const NOT_AHEAD =
  'I know what you wrote and what you have planned. What is to come otherwise, such as the weather, I cannot know.'
const OF_OWN = /\b(?:i|we|my|our|did|was|were|when|who)\b/i
const NOT_SURE = 'I am not sure what you ask, so this is only what I found.'

/** Questions near one that was not understood, each of which is surely answered. */
export function nearestQuestions(sentence: Sentence, { goals }: ChatContext, near?: Near): string {
  const named = goalsNamedIn(sentence, goals).filter(({ isSure }) => isSure)
  const titles = named.flatMap(({ goalId }) => goals.find(({ id }) => id === goalId)?.title ?? [])
  const word = tellingWords([sentence]).find(
    (one) => one.length > 3 && !isRank(one) && near?.rows.some(({ quote }) => quote.includes(one)),
  )
  const lines = [
    ...titles.map((title) => `Where am I with “${title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title}”?`),
    ...(word ? [`When did I last write about “${word}”?`] : []),
  ]
  return lines.length === 0 ? '' : [DID_YOU_MEAN, ...lines.slice(0, MOST_OFFERED).map((line) => `- ${line}`)].join('\n')
}
const MOST_OFFERED = 3

/** It is whole where a row has every word, or no entry has one of them: there is no more to find. */
type Near = Answer & { rows: readonly RecordRow[]; isWhole: boolean }

/** What comes nearest in the record to what some sentences say, each row with its day and what it is. */
export async function nearestTo(
  sentences: readonly Sentence[],
  { record, now, timeZone }: ChatContext,
): Promise<Near | null> {
  const days = sentences.flatMap((one) => datesIn(one, { now, timeZone, towards: 'past', isAsked: true }))
  const { all, telling, figures } = soughtWords(sentences, days)
  const found = all.length > 0 ? await record.find?.(all.slice(0, MOST_ASKED)) : undefined
  // Words of anyone's day make a row that has them nearer, and none farther.
  const isFar = found?.rows.length === 0 && telling.length < all.length
  const answer = isFar ? await record.find?.(telling.slice(0, MOST_ASKED)) : found
  const today = dateIn(timeZone, now)
  // Of days that are over no row of others is near; what is set for later may be of the running ones.
  const isThen = ({ date }: RecordRow) =>
    days.length === 0 || days.some(({ from, to }) => from > today || (date >= from && (to >= today || date <= to)))
  const held = (answer?.rows ?? []).filter(isThen).map((row) => ({ row, ...heldBy(row) }))
  const unheld = telling.filter((word) => !held.some(({ has }) => has(word)))
  const absent = held.length > 0 && unheld.length > MOST_WORDS ? [] : await nowhere(unheld, record)
  // What no line has may be the whole of the question; a shorter word may be a slip or a filler.
  // That no entry has "worst" is no news to "which one's the worst?"
  const missing = absent.filter(
    ({ word }) => word.length > 3 && !isAskingWord(word.toLowerCase(), stemsIn(word.toLowerCase())[0] ?? ''),
  )
  const none = `${NONE_HAS} ${quotedAny(missing.map(({ word }) => word))}.`
  // One word of its own may stand anywhere, but for a name, and rows of all days are no answer about some.
  const isOfWhom = sentences.some(({ text }) => OF_WHOM.test(text))
  // What is told of a launch may be of another day.
  const isOther = days.length > 0 || sentences.some(({ text }) => isOfEvent(text))
  // A row with “longest” in it is the longest of its day.
  const isOfMost = all.some((word) => isRank(word) && !/^(?:best|worst|most)$/.test(word))
  const mayBeWhole = !isOfMost && !isOther && (all.length + figures.length > 1 || isOfWhom)
  const whole = mayBeWhole ? held.filter(({ has, counts }) => all.every(has) && figures.every(counts)) : []
  // A row with another figure, or without most of the words that are not of anyone's day, is near to nothing.
  const there = telling.length - absent.length
  const near = held.filter(({ has, counts }) => {
    const n = telling.filter(has).length
    return n * 2 > there && n >= missing.length && figures.every(counts) && !isOfMost
  })
  const rows = (whole.length > 0 ? whole : near).map(({ row }) => row)
  const looked = rows.length > 0 && answer ? [lookedAt(answer)] : missing.slice(0, 1).map((one) => lookedAt(one.answer))
  if (rows.length === 0) return missing.length > 0 ? { text: none, looked, rows, isWhole: true } : null
  const lead = missing.length > 0 ? `${none} Without it, this comes nearest:` : 'This comes nearest in your record:'
  const lines = [
    whole.length > 0 ? 'This is what your record has of it:' : lead,
    ...rows.map((row) => `- ${nearRow(row, today)}`),
  ]
  return { text: lines.join('\n'), looked, rows, isWhole: whole.length > 0 || missing.length > 0 }
}
/** How an answer begins that says what no entry has. */
export const NONE_HAS = 'None of your entries has'
const OF_WHOM = /^\W*who(?:['’]?s| is| was)\b/i

/** What a row says, in any form of its words, and how much it counts. */
export function heldBy({ quote }: Pick<RecordRow, 'quote'>) {
  const tokens = readText(quote).sentences.flatMap((one) => one.tokens)
  const stems = new Set(stemsIn(quote).flatMap((stem) => [stem, ...nearStems(stem)]))
  return {
    has: (word: string) => stemsIn(word.toLowerCase()).some((one) => stems.has(one)),
    counts: (figure: number) => tokens.some(({ value }) => value === figure),
  }
}

/** The words that no entry has: what only the rows that come nearest lack may stand in others. */
async function nowhere(words: readonly string[], record: ChatContext['record']) {
  const asked = words.map((about) => record.ask(recordQuery.parse({ of: 'entries', give: 'last', about })))
  const answers = (await Promise.all(asked)).map((answer, at) => ({ word: words[at] ?? '', answer }))
  return answers.filter(({ answer }) => answer.rows.length === 0)
}
/** What a row is, where it is no entry. */
const NOUNS: { [kind: string]: string } = {
  response: 'check-in',
  milestone: 'milestone',
  reminder: 'alert',
  memory: 'kept by me',
}

/** A milestone's row has the day on which it was noted down, which tells nothing. */
export function nearRow({ date, ref, time, quote }: RecordRow, today: string): string {
  const day = ref.kind === 'milestone' ? null : dayWords(date, today)
  const words = `“${quote.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`
  return `${[day, NOUNS[ref.kind]].filter(Boolean).join(', ')}: ${time ? `${time} ` : ''}${words}`
}

type Days = readonly { start: number; end: number }[]

/**
 * The words that are neither of grammar nor of asking, and the figures beside those of days; telling are those of nobody's
 * every day.
 */
function soughtWords(sentences: readonly Sentence[], days: Days = []) {
  const tokens = sentences.flatMap((one) => one.tokens)
  const content = tokens.filter(({ kind, stem, word }) => {
    const isIdle = [CALENDAR, OWN, COUNSEL, UNSOUGHT].some((list) => list.has(word))
    const isSaid = (kind === 'word' && !/n't$/.test(word)) || /^\d{3,}$/.test(word)
    return isSaid && !isIdle && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem))
  })
  const isOfDay = ({ start, end }: Token) => days.some((day) => start >= day.start && end <= day.end)
  // "I talk 2 u" counts nothing.
  const isWord = ({ word }: Token, at: number) => /^[24]$/.test(word) && grammarStems.has(tokens[at + 1]?.stem ?? '')
  const figures = tokens.flatMap((one, at) =>
    /^\d+$/.test(one.word) && !isWord(one, at) && !isOfDay(one) ? (one.value ?? []) : [],
  )
  const wordsOf = (tokens: typeof content) => [...new Set(tokens.map(({ raw }) => raw.replace(/['’]s?$/, '')))]
  const telling = content.filter(({ stem }) => !everydayStems.has(stem))
  return { all: wordsOf(content), telling: wordsOf(telling), figures }
}

export function tellingWords(sentences: readonly Sentence[]): string[] {
  const { all, telling } = soughtWords(sentences)
  return telling.length > 0 ? telling : all
}
const UNSOUGHT = wordSet(
  'always never ever usually otherwise else anyway really supposed meant according it afternoon evening enough too long many much far often late early',
)

/** A reply, or a part of one: its words, and what was looked at for them. */
export type Answer = { text: string; looked: Looked[] }
export const plain = (text: string): Answer => ({ text, looked: [] })

/** Of more kinds than these the names are no news. */
const MOST_KINDS = 2

/** What an answer of the record looked through, as it stands under the reply. */
export function lookedAt({ searched, rows }: RecordAnswer): Looked {
  const { kinds, rows: n } = searched
  const isAll = kinds.length > MOST_KINDS
  return {
    tool: 'ask_record',
    words: isAll
      ? 'Looked through your whole record'
      : `Looked at ${n.toLocaleString('en')} ${kinds.map((kind) => nounOf(kind, n)).join(' and ')}`,
    from: searched.from,
    to: searched.to,
    rows: searched.rows,
    refs: rows.map(({ ref }) => ref),
  }
}

/** Asks as the person means it, as far as the record at hand can tell. */
export async function askAsMeant({ record }: Pick<ChatContext, 'record'>, query: RecordQuery) {
  return record.askMeant ? record.askMeant(query) : { query, answer: await record.ask(query), unknown: [] }
}

/** Energy on the days with a word says little alone: beside it stands what it was on the others. */
export async function askBesideOthers(context: ChatContext, asked: RecordQuery): ReturnType<typeof askAsMeant> {
  const meant = await askAsMeant(context, asked)
  const { query, answer, unknown } = meant
  const { give, what, about, against, by } = query
  const isOfDays = give === 'mean' && what === 'energy' && about !== undefined && !against && !by
  if (!isOfDays || unknown.length > 0 || answer.rows.length === 0) return meant
  const beside = { ...query, against: { without: about } }
  return { query: beside, answer: await context.record.ask(beside), unknown }
}
