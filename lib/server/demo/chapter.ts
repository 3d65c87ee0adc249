/** A stretch of the year with its own mood: days ago, how many days have an entry, and what some of them say. */
export type Chapter = {
  from: number
  to: number
  entries: number
  energy: number
  notes: [energy: number, notes: string][]
}
