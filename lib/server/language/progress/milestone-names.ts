import 'server-only'
import { everydayStems, grammarStems } from '../common-words'
import { stemOf, stemsIn } from '../stem'

/** The stems of a milestone's title, and those of them that have to be said for it to be named. */
export type MilestoneNames = { own: string[]; rest: string[] }

/** Verbs that a milestone may leave out: "Get the visa" is named by the visa. */
const LIGHT = new Set(
  'get find do have make finish complete sort buy choose pick book set write build take reach'.split(' ').map(stemOf),
)

/** Figures count, grammar and light verbs do not. */
export function milestoneNames(title: string): MilestoneNames {
  const stems = [...new Set(stemsIn(title))].filter((stem) => /[\p{L}\d]/u.test(stem))
  const telling = stems.filter((stem) => !grammarStems.has(stem))
  const own = telling.length > 0 ? telling : stems
  const rest = own.filter((stem, at) => !(at === 0 && LIGHT.has(stem)))
  return { own, rest: rest.some((stem) => !everydayStems.has(stem)) ? rest : own }
}
