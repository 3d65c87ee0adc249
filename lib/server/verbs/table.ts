import 'server-only'
import type { Verb } from '@/lib/contract/proposal'
import { alertAdd } from './alert-add'
import { alertFinish } from './alert-finish'
import { alertMove } from './alert-move'
import { entryWrite } from './entry-write'
import { goalChange } from './goal-change'
import { goalComplete } from './goal-complete'
import { goalCreate } from './goal-create'
import { goalReopen } from './goal-reopen'
import { measureSet } from './measure-set'
import { memoryForget } from './memory-forget'
import { memoryKeep } from './memory-keep'
import { milestoneTick } from './milestone-tick'
import { milestonesSet } from './milestones-set'
import { progressLog } from './progress-log'
import { valueLog } from './value-log'
import type { VerbDefinition } from './verb'

/** All that can be done to the record on the coach's behalf. */
export const verbTable: { [V in Verb]: VerbDefinition<V> } = {
  'goal.create': goalCreate,
  'goal.change': goalChange,
  'goal.complete': goalComplete,
  'goal.reopen': goalReopen,
  'milestones.set': milestonesSet,
  'milestone.tick': milestoneTick,
  'progress.log': progressLog,
  'value.log': valueLog,
  'measure.set': measureSet,
  'entry.write': entryWrite,
  'alert.add': alertAdd,
  'alert.move': alertMove,
  'alert.finish': alertFinish,
  'memory.keep': memoryKeep,
  'memory.forget': memoryForget,
}
