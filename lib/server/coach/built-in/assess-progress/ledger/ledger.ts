import 'server-only'
import { neverPaused } from '@/lib/contract/pause'
import type { Assessment } from '../../../coach'
import type { GoalRecord } from '../../../context'
import rows from './answers.json' with { type: 'json' }

/**
 * An answer about a goal, with what a person takes it for (`wants`: a progress, a range of it, or that nothing moves) and
 * what the built-in coach makes of it (`is`). A row whose two differ is a known miss, and says which.
 */
export type LedgerRow = {
  /** What the answer speaks of. */
  of: string
  title: string
  progress: number
  answer: string
  wants: number | [number, number] | 'stays'
  is: number | 'asks' | 'stays'
  miss?: Miss
  description?: string
  milestones?: string[]
  done?: string[]
}
/** Moved elsewhere, said nothing of what was claimed, or asked where nothing was. */
export type Miss = 'wrong' | 'silent' | 'needless'

/** Answers collected over time. Rules were written beside many of them: they show that nothing changes unseen, no more. */
export const ledger = rows as LedgerRow[]

/** When the ledger's answers are given. */
export const ledgerClock = { now: new Date('2026-06-14T12:00:00Z'), timeZone: 'Europe/London' }

/** The goal that a row's answer is about. */
export function goalOf({ title, progress, description = '', milestones = [], done = [] }: LedgerRow): GoalRecord {
  return {
    id: 'g',
    title,
    description,
    domain: 'career',
    targetDate: null,
    progress,
    tags: [],
    milestones: milestones.map((name, at) => ({
      id: String(at),
      title: name,
      isCompleted: done.includes(name),
      completedAt: null,
      targetDate: null,
    })),
    measure: null,
    reading: null,
    ...neverPaused,
    rhythm: null,
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    history: [],
    values: [],
  }
}

/** What a judgement comes to, as a row has it. */
export function resultOf({ progress }: LedgerRow, { newProgress, ask }: Assessment): LedgerRow['is'] {
  return ask ? 'asks' : newProgress === progress ? 'stays' : newProgress
}

/** Whether a row's answer should move its goal. */
export function shouldMove({ wants, progress }: LedgerRow): boolean {
  return wants !== 'stays' && !isWithin(wants, progress)
}

/** How a result misses what a row wants; undefined where it does not. */
export function missOf(row: LedgerRow, result: LedgerRow['is']): Miss | undefined {
  if (result === 'asks') return shouldMove(row) ? undefined : 'needless'
  if (result === 'stays') return shouldMove(row) ? 'silent' : undefined
  return row.wants !== 'stays' && isWithin(row.wants, result) ? undefined : 'wrong'
}

function isWithin(wants: number | [number, number], progress: number): boolean {
  return typeof wants === 'number' ? progress === wants : progress >= wants[0] && progress <= wants[1]
}
