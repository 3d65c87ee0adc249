import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { domainIds } from '@/lib/contract/domains'
import { newMeasure } from '@/lib/contract/measure'

const day = z.iso.date()

/** A life as it is written down for scripted talk. Days and instants are as seen at `now`. `isDemo`: the demo person's year. */
export const life = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  now: z.iso.datetime({ offset: true }),
  isDemo: z.boolean().default(false),
  goals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string().default(''),
      domain: z.enum(domainIds).default('personal-growth'),
      targetDate: day.nullable().default(null),
      progress: z.int().default(0),
      measure: newMeasure.nullable().default(null),
      values: z.array(z.object({ date: day, value: z.number(), note: z.string().default('') })).default([]),
      milestones: z
        .array(z.union([z.string(), z.object({ title: z.string(), isCompleted: z.boolean().default(false) })]))
        .default([]),
      isCompleted: z.boolean().default(false),
      completedAt: z.string().nullable().default(null),
    }),
  ),
  journal: z.array(z.object({ date: day, mood: z.int(), notes: z.string() })).default([]),
  reminders: z
    .array(z.object({ title: z.string(), scheduledFor: z.string(), isDone: z.boolean().default(false) }))
    .default([]),
})
export type Life = z.output<typeof life>

/**
 * One scripted turn. `turns` are what the user said before; the coach answers each. Of every list in `must` one string
 * has to stand in the answer or its cards, and none of `mustNot`.
 */
const scripted = z.object({
  life: z.string(),
  turns: z
    .array(z.union([z.string(), z.object({ text: z.string(), isFromUser: z.boolean() })]))
    .default([])
    .transform((turns) => turns.flatMap((one) => (typeof one === 'string' ? one : one.isFromUser ? one.text : []))),
  message: z.string(),
  expect: z.object({ must: z.array(z.array(z.string())).default([]), mustNot: z.array(z.string()).default([]) }),
})
export type ScriptedTurn = z.output<typeof scripted>

const file = z.union([
  z.object({ lives: z.array(life).default([]), cases: z.array(scripted).default([]) }),
  z.array(life).transform((lives) => ({ lives, cases: [] })),
  z.array(scripted).transform((cases) => ({ lives: [], cases })),
])

/** The lives and the scripted turns of every JSON file of the folder; `name` is the file's. */
export function readScripts(folder = 'scripts/eval/chat'): { name: string; lives: Life[]; cases: ScriptedTurn[] }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, ...file.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))) }))
}
