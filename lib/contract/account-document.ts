import { z } from 'zod'
import { chatMessage, conversation } from './chat'
import { goal, milestone, progressEvent } from './goal'
import { appliedUpdates, insightResponse } from './insight-response'
import { journalEntry } from './journal'
import { limits } from './limits'
import { amount, datapoint, newMeasure } from './measure'
import { memory } from './memory'
import { messages } from './messages'
import { looked } from './record'
import { recordRef } from './record-ref'
import { reminder } from './reminder'
import { repeat } from './repeat'
import { byteCount, calendarDate, characterCount, instant, localTime, requiredText, text, visibleText } from './text'
import { profilePatch, user } from './user'
import { evidence, weeklyInsight } from './weekly-insight'

/** Notes that grew response by response. */
const grown = text(limits.grownNotes)
/** What an engine wrote, or is quoted: as long as the longest text that can be written or quoted. */
const worded = text(limits.coachText)
const quote = text(limits.journalNotes)
const id = text(100)
const name = text(200)
const lines = z.array(worded).max(100)

type Completion = { isCompleted: boolean; completedAt: string | null }

/** Something is done at a time, or it is not done: nothing here makes it otherwise. */
const isWhole = ({ isCompleted, completedAt }: Completion) => isCompleted === (completedAt !== null)
const notWhole = { path: ['completedAt'], error: 'Must be there exactly where it is completed' }

const importedMilestone = milestone.extend({
  id,
  title: requiredText(limits.title),
  completedAt: instant.nullable(),
  targetDate: calendarDate.nullable(),
})

const goalFields = goal.extend({
  id,
  title: requiredText(limits.title),
  description: text(limits.description),
  targetDate: calendarDate.nullable(),
  tags: z.array(requiredText(limits.tag)).max(limits.tags),
  milestones: z
    .array(importedMilestone.refine(isWhole, notWhole))
    .max(limits.milestones)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'Must have an id each' }),
  measure: newMeasure.nullable().default(null),
  /** Follows from the values, whatever a document says. */
  reading: goal.shape.reading.default(null),
  completedAt: instant.nullable(),
  completionNotes: grown,
  progressNotes: grown,
  createdAt: instant,
  updatedAt: instant,
  history: z.array(
    progressEvent.extend({
      id,
      at: instant,
      oldProgress: goal.shape.progress,
      newProgress: goal.shape.progress,
      reasoning: worded,
    }),
  ),
  responses: z.array(
    insightResponse.extend({
      id,
      createdAt: instant,
      parsedData: z.object({ response: visibleText(limits.response), appliedUpdates }),
    }),
  ),
  values: z
    .array(
      datapoint.extend({
        id,
        date: calendarDate,
        value: amount,
        note: text(limits.valueNote),
        ref: datapoint.shape.ref.unwrap().extend({ id, quote }).nullable().default(null),
        createdAt: instant,
      }),
    )
    .default([]),
})

const importedGoal = goalFields.refine(isWhole, notWhole)

const importedLooked = looked.extend({
  tool: name,
  words: worded,
  from: name.nullable(),
  to: name.nullable(),
  refs: z.array(recordRef.extend({ id })).max(1_000),
})

const conversationFields = conversation.extend({
  id,
  title: requiredText(limits.title),
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  messages: z.array(
    chatMessage
      .omit({ proposals: true })
      .extend({
        id,
        message: visibleText(limits.replyBytes),
        createdAt: instant,
        status: chatMessage.shape.status.default('complete'),
        model: name.nullable().default(null),
        looked: z.array(importedLooked).max(100).default([]),
        careLevel: chatMessage.shape.careLevel.default(null),
      })
      .refine(({ isFromUser, source }) => isFromUser === (source === 'user'), {
        path: ['source'],
        error: 'Must say the same as isFromUser',
      })
      .refine(
        ({ isFromUser, model, status, careLevel }) =>
          isFromUser ? model === null && status === 'complete' : careLevel === null,
        { path: ['isFromUser'], error: 'Must fit model, status and careLevel' },
      )
      .refine(({ isFromUser, message }) => !isFromUser || characterCount(message) <= limits.message, {
        path: ['message'],
        error: messages.field.tooLong(limits.message),
      })
      .refine(({ message }) => byteCount(message) <= limits.replyBytes, {
        path: ['message'],
        error: messages.field.tooLong(limits.replyBytes),
      }),
  ),
})

const importedConversation = conversationFields.refine(({ isActive, archivedAt }) => !isActive || archivedAt === null, {
  path: ['isActive'],
  error: messages.server.archivedConversation,
})

const isMonday = (date: string) => new Date(date).getUTCDay() === 1

/**
 * A whole account as one document: what GET /api/export/all answers and POST /api/import takes. Times keep their
 * instant, ids keep their links. Owners in it are ignored: everything becomes the importing user's.
 */
export const accountDocument = z.object({
  format: z.literal('apogee'),
  version: z.literal(1),
  exportedAt: instant,
  profile: user.partial().extend(profilePatch.omit({ onboardingCompleted: true }).shape),
  goals: z.array(importedGoal),
  journal: z.array(
    journalEntry.extend({
      id,
      date: calendarDate,
      timeSpent: text(limits.name),
      notes: visibleText(limits.journalNotes),
      attachments: z.array(text(limits.title)).max(limits.attachments),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  reminders: z.array(
    reminder.extend({
      id,
      title: requiredText(limits.title),
      scheduledFor: instant,
      repeat: repeat.nullable().default(null),
      repeatFrom: localTime.nullable().default(null),
      missed: z.int().min(0).max(1_000_000).default(0),
      createdAt: instant,
    }),
  ),
  conversations: z.array(importedConversation),
  insights: z.array(
    weeklyInsight.extend({
      id,
      summary: worded,
      achievements: lines,
      challenges: lines,
      recommendations: lines,
      moodTrends: worded,
      goalProgress: worded,
      weekStart: calendarDate.refine(isMonday, { error: 'Must be a Monday' }),
      nextWeekFocus: lines.max(3),
      model: name.nullable().default(null),
      generatedAt: instant,
      evidence: z
        .array(
          evidence.extend({
            field: name,
            refs: z.array(evidence.shape.refs.element.extend({ id, quote })).max(100),
          }),
        )
        .max(500),
    }),
  ),
  memories: z.array(
    memory.extend({
      id,
      source: memory.shape.source.extend({ id }),
      text: visibleText(limits.memory),
      createdAt: instant,
    }),
  ),
})
export type AccountDocument = z.output<typeof accountDocument>

export const importAnswer = z.object({ created: z.int(), skipped: z.int() })
export type ImportAnswer = z.infer<typeof importAnswer>

export const exportFormat = z.object({ format: z.enum(['json', 'csv']).default('json') })
