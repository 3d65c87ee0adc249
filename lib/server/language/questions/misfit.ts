import 'server-only'
import type { RecordKind, RecordQueryInput } from '@/lib/contract/record'
import { stemsIn } from '../stem'
import type { Token } from '../text'
import { isTime, unitOf } from '../units'
import { wordSet, wordTable } from '../word-table'
import { kindsOf } from './features'
import type { AskField } from './not-understood'
import { isCoachSaying } from './read-kinds'
import { isUnbroken, type Slate } from './slate'

/** What a question asks for by its name, and the rows that answer it. */
const NAMED: { [noun: string]: readonly RecordKind[] } = {
  ...kindsFor('goal goals mission missions project projects', ['goals', 'values', 'milestones', 'checkIns']),
  ...kindsFor('milestone milestones', ['milestones']),
  ...kindsFor('reminder reminders alert alerts alarm alarms', ['alerts']),
  ...kindsFor('check-in check-ins checkin checkins', ['checkIns', 'goals', 'values']),
  ...kindsFor('plan plans', ['plans', 'alerts', 'goals']),
  ...kindsFor('experiment experiments', ['experiments']),
  ...kindsFor('habit habits', ['values']),
}
const nouns = wordTable(NAMED)
const BEFORE_NOUN = wordSet('which what many')
/** They name a kind of row wherever they stand. */
const STRONG = wordSet('milestone milestones reminder reminders check-in check-ins checkin checkins')
const LISTING = wordSet('all every everything show list entries messages entry message chats')
const OF_DAYS = wordSet('streak row days day weeks consecutive straight chain')
/** "The longest I have ever run". */
const EVER = wordSet('ever have has did i we')
const OF_NEXT = wordSet('next upcoming coming scheduled appointment appointments')
const RUNS = wordSet('longestRun currentRun longestGap')
const OF_COACH = wordSet('messages insights memories')
const ENDS = wordSet('reach reached hit made end ended ready')
const BEGUN = wordSet(
  'begin began begun begins start started starting starts set make made create created add added first kick kicked take took open opened join joined up put',
)
const OF_GOAL = wordSet('left reading target due pace')
/** What was written: of days to come there is none. */
const WRITTEN = wordSet('entries checkIns messages values insights memories')
const PLAIN = wordSet('list count days first last sum')
const ROWS = wordSet('list count days first last mean')

/** "Which was the biggest", "the worst week": it ranks, and no single row or number is the answer. */
export function isRanking(words: readonly string[]): boolean {
  return words.some((word, at) => isRank(word) && !NOT_RANKED.has(words[at + 1] ?? '') && words[at - 1] !== 'at')
}
function isRank(word: string): boolean {
  return (
    ['most', 'best', 'worst'].includes(word) || (/.{3}est$/.test(word) && kindsOf(word).some((one) => RANKS.has(one)))
  )
}
const RANKS = wordSet('MOST LEAST BEST WORST LONGEST')
/** "Most recent", "most of all". */
const NOT_RANKED = wordSet('recent recently of important lately')

/** "How long did it take", and not how long ago it was. */
function isOfLength([word, next = '']: readonly string[]): boolean {
  return LENGTHS.has(word ?? '') && !SINCE.has(next)
}
const IN_WORDS = wordSet('furthest farthest fastest slowest heaviest quickest longest distance')
const COMPARED = wordSet('better worse more less fewer')
const LACKED = wordSet('miss missed skip skipped forget forgot forgotten avoid avoided')
const NEGATIVE = new Set(['without', 'nothing'])
/** Of how others feel no row tells. */
const OTHERS = wordSet('me us him her them')
const VERSUS = wordSet('versus vs v than')
const LENGTHS = wordSet('long far fast much')
const SINCE = wordSet('ago since is has have until till')

/** A person is named by a row's words, and by no figure over days. */
const FIGURES = wordSet('count days sum mean min max trend longestRun longestGap currentRun')

/**
 * What a question asks for and its reading cannot answer: "which goal" is answered by goals, "who" by rows in which
 * somebody is named, "did I ever" by something to look for, "will" by nothing that was written. Such a reading answers
 * another question.
 */
export function misfit(slate: Slate, query: RecordQueryInput, today: string): AskField | undefined {
  const { tokens } = slate
  const { of, give, about, when, where, by } = query
  const words = tokens.map(({ word }) => word)
  if (WRITTEN.has(of) && isAhead(tokens)) return 'when'
  const isOfTexts = of === 'entries' || of === 'messages'
  const isKind = (kind: string) => words.some((word) => kindsOf(word).includes(kind))
  if (RUNS.has(give) && !isKind(give === 'longestGap' ? 'GAP' : 'STREAK') && !isKind('LONGEST')) return 'question'
  // Days in a row skip no day.
  if (when?.weekdays !== undefined && (RUNS.has(give) || words.join(' ').includes('in a row'))) return 'when'
  if (OF_GOAL.has(give) && words.includes('did')) return 'about'
  // What a word means stands in no row.
  if (/^what (?:do|does) .*mean$/.test(words.join(' ').replace(/ \?$/, ''))) return 'question'
  // "When I don't run" asks what goes with it, and not how the running stands.
  if (OF_GOAL.has(give) && words.includes('not') && words.includes('when')) return 'question'
  if (when?.to === undefined && words.some((word, at) => word === 'that' && isTime(unitOf(words[at + 1] ?? ''))))
    return 'when'
  if (query.goal === undefined && when === undefined && isPointed(words, about === undefined)) return 'about'
  // "Do I sleep enough?" is judged by nobody's words.
  if (isOfTexts && words.some((word) => word === 'enough' || word === 'too')) return 'amount'
  if (isOfTexts && !query.against && words.some((word) => VERSUS.has(word))) return 'against'
  // How far, how fast and how heavy stands in the words of entries, and in no figure of theirs.
  if (query.what === 'energy' && words.some((word) => IN_WORDS.has(word))) return 'amount'
  if (give === 'trend' && !isKind('TREND') && !isKind('CHANGE')) return 'against'
  // "More good days than bad" counts both, and is no average.
  const more = words.findIndex((word) => /^(?:more|fewer|less)$/.test(word))
  const isOfCounts = more >= 0 && words.includes('than') && !kindsOf(words[more + 1] ?? '').includes('ENERGY')
  if (give === 'mean' && isOfCounts && words[more + 1] !== 'than') return 'against'
  const isNegated =
    words.some((word) => NEGATIVE.has(word)) &&
    query.without === undefined &&
    give !== 'longestGap' &&
    !isUnbroken(slate)
  if (isNegated && !query.against) return 'question'
  // "Between the fall and the first run": two things that happened, and no days.
  if (words.includes('between') && isOfTexts && when === undefined && !query.against && give !== 'longestGap')
    return 'question'
  if (words.some((word, at) => word === 'than' && OTHERS.has(words[at + 1] ?? ''))) return 'question'
  const isOfCoach = words.includes('coach') || words.some((_, at) => isCoachSaying(slate, at))
  if (isOfCoach && !OF_COACH.has(of)) return 'about'
  // "Do I run more when Daniel is away", "am I sleeping better": what is compared is no list.
  const isCompared = words.some((word) => COMPARED.has(word)) && !words.some((word) => LISTING.has(word))
  if (give === 'list' && isOfTexts && !query.against && isCompared && !isKind('ENERGY')) return 'against'
  // "Have I ever missed a call" is not answered by the calls.
  const isListed = isOfTexts && ROWS.has(give) && !query.against && query.without === undefined
  const sought = [about ?? []].flat().join(' ')
  if (isListed && tokens.some(({ word, stem }) => LACKED.has(word) && !stemsIn(sought).includes(stem)))
    return 'question'
  // What somebody else said stands in the entries, and in no talk with the coach.
  if ((of === 'messages' || of === 'checkIns') && words.some((word, at) => word === 'did' && isOther(tokens[at + 1])))
    return 'who'
  if (query.what === 'energy' && !isOfEnergy(words, query)) return 'question'
  // "When will it be finished?"
  if (isAhead(tokens) && (where?.status === 'done' || where?.status === 'completed')) return 'when'
  // The first and the last are quoted with what they say of it.
  const isPoint = give === 'first' || give === 'last'
  // "The attic or the talk first?": of two that are named one alone is no answer.
  if (isPoint && words.includes('or') && !Array.isArray(about) && !query.against) return 'against'
  const isOver = where?.status === 'completed' || where?.status === 'done'
  if (isOver && give === 'last' && !words.some((word) => ENDS.has(word) || kindsOf(word).includes('TICKED')))
    return 'about'
  // "What day did the calf go" asks of no goal when it was made.
  const isBegun = of === 'goals' && give === 'first' && query.goal !== undefined
  if (isBegun && !words.some((word) => BEGUN.has(word))) return 'question'
  if (WRITTEN.has(of) && when?.from !== undefined && when.from > today) return 'when'
  if (PLAIN.has(give) && by === undefined && query.against === undefined && isRanking(words)) return 'by'
  if (
    isOfTexts &&
    ROWS.has(give) &&
    !(isPoint && words[0] === 'when') &&
    words.some((word, at) => word === 'how' && words[at - 1] !== 'by' && isOfLength(words.slice(at + 1)))
  )
    return 'amount'
  const asked = words.findIndex((word, at) => nouns[word] !== undefined && (isLed(words, at) || STRONG.has(word)))
  const kinds = nouns[words[asked] ?? '']
  if (kinds && !kinds.includes(of) && (isOfTexts || isLed(words, asked))) return 'about'
  if (words.includes('who') && !query.against && (FIGURES.has(give) || by !== undefined || about === undefined))
    return 'who'
  // "My longest run" is of running, "longest run of days with a swim" of days.
  const isOfRunning =
    about !== undefined ||
    words.some((word, at) => /^runs?$/.test(word) && (isRank(words[at - 1] ?? '') || EVER.has(words[at - 1] ?? '')))
  if (
    (give === 'longestRun' || (give === 'longestGap' && !isKind('GAP'))) &&
    isOfRunning &&
    !words.some((word) => OF_DAYS.has(word))
  )
    return 'amount'
  const isUnbounded = about === undefined && when === undefined && where === undefined
  const isAny = words.includes('ever') || !words.some((word) => LISTING.has(word))
  if (give === 'list' && isOfTexts && isUnbounded && isAny) return 'about'
  // A milestone stands on the day on which it was noted down or ticked, and not on the one it is due.
  const isOfMany = of === 'goals' && query.goal === undefined
  if ((isOfMany || (of === 'milestones' && when !== undefined)) && words.includes('due')) return 'question'
  // Alerts that nothing in the question names are not looked through.
  const isOfAlerts =
    ['ALERT', 'HOUR', 'DUE'].some(isKind) || /\b(?:when|need|do i have|have to|next)\b/.test(words.join(' '))
  if (of === 'alerts' && about !== undefined && !isOfAlerts) return 'about'
  // "When did I miss a lesson last": what one did is no alert.
  const isOfDeed = words.some((word, at) => word === 'did' && /^(?:i|we)$/.test(words[at + 1] ?? ''))
  if (of === 'alerts' && isOfDeed && !words.some((word) => nouns[word]?.includes('alerts') || word === 'set'))
    return 'about'
  const isBareAlert = of === 'alerts' && isPoint && about === undefined
  return isBareAlert && !words.some((word) => OF_NEXT.has(word) || nouns[word]?.includes('alerts'))
    ? 'about'
    : undefined
}

/** Whether a question names energy, or what only energy can be: the best day, happier, on average, how a month was. */
function isOfEnergy(words: readonly string[], { about, against, when, give }: RecordQueryInput): boolean {
  const kinds = new Set(words.flatMap(kindsOf))
  const isFelt = words.some(
    (word) => OF_FEELING.has(word) || (kindsOf(word).includes('MOODY') && !/^(?:better|worse)$/.test(word)),
  )
  if (kinds.has('ENERGY') || isFelt) return true
  const isOfDays = words.some((word) => /^(?:day|week|weekend|month|season|weekday|year)s?$/.test(word))
  const isRanked = ['BEST', 'WORST', 'MOST', 'LEAST', 'MEAN', 'BETTER', 'VERSUS', 'TREND'].some((kind) =>
    kinds.has(kind),
  )
  if (about !== undefined || against?.about !== undefined) return isOfDays && isRanked
  const isOfHow = words.includes('how') && (isOfDays || when !== undefined)
  const isCompared = against !== undefined && when !== undefined && !words.includes('more') && !words.includes('less')
  return give === 'trend' || (isOfDays && isRanked) || kinds.has('MEAN') || isOfHow || isCompared
}
const OF_FEELING = wordSet(
  'happiest saddest happier sadder brighter perkier calmer chirpier cheerier grumpier tireder liveliest brightest',
)

/** "Will it rain?", "what is the weather going to be": of what is to come nothing was written. "Going to the gym" is a way. */
export function isAhead(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word.replace(/'ll$/, ' will'))
  const isOfThen = words.some((word) => ['did', 'was', 'were', 'said'].includes(word))
  const isGoing = words.some(
    (word, at) => word === 'gonna' || (word === 'going' && words[at + 1] === 'to' && !PLACED.has(words[at + 2] ?? '')),
  )
  return !isOfThen && (isGoing || words.slice(0, 3).some((word) => /\bwill$/.test(word)))
}

const PLACED = wordSet('the my a an')

/** "The next milestone on it", "when I wrote that": of what was spoken of before. */
function isPointed(words: readonly string[], isBare: boolean): boolean {
  const isLed = words.some((word, at) => POINTED.has(word) && POINTS_FROM.has(words[at - 1] ?? ''))
  const isThere = /(?<!\b(?:is|are|was|were|am|be|get|got) )\bthere\b(?! (?:is|are|was|were)\b)/.test(words.join(' '))
  if (isBare && isThere) return true
  const isOne = /^(?:and |so )?which ones?(?! of\b)|\b(?:row|streak|run) is (?:it|that)\b/.test(words.join(' '))
  return isBare ? isLed || isOne : words.at(-1) === 'it' && POINTS_FROM.has(words.at(-2) ?? '')
}
const POINTED = wordSet('it that them')
const POINTS_FROM = wordSet('on of about with for in wrote write said mentioned')

/** "What did Conor say?" */
function isOther(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'word' &&
    (/^\p{Lu}/u.test(token.raw) ? !/^(?:i|you|we|my|our)$/.test(token.word) : /^(?:he|she|they)$/.test(token.word))
  )
}

/** "Which goals", "how many of my reminders". */
function isLed(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => BEFORE_NOUN.has(word))
}

function kindsFor(words: string, kinds: readonly RecordKind[]): { [noun: string]: readonly RecordKind[] } {
  return Object.fromEntries(words.split(' ').map((word) => [word, kinds]))
}
