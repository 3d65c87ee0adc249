import type { ImportMapping, ImportPreview } from '@/lib/contract/file-import'

/** A preview as its fields show it at once; what comes of the choice only the server can tell. */
export function asChosen(preview: ImportPreview, part: ImportMapping): ImportPreview {
  const mapping = { ...preview.mapping, ...part }
  const moods = preview.moods.map((one) => ({ ...one, mood: part.moods?.[one.word] ?? one.mood }))
  const goals = preview.goals.map((one) => {
    const choice = part.goals?.[one.key]
    return choice ? { ...one, into: choice.into, target: choice.target ?? one.target } : one
  })
  return { ...preview, mapping, moods, goals }
}
