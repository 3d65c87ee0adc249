import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '@/lib/contract/auth'
import { SessionRow } from './session-row'

const seenAt = '2026-11-26T09:56:00.000Z'
const session: Session = { id: 's', userAgent: '', createdAt: seenAt, lastSeenAt: seenAt, current: true }
const row = (current: boolean) =>
  render(
    <ul>
      <SessionRow
        session={{ ...session, current }}
        now="2026-11-26T10:00:00.000Z"
        timeZone="UTC"
        isEnding={false}
        onEnd={() => undefined}
      />
    </ul>,
  )

test('whoever reads of this session is here; another one was seen when it was', () => {
  row(false)
  expect(screen.getByText(/^Last seen 4 min/)).toBeDefined()
  row(true)
  expect(screen.getByText(/^Last seen now/)).toBeDefined()
})
