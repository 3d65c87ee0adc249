'use client'

import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { FormNotice } from '@/components/auth/form-notice'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { readAccountFile, useImport } from '@/lib/client/account/exports'
import { type ImportReport, reportFailure, reportSuccess } from './import-report'
import { SettingRow } from './settings-card'

/** Brings an exported account in. What is here already stays as it is. */
export function ImportRow() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const load = useImport()
  const [report, setReport] = useState<ImportReport | null>(null)

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setReport(null)
    const result = await readAccountFile(file)
    // The same file can then be chosen again, mended.
    target.value = ''
    if ('complaint' in result) {
      setReport({ ok: false, sentence: result.complaint, details: [] })
      return
    }
    load.mutate(result, {
      onSuccess: (answer) => {
        setReport(reportSuccess(answer))
        router.refresh()
      },
      onError: (error) => setReport(reportFailure(error)),
    })
  }

  return (
    <div>
      <SettingRow
        title="Import"
        text="A file from “Export everything” or “Export with photos”, from this server or another. If anything in it fails, nothing is imported; what you already have is skipped."
      >
        <Button
          variant="outline"
          className="w-46"
          disabled={load.isPending}
          aria-busy={load.isPending}
          onClick={() => input.current?.click()}
        >
          {load.isPending ? <Spinner /> : <Upload aria-hidden="true" />}
          {load.isPending ? 'Importing...' : 'Import'}
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
