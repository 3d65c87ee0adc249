import { z } from 'zod'
import { chatMessage, conversation, replyMark } from './chat'
import { experiment, experimentDay, MOST_SEED, verdict } from './experiment'
import { goal, milestone, progressEvent } from './goal'
import { inPieces } from './in-pieces'
import { appliedUpdates, insightResponse } from './insight-response'
import { journalEntry } from './journal'
import { limits } from './limits'
import { amount, datapoint, newGoalMeasure } from './measure'
import { memory } from './memory'
import { chatMessages } from './messages/chat'
import { commonMessages } from './messages/common'
import { pause } from './pause-schema'
import { newPlanDay, plan } from './plan'
import { looked } from './record'
import { recordRef } from './record-ref'
import { reminder } from './reminder'
import { repeat } from './repeat'
import { byteCount, calendarDate, characterCount, instant, localTime, requiredText, text, visibleText } from './text'
import { profilePatch, user } from './user'
import { weekReview } from './week-review'
import { evidence, weeklyInsight } from './weekly-insight'

/** Notes that grew response by response. */
const grown = text(limits.grownNotes)
/** What an engine wrote, or is quoted: as long as the longest text that can be written or quoted. */
const worded = text(limits.coachText)
const quote = text(limits.journalNotes)
const id = text(100)
const name = text(200)
const lines = z.array(worded).max(100)

/** Whose something is, and what it stands in: the document's place for it says so, and everything is the importer's. */
const owner = z.string().optional()

type Completion = { isCompleted?: boolean | undefined; completedAt: string | null }

/** Something is done at a time, or it is not done: nothing here makes it otherwise. */
const isWhole = ({ isCompleted, completedAt }: Completion) =>
  isCompleted === undefined || isCompleted === (completedAt !== null)
const notWhole = { path: ['completedAt'], error: 'Must be there exactly where it is completed' }

const importedMilestone = milestone.extend({
  id,
  isCompleted: milestone.shape.isCompleted.optional(),
  title: requiredText(limits.title),
  completedAt: instant.nullable().default(null),
  targetDate: calendarDate.nullable().default(null),
})

const goalFields = goal.extend({
  id,
  userId: owner,
  title: requiredText(limits.title),
  description: text(limits.description).default(''),
  targetDate: calendarDate.nullable().default(null),
  /** Follows from the values, the ledger, or its being done. */
  progress: goal.shape.progress.optional(),
  tags: z.array(requiredText(limits.tag)).max(limits.tags).default([]),
  milestones: z
    .array(importedMilestone.refine(isWhole, notWhole))
    .max(limits.milestones)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'Must have an id each' })
    .default([]),
  measure: newGoalMeasure.nullable().default(null),
  /** Follows from the values, too. */
  rhythm: z
    .unknown()
    .optional()
    .transform(() => null),
  /** Follows from the values, whatever a document says. */
  reading: goal.shape.reading.default(null),
  isCompleted: goal.shape.isCompleted.optional(),
  completedAt: instant.nullable().default(null),
  completionNotes: grown.default(''),
  pausedAt: instant.nullable().default(null),
  pausedUntil: calendarDate.nullable().default(null),
  pauses: z
    .array(pause.extend({ from: calendarDate, until: calendarDate }))
    .max(1_000)
    .default([]),
  droppedAt: instant.nullable().default(null),
  closingNote: grown.default(''),
  progressNotes: grown.default(''),
  neverSend: goal.shape.neverSend.default(false),
  /** Ids of entries and messages that read as being of it, and are not by its person's word. */
  notAbout: z.array(id).max(limits.notAbout).default([]),
  /** The target dates that it had before, oldest first. */
  datesBefore: z
    .array(z.object({ until: instant, targetDate: calendarDate.nullable() }))
    .max(limits.datesBefore)
    .default([]),
  createdAt: instant,
  updatedAt: instant.optional(),
  history: inPieces(
    z.array(
      progressEvent.extend({
        id,
        goalId: owner,
        at: instant,
        oldProgress: goal.shape.progress,
        newProgress: goal.shape.progress,
        reasoning: worded,
        takenBackAt: instant.optional(),
      }),
    ),
  ).default([]),
  responses: inPieces(
    z.array(
      insightResponse.extend({
        id,
        goalId: owner,
        createdAt: instant,
        parsedData: z.object({ response: visibleText(limits.response), appliedUpdates }),
        takenBackAt: instant.optional(),
      }),
    ),
  ).default([]),
  values: inPieces(
    z.array(
      datapoint.extend({
        id,
        goalId: owner,
        date: calendarDate,
        value: amount,
        note: text(limits.valueNote),
        ref: datapoint.shape.ref.unwrap().extend({ id, quote }).nullable().default(null),
        createdAt: instant,
      }),
    ),
  ).default([]),
  plans: inPieces(
    z.array(
      plan.omit({ checks: true }).extend({
        id,
        goalId: owner,
        cue: requiredText(limits.planPart),
        action: requiredText(limits.planPart),
        obstacle: text(limits.planPart),
        ifObstacle: text(limits.planPart),
        startsOn: calendarDate,
        reviewOn: calendarDate,
        outcomes: z
          .array(newPlanDay)
          .max(limits.planDays)
          .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
            error: 'Must have a date each',
          }),
        createdAt: instant,
      }),
    ),
  ).default([]),
})

const importedGoal = goalFields
  .refine(isWhole, notWhole)
  .refine(
    ({ isCompleted, completedAt, pausedAt, droppedAt }) =>
      [isCompleted ?? completedAt, pausedAt, droppedAt].filter(Boolean).length <= 1,
    {
      path: ['isCompleted'],
      error: 'Must not be two of completed, paused and dropped',
    },
  )

const importedMark = replyMark.extend({ quote: worded, why: worded })

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
  isActive: conversation.shape.isActive.default(false),
  archivedAt: instant.nullable().default(null),
  neverSend: conversation.shape.neverSend.default(false),
  createdAt: instant,
  updatedAt: instant.optional(),
  messages: inPieces(
    z.array(
      chatMessage
        .omit({ proposals: true })
        .extend({
          id,
          userId: owner,
          conversationId: owner,
          isFromUser: chatMessage.shape.isFromUser.optional(),
          message: visibleText(limits.replyBytes),
          createdAt: instant,
          status: chatMessage.shape.status.default('complete'),
          model: name.nullable().default(null),
          coachName: name.nullable().default(null),
          looked: z.array(importedLooked).max(100).default([]),
          marks: z.array(importedMark).max(20).default([]),
          careLevel: chatMessage.shape.careLevel.default(null),
        })
        .refine(({ isFromUser, source }) => isFromUser === undefined || isFromUser === (source === 'user'), {
          path: ['source'],
          error: 'Must say the same as isFromUser',
        })
        .refine(
          ({ source, model, coachName, status, careLevel }) =>
            source === 'user' ? model === null && coachName === null && status === 'complete' : careLevel === null,
          { path: ['isFromUser'], error: 'Must fit model, coachName, status and careLevel' },
        )
        .refine(({ source, message }) => source !== 'user' || characterCount(message) <= limits.message, {
          path: ['message'],
          error: commonMessages.field.tooLong(limits.message),
        })
        .refine(({ message }) => byteCount(message) <= limits.replyBytes, {
          path: ['message'],
          error: commonMessages.field.tooLong(limits.replyBytes),
        }),
    ),
  ),
})

const importedConversation = conversationFields.refine(({ isActive, archivedAt }) => !isActive || archivedAt === null, {
  path: ['isActive'],
  error: chatMessages.archivedConversation,
})

const isMonday = (date: string) => new Date(date).getUTCDay() === 1

/**
 * A whole account as one document: what GET /api/export/all answers and POST /api/import takes. Times keep their
 * instant, ids keep their links. Owners in it are ignored: everything becomes the importing user's. What follows from the
 * rest may be left out, and so may lists.
 */
export const accountDocument = z.object({
  format: z.literal('apogee'),
  version: z.literal(1),
  exportedAt: instant.optional(),
  profile: user
    .partial()
    .extend(profilePatch.omit({ onboardingCompleted: true }).shape)
    .default({}),
  goals: inPieces(z.array(importedGoal)).default([]),
  journal: inPieces(
    z.array(
      journalEntry.extend({
        id,
        userId: owner,
        date: calendarDate,
        timeSpent: text(limits.name).default(''),
        notes: visibleText(limits.journalNotes),
        attachments: z.array(text(limits.title)).max(limits.attachments).default([]),
        neverSend: journalEntry.shape.neverSend.default(false),
        createdAt: instant,
        updatedAt: instant.optional(),
      }),
    ),
  ).default([]),
  reminders: inPieces(
    z.array(
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
  ).default([]),
  conversations: inPieces(z.array(importedConversation)).default([]),
  insights: inPieces(
    z.array(
      // Whether it is behind the record is told when it is read.
      weeklyInsight.omit({ stale: true }).extend({
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
  ).default([]),
  reviews: inPieces(
    z.array(
      weekReview.extend({
        id,
        weekStart: calendarDate.refine(isMonday, { error: 'Must be a Monday' }),
        choices: weekReview.shape.choices.default([]),
        doneAt: instant.nullable(),
      }),
    ),
  ).default([]),
  experiments: inPieces(
    z.array(
      experiment.extend({
        id,
        goalId: id.nullable(),
        question: text(limits.description),
        action: requiredText(limits.title),
        seed: z.int().min(0).max(MOST_SEED),
        days: z
          .array(experimentDay.extend({ date: calendarDate, outcome: amount.nullable() }))
          .max(limits.experimentDays.max),
        startsOn: calendarDate,
        endsOn: calendarDate,
        verdict: verdict.extend({ words: text(limits.description) }).nullable(),
        createdAt: instant,
      }),
    ),
  ).default([]),
  memories: inPieces(
    z.array(
      memory.extend({
        id,
        source: memory.shape.source.extend({ id }),
        text: visibleText(limits.memory),
        createdAt: instant,
      }),
    ),
  ).default([]),
})
export type AccountDocument = z.output<typeof accountDocument>

/** The query of POST /api/import: whether nothing is written, and what would come of it is told alone. */
export const importOptions = z.object({ preview: z.stringbool().optional() })

/** What an account that holds nothing yet takes over of a document's profile. */
export const importedSettings = ['areas', 'coach', 'ownCoach', 'memory', 'messages', 'timeZone'] as const
export type ImportedSetting = (typeof importedSettings)[number]

/** `settings`: what of the account's is another by it; absent where nothing is. A preview tells it in any case. */
export const importAnswer = z.object({
  created: z.int(),
  skipped: z.int(),
  settings: z.array(z.enum(importedSettings)).optional(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** The query of GET /api/export/all: the document alone, or an archive of it and the photos. */
export const accountFormat = z.object({ format: z.enum(['json', 'zip']).default('json') })

export const exportFormat = z.object({ format: z.enum(['json', 'csv']).default('json') })
