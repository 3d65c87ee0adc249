import { z } from 'zod'
import { newExperiment } from './experiment'
import { goalPatch, milestonesInput, newGoal } from './goal'
import { newJournalEntry } from './journal'
import { limits } from './limits'
import { hasOneFigure, needsFigure, newGoalMeasure, newValue } from './measure'
import { memoryKinds } from './memory'
import { newPlan, planStatuses } from './plan'
import type { Verb } from './proposal'
import { newReminder, reminderPatch } from './reminder'
import { calendarDate, reference, requiredText, text } from './text'

const ofGoal = z.object({ goalId: reference })

/** What each verb takes: the input of a proposal. */
export const verbInputs = {
  'goal.create': newGoal,
  'goal.change': ofGoal.extend(
    goalPatch.pick({ title: true, description: true, domain: true, targetDate: true, tags: true }).shape,
  ),
  'goal.complete': ofGoal.extend({ completionNotes: text(limits.progressNotes).optional() }),
  'goal.reopen': ofGoal,
  'goal.pause': ofGoal.extend({ until: calendarDate.optional() }),
  /** Goes on with a paused goal, or brings back a dropped one. */
  'goal.resume': ofGoal,
  'goal.drop': ofGoal.extend({ closingNote: text(limits.progressNotes).optional() }),
  'milestones.set': ofGoal.extend({ milestones: milestonesInput }),
  'milestone.tick': ofGoal.extend({
    milestoneIds: z.array(reference).min(1).max(limits.milestones),
    isCompleted: z.boolean().default(true),
  }),
  /** On a goal without a measure. */
  'progress.log': ofGoal.extend({ progress: z.int().min(0).max(100), note: text(limits.response).optional() }),
  'value.log': ofGoal.extend(newValue.shape).refine(hasOneFigure, needsFigure),
  'measure.set': ofGoal.extend({
    measure: newGoalMeasure.nullable(),
    ...goalPatch.pick({ reading: true, convert: true, keep: true }).shape,
  }),
  'entry.write': newJournalEntry.pick({ mood: true, notes: true, date: true }),
  'alert.add': newReminder,
  /** With a rule it repeats from then on, too. */
  'alert.move': reminderPatch
    .pick({ scheduledFor: true })
    .required()
    .extend({ reminderId: reference, repeat: reminderPatch.shape.repeat }),
  'alert.finish': z.object({ reminderId: reference }),
  'alert.delete': z.object({ reminderId: reference }),
  'plan.make': newPlan,
  'plan.close': z.object({ planId: reference, status: z.enum(planStatuses).exclude(['active']) }),
  'experiment.start': newExperiment,
  'experiment.stop': z.object({ experimentId: reference }),
  'memory.keep': z.object({
    text: requiredText(limits.memory),
    kind: z.enum(memoryKinds),
    pinned: z.boolean().optional(),
  }),
  'memory.forget': z.object({ memoryId: reference }),
} as const satisfies Record<Verb, z.ZodType>

export type VerbInput<V extends Verb> = z.output<(typeof verbInputs)[V]>
