import 'server-only'
import { stemOf } from '../stem'

export const stems = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf))

/** Verbs that are another one with their second word. */
const WITH_SECOND: Record<string, string> = {
  out: 'work eat go fall sell hang',
  up: 'wake get give throw break make stay',
  off: 'take show',
  down: 'break calm',
  asleep: 'fall',
}
const seconds = new Map(Object.entries(WITH_SECOND).map(([second, verbs]) => [second, stems(verbs)]))

/** Whether a word makes another verb of the one before it: "work out", "fall asleep". */
export function isSecond(word: string, before: string | undefined): boolean {
  return before !== undefined && seconds.get(word)?.has(before) === true
}

/** Verbs that tell little beside what they are done to. */
export const LIGHT = stems(`
  go have do make take get see meet visit play watch eat drink use attend spend try keep feel be enjoy practise hang spot
  encounter bump class session lesson appointment rehearsal game match glass cup bottle pint round trip put manage
`)
