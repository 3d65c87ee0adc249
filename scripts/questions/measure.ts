import type { RecordQuery } from '@/lib/contract/record'
import {
  type Overview,
  overviewAsked,
  type QuestionRead,
  readQuestion,
} from '@/lib/server/language/questions/read-question'
import type { Reader } from '@/lib/server/language/questions/understand'
import { stemsIn } from '@/lib/server/language/stem'
import { readText } from '@/lib/server/language/text'
import type { AskedQuestion, Gold } from './asked-questions'
import { contextOf, termsOf } from './samples'

/** Which parts of a question were read as its writer meant them; `whole` where all were. */
export type Judged = Record<'give' | 'of' | 'about' | 'goal' | 'when' | 'whole', boolean> & {
  asked: AskedQuestion
  read: QuestionRead
  isRefused: boolean
}
export const parts = ['give', 'of', 'about', 'goal', 'when'] as const

/** What is answered by the same figures and rows. */
const SAME = [
  'left reading target due pace status started',
  'count countDays days',
  'list last first',
  'list upcoming alertTime openMilestones overdue',
  'first alertTime upcoming',
  'list status',
  'last reading',
  'last first completedWhen',
  'first started',
  'change trend',
  'currentRun streakNow',
  'mean status',
  'mean recap',
].map((names) => new Set(names.split(' ')))

export function judge(asked: AskedQuestion, reader?: Reader, readBy = readQuestion): Judged {
  const read = reader ? readBy(asked.q, contextOf(asked), reader) : readBy(asked.q, contextOf(asked))
  const terms = termsOf(asked.gold)
  const overview = OF_ALL.has(terms.intent) || terms.intent === 'recap' ? overviewIn(asked, reader) : null
  const query = 'query' in read ? read.query : null
  const isRefused = query === null
  if (terms.intent === overview || OF_ALL.has(terms.intent)) {
    const isRight = terms.intent === overview
    return { asked, read, isRefused, give: isRight, of: true, about: true, goal: true, when: true, whole: isRight }
  }
  if (terms.intent === 'notRecord' || !query) {
    const isRight = isRefused && terms.intent === 'notRecord'
    return { asked, read, isRefused, give: isRight, of: isRight, about: true, goal: true, when: true, whole: isRight }
  }
  const title = asked.goals.find(({ id }) => id === query.goal)?.title
  const isOfGoal = terms.of === 'goals' || (terms.of === 'values' && ['sum', 'last'].includes(terms.intent))
  const of = query.of === terms.of || (title !== undefined && isOfGoal && ['goals', 'values'].includes(query.of))
  const give = isGiven(query, terms.intent, asked.gold)
  const isByWords = terms.of === 'entries' || terms.of === 'messages' || terms.of === 'alerts'
  const about = !isByWords || sameWords(wordsOf(query), stemsOf(asked.gold.about))
  const goal = asked.gold.goal === undefined || terms.of === 'entries' || title === asked.gold.goal
  const isTimed = ['left', 'reading', 'target', 'due', 'pace', 'status', 'started', 'openMilestones'].includes(
    terms.intent,
  )
  const when = isTimed || sameWhen(query.when, asked.gold, asked.today)
  return { asked, read, isRefused, give, of, about, goal, when, whole: give && of && about && goal && when }
}

/** They are asked of all goals, and no query gives them. */
const OF_ALL = new Set('behind ahead neglected'.split(' '))

function overviewIn(asked: AskedQuestion, reader?: Reader): Overview | null {
  const sentence = readText(asked.q).sentences.at(-1)
  return sentence ? overviewAsked(sentence, contextOf(asked), reader) : null
}

function isGiven({ give, by, against, what }: RecordQuery, intent: string, gold: Gold): boolean {
  if (intent === 'compare') return against !== undefined && (gold.figure === 'count') === (give === 'count')
  if (intent === 'order') return against !== undefined && give === 'first'
  if (against !== undefined) return false
  if (intent === 'groups') return by === gold.by
  if ((intent === 'max' || intent === 'min') && by !== undefined) return true
  if (intent === 'sum' && give === 'reading') return gold.when === undefined
  if (intent === 'reading' && give === 'sum') return true
  if (intent === 'status' && what === 'progress') return true
  return give === intent || SAME.some((names) => names.has(give) && names.has(intent))
}

function wordsOf({ about, without }: RecordQuery): Set<string> {
  return stemsOf([about ?? without ?? []].flat().slice(0, 1))
}

function stemsOf(words: readonly string[] = []): Set<string> {
  return new Set(words.flatMap((one) => stemsIn(one.toLowerCase())))
}

function sameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word))
}

/** What is open ends today. Of what is to come the end alone tells. */
function sameWhen(read: RecordQuery['when'] = {}, { when = {}, weekdays, months, of }: Gold, today: string): boolean {
  const endOf = (day: string | undefined) => (day === undefined || day >= today ? 'now' : day)
  const isAhead = of === 'alerts'
  const isEnd = isAhead ? when.to === undefined || read.to === when.to : endOf(read.to) === endOf(when.to)
  const isStart = isAhead ? isEnd : when.from === read.from
  return (
    isStart && isEnd && `${read.weekdays ?? ''}` === `${weekdays ?? ''}` && `${read.months ?? ''}` === `${months ?? ''}`
  )
}

export function share(judged: readonly Judged[], of: (one: Judged) => boolean): string {
  const n = judged.filter(of).length
  return `${((100 * n) / Math.max(1, judged.length)).toFixed(1)} % (${n} of ${judged.length})`
}
