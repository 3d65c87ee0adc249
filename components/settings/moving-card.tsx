'use client'

import { FolderInput } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { FormNotice } from '@/components/auth/form-notice'
import { whyRefused } from '@/components/imports/why-refused'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { useImports, useReadFile } from '@/lib/client/imports/api'
import type { ImportPreview } from '@/lib/contract/file-import'
import { ImportRow } from './import-row'
import { SettingRow, SettingsCard } from './settings-card'

const PreviewPanel = lazy(() =>
  import('@/components/imports/preview-panel').then(({ PreviewPanel }) => ({ default: PreviewPanel })),
)
const ImportList = lazy(() =>
  import('@/components/imports/import-list').then(({ ImportList }) => ({ default: ImportList })),
)

/** Brings in what was kept elsewhere, after a look at what would come of it. */
export function MovingCard({ today }: { today: string }) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const read = useReadFile()
  const { data: imports = [] } = useImports()
  const [preview, setPreview] = useState<ImportPreview | null>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setPreview(null)
    read.mutate(file, { onSuccess: setPreview })
    // The same file can then be chosen again, mended.
    target.value = ''
  }

  /** The preview is longer than a phone's screen: without it the page would stand somewhere below. */
  function close() {
    setPreview(null)
    requestAnimationFrame(() => chooser.current?.focus())
  }

  const shown = imports.filter(({ status }) => status !== 'ready')
  return (
    <SettingsCard
      section="moving"
      value="Apps and exports"
      text="Daylio, Day One, Journiv, Obsidian or Logseq notes as a zip, Loop Habit Tracker, Beeminder, Apple Health, or any CSV file."
    >
      <SettingRow
        title="Bring in a file"
        text="Choose it as the other app exported it. You see first what would come, and can take all of it out again."
      >
        <Button
          ref={chooser}
          variant="outline"
          className="w-46"
          disabled={read.isPending}
          aria-busy={read.isPending}
          onClick={() => input.current?.click()}
        >
          {read.isPending ? <Spinner /> : <FolderInput aria-hidden="true" />}
          {read.isPending ? 'Reading...' : 'Choose a file'}
        </Button>
        <input ref={input} type="file" hidden aria-label="File of another app" onChange={choose} />
      </SettingRow>
      <div role="status">{read.isError && <FormNotice tone="bad">{whyRefused(read.error)}</FormNotice>}</div>
      <Suspense>
        {preview && <PreviewPanel key={preview.id} first={preview} today={today} onClose={close} />}
        {shown.length > 0 && <ImportList imports={shown} />}
      </Suspense>
      <ImportRow />
    </SettingsCard>
  )
}
