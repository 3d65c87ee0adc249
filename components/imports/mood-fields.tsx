'use client'

import { useId } from 'react'
import { Select } from '@/components/ui/select'
import type { ImportMapping, ImportPreview } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import { entryWords } from './import-words'

const LEVELS = Array.from({ length: limits.mood.max }, (_, at) => limits.mood.max - at)

type MoodFieldsProps = { preview: ImportPreview; onChange: (part: ImportMapping) => void }

/** Which energy, 1 to 5, each of the file's own words for a mood stands for. */
export function MoodFields({ preview, onChange }: MoodFieldsProps) {
  const id = useId()
  const { moods, mapping } = preview
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">Which energy, from 1 to 5, is each mood?</legend>
      {moods.map(({ word, mood, rows }, at) => (
        <div key={word} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <label htmlFor={`${id}-${at}`} className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <bdi>{word || 'No mood told'}</bdi> <span className="num text-sm text-ink-3">{entryWords(rows)}</span>
          </label>
          <Select
            id={`${id}-${at}`}
            className="w-40"
            aria-invalid={mood === null}
            value={mood ?? ''}
            onChange={({ target }) => onChange({ moods: { ...mapping.moods, [word]: Number(target.value) } })}
          >
            {mood === null && <option value="">Choose</option>}
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </fieldset>
  )
}
