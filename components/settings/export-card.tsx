'use client'

import { Download } from 'lucide-react'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import {
  type ExportFile,
  goalsFile,
  journalFile,
  useExport,
  wholeAccountFile,
  wholeArchive,
} from '@/lib/client/account/exports'
import { SettingRow, SettingsCard } from './settings-card'

type Export = { title: string; text: string; label: string; file: ExportFile }

/** Everything that the user has written, as files to keep. */
export function ExportCard({ today }: { today: string }) {
  const save = useExport()
  const exports: Export[] = [
    {
      title: 'Journal',
      text: 'Every entry with its date, energy and notes, for a spreadsheet.',
      label: 'Export Journal',
      file: journalFile,
    },
    {
      title: 'Goals',
      text: 'Every goal with its progress and dates, for a spreadsheet.',
      label: 'Export Goals',
      file: goalsFile,
    },
    {
      title: 'The whole account',
      text: 'Goals, journal, alerts, conversations, insights and memories in one file, which can be imported again.',
      label: 'Export everything',
      file: wholeAccountFile(today),
    },
    {
      title: 'The whole account with photos',
      text: 'The same file and your photos in one archive, which can be imported again.',
      label: 'Export with photos',
      file: wholeArchive(today),
    },
  ]
  return (
    <SettingsCard
      section="data"
      value="CSV or everything"
      text={
        <>
          Download what you have written, at any time. A whole account is brought back under{' '}
          <a href="#moving" className="link">
            Import
          </a>
          .
        </>
      }
    >
      {exports.map(({ title, text, label, file }) => {
        const isSaving = save.isPending && save.variables.path === file.path
        return (
          <SettingRow key={label} title={title} text={text}>
            <Button
              variant="outline"
              className="w-54"
              disabled={save.isPending}
              aria-busy={isSaving}
              onClick={() => save.mutate(file)}
            >
              {isSaving ? <Spinner /> : <Download aria-hidden="true" />}
              {label}
            </Button>
          </SettingRow>
        )
      })}
    </SettingsCard>
  )
}
