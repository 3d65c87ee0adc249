import 'server-only'

/**
 * A labelled answer: the mission's title, its progress on record, what the user says, and what it should be then: a
 * number, a range, or `stay`.
 */
export type Case = [
  title: string,
  old: number,
  response: string,
  expected: number | [number, number] | 'stay',
  extra?: { description?: string; milestones?: string[]; done?: string[] },
]
