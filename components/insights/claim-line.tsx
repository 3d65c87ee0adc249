'use client'

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGoals } from '@/lib/client/goals/api'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import { preloadSourceDialog, useOpenSource } from './source-host'
import { Sources, wordSource } from './sources'

type ClaimLineProps = { text: string; sources: readonly ClaimSource[] | null; act?: ReactNode }

/**
 * A claim of the coach's with what it rests on and what can be done about it. Where that is the one goal that it names,
 * the line itself leads there; what says more than the line stands under it.
 */
export function ClaimLine({ text, sources, act }: ClaimLineProps) {
  const open = useOpenSource()
  const { data: goals } = useGoals(false)
  const [only] = sources?.length === 1 ? sources : []
  const worded = only && wordSource(only, goals, text, true)
  const isLink = only !== undefined && worded?.isSaid === true
  const below = !isLink && sources !== null
  return (
    <>
      <div className="relative flex min-w-0 items-start gap-2">
        <p dir="auto" className="min-w-0 flex-1 text-pretty wrap-anywhere">
          {text}
        </p>
        {isLink && (
          <button
            type="button"
            aria-label={worded.label}
            aria-haspopup="dialog"
            title={worded.shown}
            onPointerEnter={preloadSourceDialog}
            onFocus={preloadSourceDialog}
            onClick={() => open(only)}
            // By touch the whole line is pressed.
            className="-my-0.5 grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-raised hover:text-ink pointer-coarse:-mr-1 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-top-3 pointer-coarse:after:-bottom-1"
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      {(below || act) && (
        <div className="flex flex-wrap items-center gap-x-4">
          {below && <Sources sources={sources} said={text} />}
          {act}
        </div>
      )}
    </>
  )
}
