'use client'

import { ConflictDialog, type Version } from '@/components/shared/conflict-dialog'
import { keptText } from '@/lib/client/careful-patch'
import type { EntryClash } from '@/lib/client/journal'
import type { EntryFields } from '@/lib/client/journal-form'
import { energyOf, entryDay } from './entry-words'

type EntryConflictProps = {
  clash: EntryClash
  today: string
  onClose: () => void
  onKeep: (kept: EntryFields) => void
}

/** An edit met a newer version of the entry: which words, energy and date are to stand? */
export function EntryConflict({ clash, today, onClose, onKeep }: EntryConflictProps) {
  const { current, clashing, rebased } = clash
  const energy = (mood: number) => `${energyOf(mood).figure} ${energyOf(mood).label}`
  const versions: Record<keyof EntryFields, Omit<Version, 'field'>> = {
    date: { label: 'Date', mine: entryDay(rebased.date, today), stored: entryDay(current.date, today) },
    mood: { label: 'Energy', mine: energy(rebased.mood), stored: energy(current.mood) },
    notes: { label: 'Notes', mine: rebased.notes, stored: current.notes, canMerge: true },
  }
  return (
    <ConflictDialog
      versions={clashing.map((field) => ({ field, ...versions[field] }))}
      onClose={onClose}
      onKeep={(choiceOf) =>
        onKeep({
          date: choiceOf('date') === 'stored' ? current.date : rebased.date,
          mood: choiceOf('mood') === 'stored' ? current.mood : rebased.mood,
          notes: keptText(choiceOf('notes'), rebased.notes, current.notes),
        })
      }
    />
  )
}
