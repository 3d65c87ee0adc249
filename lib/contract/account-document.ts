import { z } from 'zod'
import { chatMessage, conversation } from './chat'
import { goal, milestone, progressEvent } from './goal'
import { insightResponse } from './insight-response'
import { journalEntry } from './journal'
import { limits } from './limits'
import { memory } from './memory'
import { reminder } from './reminder'
import { calendarDate, instant, requiredText, text } from './text'
import { user } from './user'
import { weeklyInsight } from './weekly-insight'

/** The longest text that a stored field may hold where the API sets no limit of its own, such as notes that grew. */
const long = text(1_000_000)
const id = text(100)

const importedGoal = goal.extend({
  id,
  title: requiredText(limits.title),
  description: text(limits.description),
  targetDate: calendarDate.nullable(),
  tags: z.array(requiredText(limits.tag)).max(limits.tags),
  milestones: z
    .array(
      milestone.extend({
        id,
        title: requiredText(limits.title),
        completedAt: instant.nullable(),
        targetDate: calendarDate.nullable(),
      }),
    )
    .max(limits.milestones),
  completedAt: instant.nullable(),
  completionNotes: long,
  progressNotes: long,
  createdAt: instant,
  updatedAt: instant,
  history: z.array(
    progressEvent.extend({
      id,
      at: instant,
      oldProgress: goal.shape.progress,
      newProgress: goal.shape.progress,
      reasoning: long,
    }),
  ),
  responses: z.array(
    insightResponse.extend({
      id,
      createdAt: instant,
      parsedData: z.object({ response: long, appliedUpdates: z.record(text(100), z.unknown()) }),
    }),
  ),
})

const importedConversation = conversation.extend({
  id,
  title: requiredText(limits.title),
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  messages: z.array(chatMessage.extend({ id, message: long, createdAt: instant })),
})

/**
 * A whole account as one document: what GET /api/export/all answers and POST /api/import takes. Times keep their
 * instant, ids keep their links. Owners in it are ignored: everything becomes the importing user's.
 */
export const accountDocument = z.object({
  format: z.literal('apogee'),
  version: z.literal(1),
  exportedAt: instant,
  profile: user.partial(),
  goals: z.array(importedGoal),
  journal: z.array(
    journalEntry.extend({
      id,
      date: calendarDate,
      timeSpent: text(limits.name),
      notes: requiredText(limits.journalNotes),
      attachments: z.array(text(limits.title)).max(limits.attachments),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  reminders: z.array(
    reminder.extend({ id, title: requiredText(limits.title), scheduledFor: instant, createdAt: instant }),
  ),
  conversations: z.array(importedConversation),
  insights: z.array(
    weeklyInsight.extend({ id, summary: long, moodTrends: long, goalProgress: long, generatedAt: instant }),
  ),
  memories: z.array(memory.extend({ id, text: requiredText(limits.memory), createdAt: instant })),
})
export type AccountDocument = z.output<typeof accountDocument>

export const importAnswer = z.object({ created: z.int(), skipped: z.int() })
export type ImportAnswer = z.infer<typeof importAnswer>

export const exportFormat = z.object({ format: z.enum(['json', 'csv']).default('json') })
