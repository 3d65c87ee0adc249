import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readingOf } from '@/lib/contract/measure-reading'
import type { Heard } from '@/lib/server/language/heard/draft-heard'
import { draftHeard, type HeardGoal } from '@/lib/server/language/heard/draft-heard'
import { life } from './chat/scripted-talk'
import { type Figure, shareFigure } from './figure'

const told = z.object({ goal: z.string(), value: z.number().nullable(), milestone: z.string().nullable() })
type Told = z.output<typeof told>
const file = z.object({
  lives: z.array(life),
  cases: z.array(z.object({ life: z.string(), entry: z.string(), expect: z.object({ heard: z.array(told) }) })),
})

const FOLDER = 'scripts/eval/heard'

/** What is heard in entries by people who had seen nothing of the coach, a set a file: half report something of a goal, half do not. */
export function heardFigures(): Figure[] {
  return readdirSync(FOLDER).sort().flatMap(figuresOf)
}

function figuresOf(name: string): Figure[] {
  const { lives, cases } = file.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')))
  const results = cases.map(({ life: id, entry, expect }) => {
    const lived = lives.find((one) => one.id === id)
    if (!lived) throw new Error(`There is no life “${id}” for the entry “${entry}”.`)
    const goals = lived.goals.filter(({ isCompleted }) => !isCompleted).map(goalOf)
    const heard = draftHeard(entry, goals, { now: new Date(lived.now), timeZone: lived.timeZone })
    return { expected: expect.heard, heard: heard.filter(({ verb }) => verb !== 'alert.add'), goals }
  })
  const reports = results.filter(({ expected }) => expected.length > 0)
  const others = results.filter(({ expected }) => expected.length === 0)
  const isWhole = ({ expected, heard, goals }: (typeof results)[number]) =>
    heard.length === expected.length && expected.every((one) => heard.some((each) => isSame(each, one, goals)))
  return [
    shareFigure(`${path.parse(name).name}: reports heard whole`, reports.filter(isWhole).length, reports.length),
    shareFigure(
      `${path.parse(name).name}: heard where nothing is said`,
      others.filter(({ heard }) => heard.length > 0).length,
      others.length,
      {
        most: 0,
      },
    ),
  ]
}

function isSame({ input }: Heard, { goal, value, milestone }: Told, goals: readonly HeardGoal[]): boolean {
  if (input.goalId !== goal) return false
  if (milestone !== null) return Array.isArray(input.milestoneIds) && input.milestoneIds.includes(milestone)
  if (value === null || input.value === value) return true
  const meant = goals.find(({ id }) => id === goal)
  const before = meant?.measure?.kind === 'total' ? (meant.reading ?? 0) : 0
  return typeof input.total === 'number' && Math.abs(input.total - before - value) < 0.01
}

function goalOf({ measure, values, milestones, ...goal }: z.output<typeof life>['goals'][number]): HeardGoal {
  return {
    ...goal,
    tags: [],
    createdAt: '2025-06-01T00:00:00.000Z',
    measure,
    reading:
      measure &&
      readingOf(
        measure,
        values.map((one) => ({ ...one, createdAt: one.date })),
      ),
    milestones: milestones.map((one) => {
      const { title, isCompleted } = typeof one === 'string' ? { title: one, isCompleted: false } : one
      return { id: title, title, isCompleted, completedAt: null, targetDate: null }
    }),
  }
}
