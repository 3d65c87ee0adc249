import 'server-only'
import type { RecordKind, RecordQuery } from '@/lib/contract/record'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Alternative, readAbout } from './about'
import { type LineKind, lineKinds } from './line'
import { END, endOfDate, startOfDate } from './position'

/** Who looks: the person, or a model or client on their behalf, which never sees what is private. */
export type Viewer = 'self' | 'model'

/** One side of a question: which lines of the user's it is about. */
export type Side = {
  userId: string
  timeZone: string
  kind: LineKind
  /** Null where the rows may be about anything. */
  about: Alternative[] | null
  /** What its rows are not about. */
  without: Alternative[] | null
  /** Positions, the second one excluded. */
  from: number
  to: number
  /** Whether rows of a day belong to it; null where those of any day do. */
  isOn: ((day: string) => boolean) | null
  figure: { min: number; max: number } | null
  /** Whether what it is about is to be told as having happened. */
  isTold: boolean
  isDone: boolean | null
  goalId: string | null
  /** Goals of which a value of 0 says that it was not done, and is no row where rows are counted. */
  rhythms: readonly string[]
  /** The goals that alone are meant, and those that are not. */
  onlyGoals?: readonly string[]
  butGoals?: readonly string[]
  withoutPrivate: boolean
}

/** What both sides of a question may name. */
export type Asked = Pick<RecordQuery, 'about' | 'without' | 'when' | 'where' | 'goal'>

/** What the second side asks for: what the first does, but for what it names itself. */
export function askedAgainst(query: RecordQuery): Asked | null {
  const { against } = query
  if (!against) return null
  const namesWords = against.about !== undefined || against.without !== undefined
  return { ...query, ...(namesWords && { about: undefined, without: undefined }), ...against }
}

export function sideOf(user: UserRow, { of, by }: RecordQuery, asked: Asked, viewer: Viewer): Side {
  const { about, without, when, where, goal } = asked
  const isDone = doneBy(where?.status)
  const kind = kindOf(of, by, isDone)
  const zone = zoneOf(kind, user.timeZone)
  return {
    userId: user.id,
    timeZone: user.timeZone,
    kind,
    about: about === undefined ? null : readAbout(about),
    without: without === undefined ? null : readAbout(without),
    from: when?.from === undefined ? 0 : startOfDate(when.from, zone),
    to: when?.to === undefined ? END : endOfDate(when.to, zone),
    isOn: dayFilter(when),
    figure: figureAsked(where),
    isTold: where?.happened === true,
    isDone: kind === 'completion' ? null : isDone,
    goalId: goal ?? null,
    rhythms: [],
    withoutPrivate: viewer === 'model',
  }
}

/** All lines of a kind, of any day and about anything, as the person sees them. */
export function anyDay({ id, timeZone }: UserRow, kind: LineKind): Side {
  const open = {
    about: null,
    without: null,
    isOn: null,
    figure: null,
    isTold: false,
    isDone: null,
    goalId: null,
    rhythms: [],
  }
  return { userId: id, timeZone, kind, from: 0, to: END, withoutPrivate: false, ...open }
}

type Status = NonNullable<Asked['where']>['status']

const kinds: Record<RecordKind, LineKind> = {
  entries: 'entry',
  checkIns: 'checkIn',
  goals: 'goal',
  milestones: 'milestone',
  values: 'value',
  messages: 'message',
  alerts: 'alert',
  plans: 'plan',
  experiments: 'experiment',
  insights: 'insight',
  memories: 'memory',
}

/** Goals stand on the day they were made; asked for as completed, on the day they were completed. */
export function kindOf(of: RecordKind, by: RecordQuery['by'], isDone: boolean | null): LineKind {
  if (of === 'messages' && by === 'coach') return 'reply'
  return of === 'goals' && isDone === true ? 'completion' : kinds[of]
}

function doneBy(status: Status): boolean | null {
  if (status === undefined || status === 'held') return null
  return status === 'completed' || status === 'done'
}

/** An energy between two, or of a plan at least one day on which it held. */
function figureAsked(where: Asked['where']): Side['figure'] {
  if (where?.status === 'held') return { min: 1, max: Number.MAX_VALUE }
  if (!where?.energy) return null
  return { min: where.energy.min ?? -Number.MAX_VALUE, max: where.energy.max ?? Number.MAX_VALUE }
}

/** The zone in which rows of a kind fall on a day; null for those that name their day themselves. */
export function zoneOf(kind: LineKind, timeZone: string): string | null {
  return lineKinds[kind].isDated ? null : timeZone
}

function dayFilter(when: Asked['when']): ((day: string) => boolean) | null {
  if (!when?.weekdays && !when?.months) return null
  const weekdays = when.weekdays && new Set(when.weekdays)
  const months = when.months && new Set(when.months)
  return (day) => (!weekdays || weekdays.has(isoWeekday(day))) && (!months || months.has(Number(day.slice(5, 7))))
}

/** Monday is 1, Sunday 7. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
