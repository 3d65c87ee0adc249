'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button } from '@/components/ui/button'
import { useTakeOutImport } from '@/lib/client/imports/api'
import type { FileImport } from '@/lib/contract/file-import'
import { importMessages } from '@/lib/contract/messages/imports'
import { paths } from '@/lib/contract/paths'
import { appNames, yearsOf } from './import-words'

/** What was brought in, with a look at its years, and the way out again. */
export function ImportList({ imports }: { imports: FileImport[] }) {
  const takeOut = useTakeOutImport()
  const [doomed, setDoomed] = useState<FileImport | null>(null)
  useFreshScreens(imports)
  return (
    <>
      <ul aria-label="Brought in" className="divide-y divide-rule border-t border-rule">
        {imports.map((one) => (
          <li key={one.id} className="grid gap-1.5 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48">
                <bdi className="font-[550] wrap-anywhere">{one.name}</bdi>
                <span role="status" className="num block text-sm text-ink-2">
                  {appNames[one.kind]} · {stateWords(one)}
                </span>
              </p>
              {one.status !== 'running' && (
                <Button
                  variant="outline"
                  size="sm"
                  disabled={takeOut.isPending}
                  aria-label={`Take out ${one.name}`}
                  onClick={() => setDoomed(one)}
                >
                  Take out
                </Button>
              )}
            </div>
            {one.status === 'done' && <Years one={one} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        question={importMessages.confirm.takeOutImport}
        detail="This removes its entries and values, including those you have changed since. Goals you have continued stay."
        confirmLabel="Take out"
        onConfirm={() => doomed && takeOut.mutate(doomed.id)}
      />
    </>
  )
}

function stateWords({ status, done, of, remark }: FileImport): string {
  if (status === 'failed') return ['not brought in: nothing of it was written.', remark].filter(Boolean).join(' ')
  if (status === 'running') return `${done.toLocaleString('en')} of ${of.toLocaleString('en')} brought in`
  const all = of === 1 ? '1 brought in' : `all ${of.toLocaleString('en')} brought in`
  return [all, remark].filter(Boolean).join('. ')
}

function Years({ one }: { one: FileImport }) {
  const years = yearsOf(one)
  if (years.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      Look at
      {years.map((year) => (
        <ScreenLink
          key={year}
          href={`${paths.year}?year=${year}`}
          className="num inline-flex min-h-10 items-center underline underline-offset-3"
        >
          {year}
        </ScreenLink>
      ))}
    </p>
  )
}

/** As an import ends, whatever is on other screens is read anew. */
function useFreshScreens(imports: FileImport[]): void {
  const client = useQueryClient()
  const isRunning = imports.some(({ status }) => status === 'running')
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries({ refetchType: 'all' })
    wasRunning.current = isRunning
  }, [client, isRunning])
}
