import 'server-only'
import type { FileImport, ImportMapping, ImportPreview } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import type { Measure, Rhythm } from '@/lib/contract/measure'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { measureMessages } from '@/lib/contract/messages/measures'
import { characterCount } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import type { BoxedPicture, PictureBox } from '../picture-box'

/** An entry as the file has it. `at` is its instant where the file knows one; `mood` is null where its word is not mapped yet. */
export type FoundEntry = {
  line: number
  date: string
  time: string | null
  at?: string
  word?: string
  mood: number | null
  notes: string
  photos?: BoxedPicture[]
}

/** One value a line of a goal's in the file. */
export type FoundValue = { date: string; value: number; note: string }

/** How a goal of the file is counted; a target that the file does not tell is null. */
export type FoundMeasure = (Omit<Measure, 'target'> & { target: number | null }) | Rhythm

export type FoundGoal = {
  key: string
  title: string
  description: string
  measure: FoundMeasure
  targetDate: string | null
  isArchived: boolean
  /** Whether it goes nowhere until the person says so. */
  waits: boolean
  values: FoundValue[]
}

type Unread = ImportPreview['unread'][number]

/** What a file holds, whichever app it is of. */
export type FoundFile = Pick<ImportPreview, 'columns' | 'mapping' | 'needs' | 'moods' | 'leftOut'> & {
  kind: FileImport['kind']
  entries: FoundEntry[]
  goals: FoundGoal[]
  unread: Unread[]
  /** What the pictures of its entries are sealed with, where it has any. */
  boxKey: string | null
}

/** What a reader needs to know of whose file it is, and where it puts pictures. */
export type Reader = { today: string; timeZone: string; box: PictureBox }

export function nothingFound(kind: FileImport['kind'], mapping: ImportMapping = {}): FoundFile {
  return {
    kind,
    columns: [],
    mapping,
    needs: [],
    moods: [],
    entries: [],
    goals: [],
    unread: [],
    leftOut: [],
    boxKey: null,
  }
}

/** Why an entry cannot be taken, null where it can. */
export function whyUnread(day: string | null, notes: string, today: string): string | null {
  if (day === null) return commonMessages.field.date
  if (day > today) return commonMessages.field.dateInFuture
  if (notes === '') return importFileMessages.field.importNoWords
  if (characterCount(notes) > limits.journalNotes) return commonMessages.field.tooLong(limits.journalNotes)
  return null
}

/**
 * Adds an entry to what was found, or says why not.
 *
 * @throws AppError `validation_failed` beyond the most that is brought in at once
 */
export function addEntry(
  found: FoundFile,
  entry: Omit<FoundEntry, 'date'> & { date: string | null },
  today: string,
  where?: string,
): void {
  const { date } = entry
  const why = whyUnread(date, entry.notes, today)
  if (why !== null || date === null)
    found.unread.push({ line: entry.line, ...(where && { where }), why: why ?? commonMessages.field.date })
  else if (found.entries.push({ ...entry, date }) > limits.importRows)
    throw invalid({ file: [importFileMessages.field.importRows] })
}

/**
 * Adds a goal to what was found.
 *
 * @throws AppError `validation_failed` beyond the most that is brought in at once
 */
export function addGoal(found: FoundFile, goal: FoundGoal): void {
  if (goal.values.some(({ value }) => Math.abs(value) > limits.amount))
    throw invalid({ file: [measureMessages.field.amountRange] })
  if (found.goals.push(goal) > limits.importGoals) throw invalid({ file: [importFileMessages.field.importGoals] })
  const values = found.goals.reduce((sum, one) => sum + one.values.length, 0)
  if (values > limits.importValues) throw invalid({ file: [importFileMessages.field.importValues] })
}
