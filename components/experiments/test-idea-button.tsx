'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const load = () => import('./experiment-dialog')
const ExperimentDialog = lazy(() => load().then((module) => ({ default: module.ExperimentDialog })))

function preload(): void {
  load().catch(() => undefined)
}

/** Opens the dialog that begins an experiment, with what is to be done where that is known. */
export function TestIdeaButton({
  label,
  idea,
  hint,
  className,
}: {
  label: string
  idea?: string | undefined
  /** What the idea is to be found in, where it has no name yet. */
  hint?: string | undefined
  className?: string
}) {
  const [round, setRound] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setRound(round + 1)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <Suspense>
        {round > 0 && <ExperimentDialog key={round} idea={idea} hint={hint} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}
