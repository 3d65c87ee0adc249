import type { z } from 'zod'

const lists = new WeakSet<z.ZodType>()

/** Marks a list that no rule beside it looks into, so that a large one may be validated an element at a time. */
export function inPieces<List extends z.ZodArray>(list: List): List {
  lists.add(list)
  return list
}

export function isInPieces(schema: z.ZodType): schema is z.ZodArray {
  return lists.has(schema)
}
