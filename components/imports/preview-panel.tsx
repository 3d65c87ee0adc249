'use client'

import { useEffect, useRef, useState } from 'react'
import { FormNotice } from '@/components/auth/form-notice'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useApplyImport, useRemapImport } from '@/lib/client/imports/api'
import { dayName } from '@/lib/client/time/calendar'
import type { ImportMapping, ImportPreview } from '@/lib/contract/file-import'
import { asChosen } from './as-chosen'
import { ColumnFields } from './column-fields'
import { GoalFields } from './goal-fields'
import { appNames, bringsWords, lackingWords, nothingWords, staysOut } from './import-words'
import { MoodFields } from './mood-fields'
import { whyRefused } from './why-refused'

type PreviewPanelProps = { first: ImportPreview; today: string; onClose: () => void }

const SAMPLE_LENGTH = 160

/** What would come of a file, with what has to be told first; nothing is written until it is confirmed. */
export function PreviewPanel({ first, today, onClose }: PreviewPanelProps) {
  const [preview, setPreview] = useState(first)
  const remap = useRemapImport()
  const apply = useApplyImport()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, kind, name, counts, samples, needs, unread } = preview
  const brings = bringsWords(counts)
  const lacks = lackingWords(preview)
  const failure = remap.error ?? apply.error

  function change(part: ImportMapping) {
    const next = asChosen(preview, part)
    setPreview(next)
    remap.mutate({ id, mapping: next.mapping }, { onSuccess: setPreview, onError: () => setPreview(preview) })
  }

  return (
    <section aria-label={`What ${name} would bring`} className="grid gap-4 border-t border-rule pt-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-[550] wrap-anywhere outline-none">
          {appNames[kind]}: {name}
        </h3>
        <p role="status" className="text-ink-2">
          {brings ? `It would bring ${brings}.` : nothingWords(preview)}
        </p>
        <ul className="text-sm text-ink-2">
          {staysOut(preview).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {preview.columns.length > 0 && <ColumnFields preview={preview} onChange={change} />}
      {preview.moods.length > 0 && <MoodFields preview={preview} onChange={change} />}
      {preview.goals.length > 0 && <GoalFields preview={preview} today={today} onChange={change} />}
      {samples.length > 0 && (
        <div>
          <p className="text-sm font-medium">The first of them</p>
          <ul aria-label="Samples" className="divide-y divide-rule">
            {samples.map(({ date, mood, notes }) => (
              <li key={`${date} ${notes}`} className="grid gap-0.5 py-2">
                <span className="num text-sm text-ink-3">
                  {dayName(date, today)} · {mood === null ? 'energy not told yet' : `Energy ${mood}/5`}
                </span>
                <span dir="auto" className="line-clamp-2 text-left wrap-anywhere">
                  {notes.slice(0, SAMPLE_LENGTH)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <details>
          <summary className="min-h-10 cursor-pointer content-center text-sm text-ink-2">What cannot be read</summary>
          <ul aria-label="What cannot be read" className="grid gap-1 text-sm text-ink-2">
            {unread.map(({ line, where, why }) => (
              <li key={`${line} ${where}`} className="wrap-anywhere">
                {where ? `${where}, number ${line}` : `Line ${line}`}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {failure && <FormNotice tone="bad">{whyRefused(failure)}</FormNotice>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {/* Beside the button that waits for it: what is missing may have scrolled away. */}
        {lacks && <p className="mr-auto text-sm text-pretty text-ink-2">{lacks}</p>}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton
          type="button"
          pending={apply.isPending || remap.isPending}
          pendingLabel={apply.isPending ? 'Bringing in...' : 'Reading...'}
          disabled={brings === null || needs.length > 0}
          onClick={() => apply.mutate({ id, mapping: preview.mapping }, { onSuccess: onClose })}
        >
          Bring it in
        </SubmitButton>
      </div>
    </section>
  )
}
