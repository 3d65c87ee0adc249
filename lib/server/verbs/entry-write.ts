import 'server-only'
import { z } from 'zod'
import { moodLabels } from '@/lib/contract/mood'
import { db } from '@/lib/server/db/client'
import { serializeEntry } from '@/lib/server/journal/serialize-entry'
import { createEntry, deleteEntry } from '@/lib/server/journal/write-entry'
import { moved } from './moved'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

const written = z.object({ version: z.int() })

export const entryWrite: VerbDefinition<'entry.write'> = {
  async preview(user, { mood, notes, date }) {
    const today = todayOf(user)
    const day = dayWords(date ?? today, today)
    return {
      title: `Entry: ${mood === undefined ? '' : `energy ${mood}, `}${day}`,
      diff: changes(
        change(
          'mood',
          'Energy',
          null,
          mood === undefined ? null : `${mood}: ${moodLabels[mood as keyof typeof moodLabels]}`,
        ),
        change('notes', 'Words', null, orNull(notes)),
        change('date', 'Day', null, day),
      ),
    }
  },

  async apply(user, input) {
    const { id, version } = await createEntry(user, input)
    return { result: { kind: 'journal', id }, before: null, after: { version } }
  },

  async undo(user, { result, after }) {
    const stored = await db.journalEntry.findFirst({ where: { id: result.id, userId: user.id } })
    if (stored?.version !== written.parse(after).version) throw moved(stored && serializeEntry(stored))
    await deleteEntry(user, result.id)
  },

  current: async () => null,
}
