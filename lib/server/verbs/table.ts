import 'server-only'
import type { Verb } from '@/lib/contract/proposal'
import { alertAdd } from './alert-add'
import { alertDelete } from './alert-delete'
import { alertFinish } from './alert-finish'
import { alertMove } from './alert-move'
import { entryWrite } from './entry-write'
import { experimentStart } from './experiment-start'
import { experimentStop } from './experiment-stop'
import { goalChange } from './goal-change'
import { goalComplete } from './goal-complete'
import { goalCreate } from './goal-create'
import { goalDrop } from './goal-drop'
import { goalPause } from './goal-pause'
import { goalReopen } from './goal-reopen'
import { goalResume } from './goal-resume'
import { measureSet } from './measure-set'
import { memoryForget } from './memory-forget'
import { memoryKeep } from './memory-keep'
import { milestoneTick } from './milestone-tick'
import { milestonesSet } from './milestones-set'
import { planClose } from './plan-close'
import { planMake } from './plan-make'
import { progressLog } from './progress-log'
import { valueLog } from './value-log'
import type { VerbDefinition } from './verb'

/** All that can be done to the record on the coach's behalf. */
export const verbTable: { [V in Verb]: VerbDefinition<V> } = {
  'goal.create': goalCreate,
  'goal.change': goalChange,
  'goal.complete': goalComplete,
  'goal.reopen': goalReopen,
  'goal.pause': goalPause,
  'goal.resume': goalResume,
  'goal.drop': goalDrop,
  'milestones.set': milestonesSet,
  'milestone.tick': milestoneTick,
  'progress.log': progressLog,
  'value.log': valueLog,
  'measure.set': measureSet,
  'entry.write': entryWrite,
  'alert.add': alertAdd,
  'alert.move': alertMove,
  'alert.finish': alertFinish,
  'alert.delete': alertDelete,
  'plan.make': planMake,
  'plan.close': planClose,
  'experiment.start': experimentStart,
  'experiment.stop': experimentStop,
  'memory.keep': memoryKeep,
  'memory.forget': memoryForget,
}
