'use client'

import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { FormNotice } from '@/components/auth/form-notice'
import { Spinner } from '@/components/shared/spinner'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { type AccountFile, readAccountFile, useImport, useImportPreview } from '@/lib/client/account/exports'
import { type ImportReport, previewWords, reportFailure, reportSuccess } from './import-report'
import { SettingRow } from './settings-card'

/** Brings an exported account in, once it was looked at. What is here already stays as it is. */
export function ImportRow() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const load = useImport()
  const preview = useImportPreview()
  const [report, setReport] = useState<ImportReport | null>(null)
  const [found, setFound] = useState<{ name: string; sent: AccountFile; words: string[] } | null>(null)
  const isBusy = load.isPending || preview.isPending

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setReport(null)
    setFound(null)
    const result = await readAccountFile(file)
    // The same file can then be chosen again, mended.
    target.value = ''
    if ('complaint' in result) {
      setReport({ ok: false, sentence: result.complaint, details: [] })
      return
    }
    preview.mutate(result, {
      onSuccess: (answer) => {
        const words = previewWords(answer)
        if (words.length > 0) setFound({ name: file.name, sent: result, words })
        else setReport(reportSuccess(answer))
      },
      onError: (error) => setReport(reportFailure(error)),
    })
  }

  function bringIn(sent: AccountFile) {
    load.mutate(sent, {
      onSuccess: (answer) => {
        setFound(null)
        setReport(reportSuccess(answer))
        router.refresh()
      },
      onError: (error) => {
        setFound(null)
        setReport(reportFailure(error))
      },
    })
  }

  return (
    <div>
      <SettingRow
        title="Bring an export back"
        text="A file from “Export everything” or “Export with photos”, from this server or another. You see what it would bring first. If anything in it fails, nothing is imported; what you already have is skipped."
      >
        <Button
          variant="outline"
          className="w-46"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? <Spinner /> : <Upload aria-hidden="true" />}
          {preview.isPending ? 'Reading...' : 'Choose an export'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          hidden
          aria-label="File to import"
          onChange={read}
        />
      </SettingRow>
      <div role="status" className="*:first:mt-4">
        {found && (
          <section aria-label={`What ${found.name} would bring`} className="grid gap-3">
            <div className="text-ink-2">
              {found.words.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="ghost" disabled={isBusy} onClick={() => setFound(null)}>
                Cancel
              </Button>
              <SubmitButton
                type="button"
                pending={load.isPending}
                pendingLabel="Importing..."
                onClick={() => bringIn(found.sent)}
              >
                Bring it in
              </SubmitButton>
            </div>
          </section>
        )}
        {report?.ok && <p className="rounded-control bg-ok-soft px-3.5 py-2.5 text-sm text-ok">{report.sentence}</p>}
        {report && !report.ok && (
          <>
            <FormNotice>{report.sentence}</FormNotice>
            {report.details.length > 0 && (
              <ul className="mt-2 grid gap-1 px-3.5 text-sm text-ink-2">
                {report.details.map((detail) => (
                  <li key={detail} className="wrap-anywhere">
                    {detail}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  )
}
