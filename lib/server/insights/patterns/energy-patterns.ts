import 'server-only'
import { addDays, dateIn, weekdayOf } from '@/lib/contract/calendar'
import { counted, weekdayNames } from '@/lib/contract/day-words'
import type { EnergyPattern, EnergyPatterns } from '@/lib/contract/energy-patterns'
import { DAYS_FOR_PATTERNS } from '@/lib/contract/energy-rule'
import { quoted } from '@/lib/server/coach/built-in/analysis/claim'
import { isOfFeeling } from '@/lib/server/coach/built-in/reply/hard-moment'
import { careLevels } from '@/lib/server/coach/care-levels'
import { rounded } from '@/lib/server/coach/count'
import { piecesOf } from '@/lib/server/coach/quote'
import { db } from '@/lib/server/db/client'
import { checkInsBetween } from '@/lib/server/goals/check-in-days'
import { happeningIn } from '@/lib/server/language/happens'
import { wordSet } from '@/lib/server/language/word-table'
import { cutAround } from '@/lib/server/record/quote'
import { inTurns } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Day, type Factor, FEWEST_EACH, type Telling, tellingFactors } from './weigh-factors'

const YEAR = 365
const MOST_ENTRIES = 1_500
const MOST_GOALS = 200
/** Of an entry so much is read. */
const MOST_TEXT = 1_000
/** The words of most days are weighed; with each more of them a real one is harder to tell from chance. */
const MOST_WORDS = 150
/** A word of more days than that sets none apart. */
const MOST_SHARE = 0.6
/** Of what is sure, and of what is worth a test. */
const MOST_EACH = 4
/** Factors that share so much of their days are one. */
const SAME = 0.6
const CITED = 3
const LONGEST_QUOTE = 90
/** Of it, before the word. */
const BEFORE = 20

/** Words that name nothing that a day could have more of. */
const IDLE = wordSet(
  'whole once twice almost nearly early late later ago maybe perhaps enough rather quite instead second third half quarter two three four five six seven eight nine ten better worse slow slowly quick quickly long short big small little old nothing something everything anything everyone someone nobody thing things bit way hour hours minute minutes day days week weeks month months today tonight yesterday tomorrow',
)

type Entry = { id: string; date: string; mood: number; notes: string }
type What = { weekday: number } | { word: string; told: Told[] } | { goal: { id: string; title: string } }
/** An entry that tells of a word, and the word as it stands there. */
type Told = { entry: Entry; raw: string }

/**
 * What goes with more and with less energy in the user's last year: days of the week, words of their entries and check-ins
 * on their goals, as far as more than chance is likely behind it. What goes together need not cause each other.
 */
export async function energyPatterns(user: UserRow, now: Date): Promise<EnergyPatterns> {
  const to = dateIn(user.timeZone, now)
  const from = addDays(to, -YEAR + 1)
  const entries = await db.journalEntry.findMany({
    where: { userId: user.id, date: { gte: from, lte: to } },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { id: true, date: true, mood: true, notes: true },
    take: MOST_ENTRIES,
  })
  const days = daysOf(entries)
  const told = { from, to, days: days.length }
  if (days.length < DAYS_FOR_PATTERNS) return { ...told, weighed: 0, patterns: [] }
  const words = await inTurns(wordSteps(entries, days.length))
  const factors: Factor<What>[] = [...weekdays(days), ...(await goalsCheckedIn(user, from, to)), ...words]
  const chosen = apart(await inTurns(tellingFactors(days, factors)), factors)
  const most = async (isSure: boolean) => {
    const shown: EnergyPattern[] = []
    const ofKind = chosen.filter((one) => one.isSure === isSure).sort((one, other) => gap(other) - gap(one))
    for (const one of ofKind) {
      const pattern = shown.length < MOST_EACH ? await patternOf(one) : null
      if (pattern) shown.push(pattern)
    }
    return shown
  }
  return { ...told, weighed: factors.length, patterns: [...(await most(true)), ...(await most(false))] }
}

function gap({ on, off }: Telling<What>): number {
  return Math.abs(on - off)
}

/** Oldest first. */
function daysOf(entries: readonly Entry[]): Day[] {
  const byDay = new Map<string, number[]>()
  for (const { date, mood } of entries) byDay.set(date, [...(byDay.get(date) ?? []), mood])
  return [...byDay]
    .map(([date, moods]) => ({ date, energy: moods.reduce((sum, mood) => sum + mood, 0) / moods.length }))
    .reverse()
}

function weekdays(days: readonly Day[]): Factor<What>[] {
  return weekdayNames.map((_, at) => ({
    what: { weekday: at },
    days: new Set(days.flatMap(({ date }) => (weekdayOf(date) === at + 1 ? date : []))),
    isOfWeek: true,
  }))
}

/** The days of each word that stands in neither few nor most days, by its stem, the word as it is written most often. */
function* wordSteps(entries: readonly Entry[], days: number): Generator<void, Factor<What>[]> {
  const words = new Map<string, Told[]>()
  for (const entry of entries) {
    yield
    for (const [stem, raw] of happeningIn(entry.notes.slice(0, MOST_TEXT))) {
      if (isOfFeeling(raw.toLowerCase()) || IDLE.has(raw.toLowerCase())) continue
      const known = words.get(stem)
      if (known) known.push({ entry, raw })
      else words.set(stem, [{ entry, raw }])
    }
  }
  return [...words.values()]
    .map((told) => ({ told, days: new Set(told.map(({ entry }) => entry.date)) }))
    .filter((word) => word.days.size >= FEWEST_EACH && word.days.size <= MOST_SHARE * days)
    .sort((one, other) => other.days.size - one.days.size)
    .slice(0, MOST_WORDS)
    .map(({ told, ...word }) => ({ what: { word: usual(told.map(({ raw }) => raw)), told }, ...word }))
}

/** The form that is written most often: a word that begins a sentence has a capital, a name has always one. */
function usual(forms: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1)
  const [most = ''] = [...counts].sort(([, one], [, other]) => other - one).map(([form]) => form)
  return counts.has(most.toLowerCase()) ? most.toLowerCase() : most
}

/** The days with a check-in on each goal. */
async function goalsCheckedIn(user: UserRow, from: string, to: string): Promise<Factor<What>[]> {
  const [goals, checkIns] = await Promise.all([
    db.goal.findMany({
      where: { userId: user.id },
      select: { id: true, title: true },
      orderBy: { createdAt: 'desc' },
      take: MOST_GOALS,
    }),
    checkInsBetween(user, from, to),
  ])
  const byGoal = new Map<string, Set<string>>()
  for (const { goalId, date } of checkIns) byGoal.set(goalId, (byGoal.get(goalId) ?? new Set()).add(date))
  return goals.flatMap((goal) => {
    const days = byGoal.get(goal.id)
    return days && days.size >= FEWEST_EACH ? { what: { goal }, days } : []
  })
}

/** Without those that share most of their days with a surer one. */
function apart(told: readonly Telling<What>[], factors: readonly Factor<What>[]): Telling<What>[] {
  const daysOfWhat = new Map(factors.map(({ what, days }) => [what, days]))
  const kept: Telling<What>[] = []
  for (const one of told) {
    const own = daysOfWhat.get(one.what) ?? new Set()
    const isSame = kept.some(({ what }) => {
      const other = daysOfWhat.get(what) ?? new Set()
      const shared = [...own].filter((date) => other.has(date)).length
      return shared >= SAME * (own.size + other.size - shared)
    })
    if (!isSame) kept.push(one)
  }
  return kept
}

async function patternOf(weighed: Telling<What>): Promise<EnergyPattern | null> {
  const { what, on, off, days, others, isSure } = weighed
  const figures = { isSure, energy: rounded(on), otherEnergy: rounded(off), days, otherDays: others }
  const ended = `your energy averaged ${figures.energy.toFixed(1)}, on the other ${others} days ${figures.otherEnergy.toFixed(1)}.`
  if ('weekday' in what) {
    const text = `On ${days} ${weekdayNames[what.weekday]}s ${ended}`
    return { kind: 'weekday', text, ...figures, idea: null, word: null, sources: [] }
  }
  if ('goal' in what) {
    const { id, title } = what.goal
    const text = `On ${counted(days, 'day')} with a check-in on ${quoted(title)} ${ended}`
    const source = { kind: 'goal' as const, id, date: null, quotes: [title] }
    return { kind: 'goal', text, ...figures, idea: title, word: null, sources: [source] }
  }
  const { word, told } = what
  // What stands beside words of crisis is nothing to try.
  const levels = await careLevels(told.map(({ entry }) => entry.notes))
  if (levels.includes('explicit')) return null
  const text = `On ${counted(days, 'day')} with “${word}” in an entry ${ended}`
  const sources = told.slice(0, CITED).map(({ entry: { id, date, notes }, raw }) => {
    return { kind: 'journal' as const, id, date, quotes: [around(notes, raw)] }
  })
  // A word is seldom the name of what one would do on one day and leave out on another.
  return { kind: 'word', text, ...figures, idea: '', word, sources }
}

/** The clause that a word stands in, or as much around it as one line holds, to the letter. */
function around(notes: string, raw: string): string {
  const piece = piecesOf(notes).find((one) => one.includes(raw) && one.length <= LONGEST_QUOTE)
  if (piece && piece !== raw) return piece
  const cut = cutAround(notes, notes.indexOf(raw), LONGEST_QUOTE, BEFORE)
  return cut.includes(raw) ? cut : raw
}
