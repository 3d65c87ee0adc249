import { readFileSync } from 'node:fs'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'

/** What a question asks, as the one who wrote it down says. */
export type Gold = {
  intent: string
  of?: string
  about?: string[]
  goal?: string
  when?: { from?: string; to?: string }
  weekdays?: number[]
  months?: number[]
  energy?: { min?: number; max?: number }
  by?: string
  figure?: string
  status?: string
  against?: Omit<Gold, 'intent'>
}
export type AskedQuestion = { q: string; gold: Gold; asker: string; writer: string; today: string; goals: AskedGoal[] }

const FILE = 'scripts/questions/asked.jsonl'

type Line =
  | { writer: string; today: string; goals: { title: string; unit?: string; kind?: 'total' | 'level' }[] }
  | { q: string; gold: Gold }

/** The labelled questions of the repository: a line for who asks, and one for each of their questions. */
export function askedQuestions(file = FILE): AskedQuestion[] {
  const asked: AskedQuestion[] = []
  let asker = { writer: '', today: '', goals: [] as AskedGoal[] }
  let number = 0
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Line
    if ('q' in line) {
      asked.push({ ...line, ...asker, asker: `${asker.writer}.${number}` })
      continue
    }
    number++
    asker = { ...line, goals: line.goals.map((goal, at) => goalOf(goal, at)) }
  }
  return asked
}

function goalOf(
  { title, unit, kind }: { title: string; unit?: string; kind?: 'total' | 'level' },
  at: number,
): AskedGoal {
  const measure = kind ? { unit: unit ?? '', kind } : null
  return { id: `g${at}`, title, tags: [], milestones: [], measure }
}
