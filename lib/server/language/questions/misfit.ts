import 'server-only'
import type { RecordKind, RecordQueryInput } from '@/lib/contract/record'
import { stemsIn } from '../stem'
import type { Token } from '../text'
import { wordSet, wordTable } from '../word-table'
import { kindsOf } from './features'
import type { AskField } from './not-understood'
import type { Slate } from './slate'

/** What a question asks for by its name, and the rows that answer it. */
const NAMED = wordTable<readonly RecordKind[]>({
  ...kindsFor('goal goals mission missions project projects', ['goals', 'values', 'milestones', 'checkIns']),
  ...kindsFor('milestone milestones', ['milestones']),
  ...kindsFor('reminder reminders alert alerts alarm alarms', ['alerts']),
  ...kindsFor('check-in check-ins checkin checkins', ['checkIns', 'goals', 'values']),
  ...kindsFor('plan plans', ['plans']),
  ...kindsFor('experiment experiments', ['experiments']),
  ...kindsFor('habit habits', ['values']),
})
/** They name a kind of row wherever they stand, others only behind "which", "what" and "how many". */
const STRONG = wordSet(
  'milestone milestones reminder reminders check-in check-ins checkin checkins experiment experiments',
)
const RUNS = wordSet('longestRun currentRun longestGap')
/** What was written: of days to come there is none. */
const WRITTEN = wordSet('entries checkIns messages values insights memories')
const PLAIN = wordSet('list count days first last sum')
/** A person is named by a row's words, and by no figure over days. */
const FIGURES = wordSet('count days sum mean min max trend longestRun longestGap currentRun')
const RANKS = wordSet('MOST LEAST BEST WORST LONGEST')
/** "Most recent", "most of all". */
const NOT_RANKED = wordSet('recent recently of important lately')
/** How far, how fast and whether it is enough stands in the words of entries, and in no figure of theirs. */
const AMOUNTS = wordSet('furthest farthest fastest slowest heaviest quickest longest distance enough too')
const COMPARED = wordSet('better worse more less fewer')
const LISTING = wordSet('all every everything show list entries messages entry message chats')
/** What was not done is answered by no row of what was. */
const LACKING = wordSet('without nothing miss missed skip skipped forget forgot forgotten avoid avoided')
const ENDS = wordSet('reach reached hit made end ended ready')

const OF_DAYS = wordSet('streak row days day weeks consecutive straight chain')

const HOW_MANY_DID = /\bhow (?:many|often)(?: times)? did (?:i|we)\b/

/** "Which was the biggest", "the worst week": it ranks, and no single row or number is the answer. */
function isRanking(words: readonly string[]): boolean {
  return words.some((word, at) => isRank(word) && !NOT_RANKED.has(words[at + 1] ?? '') && words[at - 1] !== 'at')
}

/** "The longest": which of some rows it is, and a word of none. */
export function isRank(word: string): boolean {
  return /^(?:most|best|worst)$|.{3}est$/.test(word) && kindsOf(word).some((one) => RANKS.has(one))
}

/**
 * What a question asks for and its reading cannot answer: "which goal" is answered by goals, "who" by rows in which
 * somebody is named, "will" by nothing that was written. Such a reading answers another question.
 */
export function misfit(slate: Slate, query: RecordQueryInput, today: string): AskField | undefined {
  const { tokens } = slate
  const { of, give, about, when, where, by, against } = query
  const words = tokens.map(({ word }) => word)
  const text = words.join(' ')
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const isKind = (...kinds: string[]) => words.some((word) => kindsOf(word).some((one) => kinds.includes(one)))
  const isOfTexts = of === 'entries' || of === 'messages'
  const isPoint = give === 'first' || give === 'last'
  const isOver = where?.status === 'completed' || where?.status === 'done'
  const sought = new Set([about ?? []].flat().flatMap((one) => stemsIn(one.toLowerCase())))
  const named = words.findIndex((word, at) => NAMED[word] && (STRONG.has(word) || isLed(words, at)))
  const kinds = NAMED[words[named] ?? '']
  const isCompared = has(COMPARED) && !has(LISTING) && !isKind('ENERGY')
  const misfits: [AskField, boolean | undefined][] = [
    ['when', (WRITTEN.has(of) || isOver) && (isAhead(tokens) || (when?.from ?? '') > today)],
    // "The longest without a gap" is no gap.
    [
      'question',
      give === 'longestGap' && /\bwithout (?:(?:a|any|one) )?(?:gap|break|missing|skipping|interruption)/.test(text),
    ],
    ['question', RUNS.has(give) && !isKind('LONGEST', give === 'longestGap' ? 'GAP' : 'STREAK')],
    ['when', isOfEvent(text)],
    // No goal and no entry has an hour.
    ['when', of !== 'alerts' && /\bwhat time\b/.test(text)],
    // Days in a row skip no day.
    ['when', when?.weekdays !== undefined && (RUNS.has(give) || text.includes('in a row'))],
    // “That week” is one that was spoken of, and what a word means stands in no row.
    ['when', when?.to === undefined && /\bthat (?:day|week|weekend|month|year|evening|night)\b/.test(text)],
    ['question', /^what (?:do|does) .*mean\b/.test(text)],
    ['about', query.goal === undefined && when === undefined && isPointed(words, about === undefined)],
    ['amount', isOfTexts && has(AMOUNTS) && !RUNS.has(give)],
    // "How far did I run" is no energy either.
    [
      'amount',
      isOfTexts &&
        isOfLength(text) &&
        ((PLAIN.has(give) && !(isPoint && words[0] === 'when')) || (query.what === 'energy' && !isKind('ENERGY'))),
    ],
    // On 30 November “last month compared to October” is October twice.
    ['against', against?.when !== undefined && !against.about && isSameTime(against.when, when)],
    ['against', !against && isOfTexts && (/\b(?:versus|vs|v|than)\b/.test(text) || (give === 'list' && isCompared))],
    [
      'question',
      !against &&
        query.without === undefined &&
        give !== 'longestGap' &&
        tokens.some(({ word, stem }) => LACKING.has(word) && !sought.has(stem)),
    ],
    // "When did the calf go?" is of no goal.
    ['about', /^(?:left|reading|target|due|pace)$/.test(give) && /\bdid (?!i\b|we\b)/.test(text)],
    ['question', / than (?:me|us|him|her|them)\b/.test(text)],
    ['question', query.what === 'energy' && !isOfEnergy(words, query)],
    // "How many did I read in March?", "how often did I go?" count no entries.
    [
      'about',
      isOfTexts && PLAIN.has(give) && !about && !where && HOW_MANY_DID.test(text) && !isKind('ENTRY', 'MENTION'),
    ],
    // "My average sleep" is of sleep.
    ['amount', query.what === 'energy' && about !== undefined && isMeanOf(words, sought) && !isKind('ENERGY')],
    ['about', isOver && give === 'last' && !has(ENDS) && !isKind('TICKED')],
    ['by', PLAIN.has(give) && by === undefined && !against && isRanking(words)],
    ['about', kinds && !kinds.includes(of) && (isOfTexts || isLed(words, named))],
    ['who', words.includes('who') && !against && (FIGURES.has(give) || by !== undefined || about === undefined)],
    ['about', isOfTexts && give === 'list' && !about && !when && !where && (words.includes('ever') || !has(LISTING))],
    // "My longest run" is of running, "longest run of days with a swim" of days.
    ['amount', /^longest/.test(give) && (about !== undefined || isKind('LONGEST')) && !isKind('GAP') && !has(OF_DAYS)],
    // "The attic or the talk first?": of two that are named one alone is no answer.
    ['against', isPoint && words.includes('or') && !Array.isArray(about) && !against],
    // What rests or was dropped is none of what goes on.
    ['question', where?.status === 'ongoing' && /\b(?:paused|resting|dropped|abandoned|completed?)\b/.test(text)],
    // What one told the coach is no answer to a check-in, unless that is what is asked for.
    ['about', of === 'checkIns' && !isKind('CHECKIN', 'ADVICE') && !/\b(?:check|ask|report|quizz|inquir)/.test(text)],
    // "How many was it?": all of them are not those that were spoken of.
    ['about', isOfTexts && !about && !when && !where && !by && /\b(?:is|was|were) (?:it|that|they)\b/.test(text)],
    // What others said stands in no talk with the coach.
    ['about', of === 'messages' && /\bdid (?!i\b|we\b|you\b|(?:the |my )?coach\b)\S+ (?:say|tell)\b/.test(text)],
    // A milestone stands on the day on which it was ticked, and not on the one it is due.
    [
      'question',
      words.includes('due') && ((of === 'goals' && !query.goal) || (of === 'milestones' && when !== undefined)),
    ],
    [
      'about',
      of === 'alerts' &&
        about !== undefined &&
        !isKind('ALERT', 'HOUR', 'DUE') &&
        !/\b(?:when|need|do i have|have to|next)\b/.test(text),
    ],
  ]
  return misfits.find(([, isOne]) => isOne)?.[0]
}

function isSameTime(one: object, other: object = {}): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}

/** "On the day of the launch", "the evening when I ran 17 km": no calendar tells which day that was. */
export function isOfEvent(text: string): boolean {
  return /\bon the (?:day|night|evening|morning|weekend) (?:of (?!the \d)|before|after|that|when|i|we|my|he|she|they)\b/i.test(
    text,
  )
}

/** "How long did it take", and not how long ago it was. */
function isOfLength(text: string): boolean {
  return /(?<!\bby )\bhow (?:(?:long|far|fast)\b(?! (?:ago|since|is|has|have|until|till)\b)|much\b(?! (?:ago|since|is|has|until|till)\b))/.test(
    text,
  )
}

/** Whether a question names energy, or what only energy can be: the best day, happier, on average, how a month was. */
function isOfEnergy(words: readonly string[], { about, against, when, give }: RecordQueryInput): boolean {
  const kinds = new Set(words.flatMap(kindsOf))
  const isFelt = words.some(
    (word) =>
      /^(?:happ|sadd|bright|perk|calm|chirp|cheer|grump|tired|livel).*(?:er|est)$/.test(word) ||
      (kindsOf(word).includes('MOODY') && !/^(?:better|worse)$/.test(word)),
  )
  if (kinds.has('ENERGY') || isFelt) return true
  const isOfDays = words.some((word) => /^(?:day|week|weekend|month|season|weekday|year)s?$/.test(word))
  const isRanked = [...RANKS, 'MEAN', 'BETTER', 'VERSUS', 'TREND'].some((kind) => kinds.has(kind))
  if (about !== undefined || against?.about !== undefined) return isOfDays && isRanked
  const isOfHow = words.includes('how') && (isOfDays || when !== undefined)
  const isCompared = against !== undefined && when !== undefined && !words.includes('more') && !words.includes('less')
  return give === 'trend' || (isOfDays && isRanked) || kinds.has('MEAN') || isOfHow || isCompared
}

/** "Will it rain?", "what is the weather going to be": of what is to come nothing was written. "Going to the gym" is a way. */
export function isAhead(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ word }) => word.replace(/'ll$/, ' will')).join(' ')
  if (/\b(?:did|was|were|said)\b/.test(text)) return false
  return /^what(?: is| will)?\b.*\bweather\b|\bgonna\b|\bgoing to (?!(?:the|my|an?)\b)|^(?:\S+ ){0,2}\S*will\b/.test(
    text,
  )
}

/** "The next milestone on it", "when I wrote that": of what was spoken of before. */
function isPointed(words: readonly string[], isBare: boolean): boolean {
  const text = words.join(' ')
  const POINTS_FROM = '\\b(?:on|of|about|with|for|in|wrote|write|said|mentioned)'
  if (!isBare) return new RegExp(`${POINTS_FROM} it$`).test(text)
  const isThere = /(?<!\b(?:is|are|was|were|am|be|get|got) )\bthere\b(?! (?:is|are|was|were)\b)/.test(text)
  const isOne = /^(?:and |so )?which ones?(?! of\b)|\b(?:row|streak|run) is (?:it|that)\b/.test(text)
  return isThere || isOne || new RegExp(`${POINTS_FROM} (?:it|that|them)\\b`).test(text)
}

function isMeanOf(words: readonly string[], sought: ReadonlySet<string>): boolean {
  return words.some((word, at) => kindsOf(words[at - 1] ?? '').includes('MEAN') && sought.has(stemsIn(word)[0] ?? ''))
}

/** "Which goals", "how many of my reminders". */
function isLed(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => /^(?:which|what|many)$/.test(word))
}

function kindsFor(words: string, kinds: readonly RecordKind[]): { [noun: string]: readonly RecordKind[] } {
  return Object.fromEntries(words.split(' ').map((word) => [word, kinds]))
}
