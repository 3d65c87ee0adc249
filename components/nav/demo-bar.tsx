'use client'

import { useState } from 'react'
import { removeToken } from '@/lib/client/http/token'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'

/** Over every screen of the demo: what it is, and the way to an account of one's own. Its link loads a page anew. */
export function DemoBar() {
  // The cookie carries the demo: a token that an older session has left must not be sent in its place.
  useState(removeToken)
  return (
    <aside aria-label="Demo" data-demo className="border-b border-rule bg-raised print:hidden">
      <div className="shell flex min-h-[calc(var(--bar-h)-1px)] items-center justify-between gap-4 text-[0.8125rem]/tight text-ink-2">
        <p>{commonMessages.demo}</p>
        <a href={paths.signup} className="link flex min-h-11 shrink-0 items-center">
          {commonMessages.signUp}
        </a>
      </div>
    </aside>
  )
}
