'use client'

import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { sourceKinds } from '@/components/insights/source-kinds'
import type { Looked } from '@/lib/contract/record'
import { lookedOnce, lookedWords } from './looked-words'

const LookedDialog = lazy(() => import('./looked-dialog').then((one) => ({ default: one.LookedDialog })))

/** What the coach looked at for a reply, each opening those of its rows that there is a place to read. */
export function LookedNote({ looked, timeZone }: { looked: readonly Looked[]; timeZone: string }) {
  const [opened, setOpened] = useState<{ looked: Looked; isOpen: boolean } | null>(null)
  const told = lookedOnce(looked)
  if (told.length === 0) return null
  return (
    <>
      <ul aria-label="Looked at" className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs text-ink-3">
        {told.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and their order stays
          <li key={at} className="flex min-w-0 items-center gap-1.5">
            <Eye aria-hidden="true" className="size-3.5 shrink-0" />
            {!one.refs.some(({ kind }) => kind in sourceKinds) ? (
              <span className="wrap-anywhere">{lookedWords(one)}</span>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened({ looked: one, isOpen: true })}
                className="min-h-6 text-left wrap-anywhere underline decoration-rule-strong decoration-dotted underline-offset-3 hover:text-ink pointer-coarse:min-h-10"
              >
                {lookedWords(one)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {opened && (
          <LookedDialog
            looked={opened.looked}
            timeZone={timeZone}
            open={opened.isOpen}
            onOpenChange={(isOpen) => setOpened({ ...opened, isOpen })}
          />
        )}
      </Suspense>
    </>
  )
}
