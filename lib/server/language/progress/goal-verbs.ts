import 'server-only'
import { stemOf } from '../stem'
import type { GoalView } from './frame'

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

/** Whether a verb says nearly the same as the goal's own. */
export function isAlike(stem: string, { verb }: GoalView): boolean {
  return stem === verb || ALIKE.some((line) => line.has(verb) && line.has(stem))
}
