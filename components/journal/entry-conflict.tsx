'use client'

import { ConflictDialog, type Version } from '@/components/shared/conflict-dialog'
import { keptText } from '@/lib/client/cache/careful-patch'
import type { EntryClash } from '@/lib/client/journal/api'
import { type EntryFields, UNTIMED } from '@/lib/client/journal/form'
import { counted } from '@/lib/client/time/calendar'
import { commonMessages } from '@/lib/contract/messages/common'
import { photosOf } from '@/lib/contract/photo-ids'
import { energyOf, entryDay } from './entry-words'

const timeWords = (timeSpent: string) => (timeSpent === UNTIMED ? 'Not told' : timeSpent)
const keptWords = ({ neverSend }: EntryFields) => (neverSend ? 'Yes' : 'No')
const photoWords = ({ attachments }: EntryFields) => counted(photosOf(attachments).length, 'photo')

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
    timeSpent: { label: 'Time spent', mine: timeWords(rebased.timeSpent), stored: timeWords(current.timeSpent) },
    attachments: { label: 'Photos', mine: photoWords(rebased), stored: photoWords(current) },
    neverSend: { label: commonMessages.neverSend.label, mine: keptWords(rebased), stored: keptWords(current) },
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
          timeSpent: choiceOf('timeSpent') === 'stored' ? current.timeSpent : rebased.timeSpent,
          attachments: choiceOf('attachments') === 'stored' ? current.attachments : rebased.attachments,
          neverSend: choiceOf('neverSend') === 'stored' ? current.neverSend : rebased.neverSend,
          notes: keptText(choiceOf('notes'), rebased.notes, current.notes),
        })
      }
    />
  )
}
