import 'server-only'
import { stemOf } from '../stem'
import type { Token } from '../text'
import type { GoalView } from './frame'
import { FINISHING, isPast } from './stance-words'

/** Verbs that can go with anything that is counted. */
const ANY = stems(
  'do did done get got make made manage finish complete add log reach hit tick knock bring put have had take took pass achieve come came count record chalk rack squeeze fit clock total weigh know can',
)
/** Verbs that say the same of a goal: each line is one way of doing. */
const ALIKE = [
  'save put set deposit stash transfer pay earn stick raise move tuck bank invest contribute receive collect squirrel pop chuck',
  'invest put pay transfer deposit add',
  'run jog cover clock log go went race',
  'walk hike cover clock log go went march stroll',
  'cycle ride pedal bike cover clock',
  'swim cover clock',
  'lose drop shed',
  'send submit apply fire email mail file',
  'write type draft pen bang hammer churn',
  'read listen devour',
  'learn memorise memorize study master know nail',
  'watch see stream binge',
  'visit see go went tour',
  'practise practice play study train rehearse',
  'study revise learn practise practice read',
  'bake cook make prepare',
  'pay clear repay transfer send chip',
  'knit crochet sew stitch',
  'paint draw decorate',
  'clear declutter empty tidy sort clean bag bin unpack',
  'call contact email write message phone ring speak talk meet reach',
  'publish post write release upload ship',
  'attend go went visit take',
  'climb bag summit hike',
  'translate write do',
  'apply send submit fire',
].map((line) => stems(line))

function stems(line: string): ReadonlySet<string> {
  return new Set(line.split(' ').map(stemOf))
}

/** Whether a verb can be what the goal counts: read for a goal of reading, not given away. */
export function fitsGoal(stem: string, view: GoalView): boolean {
  return ANY.has(stem) || view.stems.has(stem) || isAlike(stem, view)
}

/** Whether a verb says nearly the same as the goal's own. */
export function isAlike(stem: string, { verb }: GoalView): boolean {
  return stem === verb || ALIKE.some((line) => line.has(verb) && line.has(stem))
}

/** Whether what a clause says was done can be what the goal counts; a bare figure needs no verb. */
export function verbFits(tokens: readonly Token[], view: GoalView): boolean {
  const deeds = tokens.filter((token) => isPast(token) && !FINISHING.has(token.word))
  return deeds.every(({ stem }) => fitsGoal(stem, view))
}

/** Whether a clause names the goal by one of its own words. */
export function ofGoal(tokens: readonly Token[], { stems: own }: GoalView): boolean {
  return tokens.some(({ kind, stem }) => kind === 'word' && own.has(stem))
}
