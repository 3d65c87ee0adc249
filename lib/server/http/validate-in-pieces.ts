import 'server-only'
import { z } from 'zod'
import { isInPieces } from '@/lib/contract/in-pieces'
import { pause } from '@/lib/server/take-turns'

type Issue = { path: PropertyKey[]; message: string }
type Result = { success: true; data: unknown } | { success: false; issues: Issue[] }
type Reading = { issues: Issue[] }

/** Nobody reads more of them, and a document of a million rows can break a rule in each. */
const MOST_ISSUES = 50

/** Validates a large value with pauses for others: lists marked `inPieces` are read an element at a time. */
export async function validateInPieces(schema: z.ZodType, value: unknown): Promise<Result> {
  const reading: Reading = { issues: [] }
  const data = await read(schema, value, [], reading)
  return reading.issues.length === 0 ? { success: true, data } : { success: false, issues: reading.issues }
}

async function read(schema: z.ZodType, value: unknown, path: PropertyKey[], reading: Reading): Promise<unknown> {
  await pause()
  const lists = listsOf(schema, value)
  const empty = Object.fromEntries(lists.map(({ key }) => [key, []]))
  const result = schema.safeParse(lists.length === 0 ? value : { ...(value as object), ...empty })
  if (!result.success) note(result.error.issues, path, reading)
  const whole: Record<string, unknown> = {}
  for (const { key, element, elements } of lists) {
    const data: unknown[] = []
    for (const [at, one] of elements.entries()) {
      if (reading.issues.length >= MOST_ISSUES) return undefined
      data.push(await read(element, one, [...path, key, at], reading))
    }
    whole[key] = data
  }
  return lists.length === 0 ? result.data : { ...(result.data as object | undefined), ...whole }
}

function note(issues: readonly Issue[], path: PropertyKey[], { issues: noted }: Reading): void {
  for (const issue of issues.slice(0, MOST_ISSUES - noted.length)) {
    noted.push({ path: [...path, ...issue.path], message: issue.message })
  }
}

type List = { key: string; element: z.ZodType; elements: unknown[] }

/** The lists of a value that are read an element at a time. */
function listsOf(schema: z.ZodType, value: unknown): List[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => {
    const list = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field
    const elements = (value as Record<string, unknown>)[key]
    if (!isInPieces(list) || !Array.isArray(elements)) return []
    return [{ key, element: list.element as z.ZodType, elements }]
  })
}
