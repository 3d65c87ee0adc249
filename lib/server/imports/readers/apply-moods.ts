import 'server-only'
import type { ImportMapping } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import type { FoundFile } from './found'

/** Where an entry tells no mood. */
export const NO_MOOD = 3

/**
 * Gives each entry the energy that its word for a mood stands for: as the person said, else as the file's reader knows
 * it (`moods`). What neither knows has to be told.
 *
 * @throws AppError `validation_failed` where there are too many words for moods
 */
export function applyMoods(found: FoundFile, told: ImportMapping['moods']): FoundFile {
  const known = new Map(found.moods.map(({ word, mood }) => [word, mood]))
  const words = new Map<string, { mood: number | null; rows: number }>()
  const moodOf = (word: string) => {
    if (told && Object.hasOwn(told, word)) return told[word] ?? null
    return word === '' ? NO_MOOD : (known.get(word) ?? null)
  }
  const entries = found.entries.map((entry) => {
    const word = entry.word ?? ''
    const met = words.get(word) ?? { mood: moodOf(word), rows: 0 }
    words.set(word, { ...met, rows: met.rows + 1 })
    return { ...entry, mood: met.mood }
  })
  if (words.size > limits.importMoods) throw invalid({ mapping: [importFileMessages.field.importMoods] })
  const moods = [...words].map(([word, rest]) => ({ word, ...rest }))
  const needs = moods.some(({ mood }) => mood === null) ? [...found.needs, 'moods' as const] : found.needs
  return { ...found, entries, moods, needs, mapping: { ...found.mapping, ...(told && { moods: told }) } }
}
