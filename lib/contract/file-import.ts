import { z } from 'zod'
import { dateOrders } from './date-orders'
import { limits } from './limits'
import { amount } from './measure'
import { importFileMessages } from './messages/import-files'
import { journalMessages } from './messages/journal'
import { periods } from './periods'
import { text } from './text'

const moodLevel = z.int({ error: journalMessages.field.moodRange }).min(limits.mood.min).max(limits.mood.max)
const column = text(limits.title)

/**
 * Where the values of one of the file's goals go: to a new goal, to none, or to the user's goal of that id. `target` is
 * what a new one aims at, of a rhythm how often it is done in a period.
 */
const goalChoice = z.object({ into: text(limits.name), target: amount.optional() })
export type GoalChoice = z.infer<typeof goalChoice>

/** How a file is to be read: which column is what, what its words for a mood mean, and where its goals go. */
export const importMapping = z
  .object({
    date: column,
    dateOrder: z.enum(dateOrders),
    notes: z.array(column).min(1).max(20),
    mood: column.nullable(),
    /** The file's own word for a mood, and the energy that it stands for; an empty one for entries without. */
    moods: z.record(column, moodLevel),
    goals: z.record(text(limits.name), goalChoice),
  })
  .partial()
export type ImportMapping = z.infer<typeof importMapping>

/**
 * POST /api/imports. As multipart the fields are `file` and `mapping`, this one's JSON. A large file comes as it is, an
 * octet stream, with its name in the query.
 */
export const newFileImport = z.object({
  name: text(255),
  /** The file's bytes in base64. */
  file: z.base64({ error: importFileMessages.field.importFile }).min(1, { error: importFileMessages.field.importFile }),
  mapping: importMapping.optional(),
})

/** The query of POST /api/imports with an octet stream. */
export const importName = z.object({ name: text(255).optional() })

/** PATCH /api/imports/{id}, and POST /api/imports/{id}/apply: what the preview left open. */
export const importApply = z.object({ mapping: importMapping.optional() })

export const importKinds = [
  'daylio',
  'daylio-backup',
  'csv',
  'day-one',
  'journiv',
  'markdown',
  'loop',
  'beeminder',
  'apple-health',
] as const

/** `running` rows are in nobody's sight: all of them are there once it is `done`, none where it `failed`. */
export const importStatuses = ['ready', 'running', 'done', 'failed'] as const

export const fileImport = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(importKinds),
  status: z.enum(importStatuses),
  done: z.int(),
  of: z.int(),
  /** The first and the last of the days that it brought, once it is done. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Why it failed, or what could not be brought in with the rest, in words. */
  remark: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type FileImport = z.infer<typeof fileImport>

/** A goal that the file has values of. */
const previewGoal = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(['total', 'level', 'rhythm']),
  unit: z.string(),
  /** Of a rhythm. */
  per: z.enum(periods).nullable(),
  /** What a new goal would aim at; null where the person has to say. */
  target: z.number().nullable(),
  /** `new`, `none`, or the id of the user's goal that the values go to. */
  into: z.string(),
  /** How many of its values are new there, and the days of the first and last that the file has. */
  values: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type PreviewGoal = z.infer<typeof previewGoal>

export const importPreview = fileImport.extend({
  /** What it would bring: entries with their photos, new goals and values; what is here already; what cannot be read. */
  counts: z.object({
    entries: z.int(),
    photos: z.int(),
    goals: z.int(),
    values: z.int(),
    duplicates: z.int(),
    unread: z.int(),
  }),
  /** The first entries as they will be. */
  samples: z.array(z.object({ date: z.string(), mood: z.int().nullable(), notes: z.string() })),
  /** The file's own words for a mood; null where it is not known which energy one stands for. */
  moods: z.array(z.object({ word: z.string(), mood: z.int().nullable(), rows: z.int() })),
  goals: z.array(previewGoal),
  /** Of a table: its columns and how they are read. */
  columns: z.array(z.string()),
  mapping: importMapping,
  /** What has to be told before it can be imported. */
  needs: z.array(z.enum(['date', 'dateOrder', 'notes', 'moods', 'targets'])),
  /** The first lines or entries that are left out, with why; `where` is the file inside a zip. */
  unread: z.array(z.object({ line: z.int(), where: z.string().optional(), why: z.string() })),
  /** What a file of this kind holds that has no place here, in words. */
  leftOut: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>
