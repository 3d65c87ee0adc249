import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { rhythmNoun } from '../measure/rhythm-noun'
import { stemOf, stemsIn } from '../stem'
import { isTime, sameUnit, unitOf } from '../units'
import { contentOf, nearStems } from './about'
import { alikeOf } from './goals'
import { ASKING, LIGHT, stems } from './light-verbs'
import type { AskedGoal, QuestionContext } from './question-context'
import { copyOf, type Slate } from './slate'
import { timeOf, whenPart } from './times'
import { stemsOfGoal } from './unread'

const GIVES = new Set('first last count days list longestRun longestGap currentRun'.split(' '))
/** How often and how long: in a title they say the rhythm, in a question nothing of what it is about. */
const FREQUENT = stems(`
  time day daily week weekly month monthly year every once twice three four five morning evening night weekday weekend
  monday tuesday wednesday thursday friday saturday sunday minute min hour second least often row streak run longest
  gap break stretch consecutive average visit session step
`)
/** What is asked of what was written, thought or meant, and not of what was done. */
const TOLD = stems('write mention note say think dream want plan talk feel forget miss skip')
/** Where the aim of a title begins, or what it is done by: "to get strong", "for 20 minutes". */
const AFTERWARDS = /[,;:(–—]|\b(?:to (?!the\b|my\b|a\b)|so that|for|because|before|after|until|by|with no|at)\b.*/i

/**
 * What was read as a question about entries, or not at all, as one about the ticks of the rhythm that counts just that:
 * each word that tells what it is about is of its title or unit, and none of its title is missing. Null where no rhythm
 * counts it, where two do, or where more is asked, such as with whom.
 */
export function countedDeed(
  slate: Slate,
  read: RecordQueryInput | null,
  view: QuestionContext & { today: string },
): RecordQueryInput | null {
  // "When did I last check my blood pressure" is of its readings.
  const level = view.goals.find(({ id, measure }) => id === read?.goal && measure?.kind === 'level')
  if (read?.of === 'checkIns' && level) return { ...read, of: 'values' }
  if (slate.tokens.some(({ stem }) => TOLD.has(stem)) || (read && !isOfDeeds(read, view.goals))) return null
  const rest = copyOf(slate)
  const time = timeOf(rest, { ...view, towards: 'past', isGeneral: false })
  const asked = new Set(
    [...contentOf(rest)].flatMap((at) => slate.tokens[at]?.stem ?? []).filter((stem) => !FREQUENT.has(stem)),
  )
  const amount = amountAsked(rest)
  if (time.isOpen || (asked.size === 0 && amount === null) || !(read || amount !== null)) return null
  const said = new Set(rest.tokens.flatMap(({ stem }) => [stem, ...nearStems(stem)]))
  const [goal, other] = view.goals.filter(
    (one) => counts(one, asked) && (isCountedIn(one, amount) || isWhole(one, said)),
  )
  if (!goal || other) return null
  const give = read && GIVES.has(read.give) ? read.give : 'count'
  const when = read ? read.when && { when: read.when } : whenPart(time)
  const base = { of: 'values' as const, goal: goal.id, ...when, ...(read?.by && { by: read.by }) }
  // What was done twice on a day counts twice.
  return give === 'count' || isCountedIn(goal, amount) ? { ...base, give: 'sum', what: 'value' } : { ...base, give }
}

/** A question that the ticks of a rhythm may answer: of entries by their words, or of the rhythm as of any goal. */
function isOfDeeds({ of, give, about, without, where, against, goal }: RecordQueryInput, goals: readonly AskedGoal[]) {
  const isPlain = about !== undefined && without === undefined && where?.energy === undefined && against === undefined
  if (of === 'entries') return isPlain && GIVES.has(give)
  return (
    goals.some(({ id, often }) => id === goal && often) && (of === 'values' || (of === 'goals' && give === 'reading'))
  )
}

/** "How many glasses", "how often": what is asked for by its number; null where no number is asked for. */
function amountAsked({ tokens }: Slate): string | null {
  const at = tokens.findIndex(
    ({ word }, place) => word === 'how' && /^(?:many|much|often)$/.test(tokens[place + 1]?.word ?? ''),
  )
  return at < 0 ? null : unitOf(tokens[at + 2]?.word ?? '')
}

/** Whether a rhythm is called by all of the words. */
function counts(goal: AskedGoal, asked: ReadonlySet<string>): boolean {
  const titled = stemsOfGoal({ ...goal, milestones: [] })
  const own = new Set([...titled, ...titled.flatMap(nearStems)])
  return Boolean(goal.often) && [...asked].every((stem) => own.has(stem))
}

/** Whether what a rhythm counts is asked for: "how many glasses" of 8 glasses a day. */
function isCountedIn({ often, title }: AskedGoal, amount: string | null): boolean {
  if (!amount || !often || isTime(amount) || FREQUENT.has(stemOf(amount))) return false
  return sameUnit(amount, rhythmNoun({ title, unit: often.unit }).toLowerCase()) !== null
}

/** Whether nothing that a title tells is missing: of "Call Mam on Sundays" a call alone is not the whole. */
function isWhole(goal: AskedGoal, said: ReadonlySet<string>): boolean {
  const alike = alikeOf(goal)
  const isAlike = [...said].some((stem) => alike.has(stem))
  const telling = stemsIn(goal.title.replace(AFTERWARDS, '').toLowerCase()).filter(
    (stem) => ![grammarStems, FREQUENT, LIGHT, ASKING].some((stems) => stems.has(stem)) && !/^\d/.test(stem),
  )
  return telling.length > 0 && telling.every((stem) => said.has(stem) || (isAlike && alike.has(stem)))
}
