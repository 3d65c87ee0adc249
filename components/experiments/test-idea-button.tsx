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
  className,
}: {
  label: string
  idea?: string | undefined
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
        {round > 0 && <ExperimentDialog key={round} idea={idea} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}
