import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { goalsNamedIn } from '../goal-names'
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

/** What a goal's own values answer, and what the entries tell of the same. */
export type CountedDeed = { query: RecordQueryInput; beside: RecordQueryInput | null }

const GIVES = new Set('first last count days list longestRun longestGap currentRun'.split(' '))
/** Of a level the readings are asked for, and not what was done for it. */
const READING = stems('measure measurement check read reading test')
const WEIGHING = stems('weigh weight scale')
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
 * What was read as a question about entries, or not at all, as one about the values of the goal that counts just that:
 * each word that tells what it is about is of the goal's title or unit, or of what people call the same. Null where no
 * goal counts it, where two do, or where more is asked, such as with whom.
 */
export function countedDeed(
  slate: Slate,
  read: RecordQueryInput | null,
  view: QuestionContext & { today: string },
): CountedDeed | null {
  if (slate.tokens.some(({ stem }) => TOLD.has(stem))) return null
  const asked = read && ofCounted(read, view.goals)
  if (read && !asked) return null
  const rest = copyOf(slate)
  const time = timeOf(rest, { ...view, towards: 'past', isGeneral: false })
  const told = toldIn(rest, read)
  const amount = amountAsked(rest)
  if (time.isOpen || told.size === 0 || !(asked || amount !== null || isOften(rest))) return null
  const goal = theOne(
    view.goals.filter((one) => counts(one, told)),
    rest,
    amount,
  )
  if (!goal) return null
  const give = asked?.give ?? 'count'
  const by = asked?.by ? { by: asked.by } : {}
  const when = asked ? (asked.when ? { when: asked.when } : {}) : whenPart(time)
  const base = { of: 'values' as const, goal: goal.id, ...when, ...by }
  // What was done twice on a day counts twice.
  const isSum = goal.often && (give === 'count' || isCountedIn(goal, amount))
  const query = isSum ? { ...base, give: 'sum' as const, what: 'value' as const } : { ...base, give }
  return { query, beside: read?.about === undefined ? null : { ...read, give: 'count', by: undefined } }
}

/** A question that the values of a goal may answer: of entries by their words, or of a goal that no target is set for. */
function ofCounted(read: RecordQueryInput, goals: readonly AskedGoal[]): RecordQueryInput | null {
  if (read.of === 'entries') return isOfEntries(read) ? read : null
  const goal = goals.find(({ id }) => id === read.goal)
  const isOfRhythm = goal?.often && (read.of === 'values' || (read.of === 'goals' && read.give === 'reading'))
  if (isOfRhythm) return { ...read, give: GIVES.has(read.give) ? read.give : 'count' }
  return read.of === 'checkIns' && goal?.measure?.kind === 'level' && GIVES.has(read.give) ? read : null
}

function isOfEntries({ of, give, about, without, where, against }: RecordQueryInput): boolean {
  const isPlain = about !== undefined && without === undefined && where?.energy === undefined && against === undefined
  return of === 'entries' && isPlain && GIVES.has(give)
}

/** The stems that say what a question is about: those it was read by, and every other that is none of asking. */
function toldIn(slate: Slate, read: RecordQueryInput | null): Set<string> {
  const [about] = [read?.about ?? []].flat()
  const content = [...contentOf(slate)].map((at) => slate.tokens[at]?.stem ?? '')
  const light =
    content.length > 0
      ? []
      : slate.tokens.filter(({ kind }, at) => kind === 'word' && !slate.taken[at]).map(({ stem }) => stem)
  const stems = [...content, ...(about ? stemsIn(about.toLowerCase()) : light)]
  return new Set(
    stems.filter((stem) => stem !== '' && !grammarStems.has(stem) && !FREQUENT.has(stem) && !ASKING.has(stem)),
  )
}

/** "How many glasses": what is asked for by its number. */
function amountAsked({ tokens }: Slate): string | null {
  const at = tokens.findIndex(
    ({ word }, place) => word === 'how' && ['many', 'much'].includes(tokens[place + 1]?.word ?? ''),
  )
  const word = at < 0 ? undefined : tokens[at + 2]?.word
  return word === undefined ? null : unitOf(word)
}

function isOften({ tokens }: Slate): boolean {
  return tokens.some(
    ({ word }, at) => word === 'how' && ['often', 'many', 'frequently'].includes(tokens[at + 1]?.word ?? ''),
  )
}

/** Whether a goal is called by all of the words, or counts them; of a level its readings must be asked for. */
function counts(goal: AskedGoal, told: ReadonlySet<string>): boolean {
  const titled = stemsOfGoal({ ...goal, milestones: [] })
  const isLevel = goal.measure?.kind === 'level'
  if (!goal.often && !isLevel) return false
  const isRead = !isLevel || [...told].some((stem) => READING.has(stem) || WEIGHING.has(stem))
  const own = new Set([...titled, ...titled.flatMap(nearStems), ...(isLevel ? READING : [])])
  return isRead && [...told].every((stem) => own.has(stem))
}

/** The goal that is meant of those that count what is asked: the one that the words name whole, or whose unit they say. */
function theOne(goals: readonly AskedGoal[], { tokens, taken }: Slate, amount: string | null): AskedGoal | null {
  const free = tokens.filter(({ kind }, at) => kind !== 'mark' && !taken[at])
  const said = new Set(free.flatMap(({ stem }) => [stem, ...nearStems(stem)]))
  const meant = goals.filter((goal) => isCountedIn(goal, amount) || isCovered(goal, said))
  const [only, ...others] = meant
  if (only && others.length === 0) return only
  const [best] = goalsNamedIn({ tokens: free }, meant)
  return best?.isSure ? (meant.find(({ id }) => id === best.goalId) ?? null) : null
}

/** Whether what a rhythm counts is asked for: "how many glasses" of 8 glasses a day. */
function isCountedIn({ often, title }: AskedGoal, amount: string | null): boolean {
  if (amount === null || !often || isTime(amount) || FREQUENT.has(stemOf(amount))) return false
  return sameUnit(amount, rhythmNoun({ title, unit: often.unit }).toLowerCase()) !== null
}

/** Whether nothing that a title tells is missing: of "Call Mam on Sundays" a call alone is not the whole. */
function isCovered(goal: AskedGoal, said: ReadonlySet<string>): boolean {
  if (goal.measure) return true
  const alike = alikeOf(goal)
  const isAlike = [...said].some((stem) => alike.has(stem))
  const telling = stemsIn(goal.title.replace(AFTERWARDS, '').toLowerCase()).filter(
    (stem) => ![grammarStems, FREQUENT, LIGHT, ASKING].some((stems) => stems.has(stem)) && !/^\d/.test(stem),
  )
  return telling.length > 0 && telling.every((stem) => said.has(stem) || (isAlike && alike.has(stem)))
}
