'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'

const Demo = createContext(false)

type DemoScreenProps = { isDemo?: boolean; children: ReactNode }

/** Tells the parts of a screen whether it is the demo's. Not among what every screen stands in: a signup needs none of it. */
export function DemoScreen({ isDemo = true, children }: DemoScreenProps) {
  return <Demo value={isDemo}>{children}</Demo>
}

/** Whether this is the demo, where nothing is kept. */
export function useIsDemo(): boolean {
  return useContext(Demo)
}

type KeptProps = {
  children: ReactNode
  /** What the demo shows in its place, if anything. */
  otherwise?: ReactNode
}

/** What works by being kept: it is not there in the demo, which would refuse it. */
export function Kept({ children, otherwise = null }: KeptProps) {
  return useIsDemo() ? otherwise : children
}

/** In the place of what the demo would refuse: where it works. Its link loads a page anew. */
export function SignUpNote() {
  const { signUp, keptElsewhere } = commonMessages
  return (
    <p className="text-sm text-ink-2">
      <a href={paths.signup} className="link">
        {signUp}
      </a>{' '}
      {keptElsewhere}
    </p>
  )
}
