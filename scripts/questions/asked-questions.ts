import { readFileSync } from 'node:fs'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { stemsIn } from '@/lib/server/language/stem'

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

/** Shorter words begin like many others. */
const LEAST_SAME = 4
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
      const gold = { ...line.gold, ...(line.gold.about && { about: asTyped(line.gold.about, line.q) }) }
      asked.push({ ...line, gold, ...asker, asker: `${asker.writer}.${number}` })
      continue
    }
    number++
    asker = { ...line, goals: line.goals.map((goal, at) => goalOf(goal, at)) }
  }
  return asked
}

/** A word that is labelled in its base form, as the question has it: "lamb" is told by "lambing". */
function asTyped(about: readonly string[], question: string): string[] {
  const typed = question.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? []
  return about.map((words) => {
    const isThere = stemsIn(words).every((stem) => stemsIn(question.toLowerCase()).includes(stem))
    const near =
      isThere || words.length < LEAST_SAME ? undefined : typed.find((one) => one.startsWith(words.slice(0, -1)))
    return near ?? words
  })
}

function goalOf(
  { title, unit, kind }: { title: string; unit?: string; kind?: 'total' | 'level' },
  at: number,
): AskedGoal {
  const measure = kind ? { unit: unit ?? '', kind } : null
  return { id: `g${at}`, title, tags: [], milestones: [], measure }
}
