import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { ClaimActButton, ClaimActs } from './claim-acts'

const now = { today: '2026-11-24', timeZone: 'UTC' }

test('a line about no goal becomes an alert that says it', async () => {
  const { hands } = show(
    <ClaimActs now={now}>
      <ClaimActButton text="Sleep an hour longer" sources={null} today={now.today} />
    </ClaimActs>,
    { 'GET /api/goals': [] as never },
  )
  await hands.click(screen.getByRole('button', { name: 'Add alert: Sleep an hour longer' }))
  expect(await screen.findByRole('dialog', { name: 'Add alert' }, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Sleep an hour longer')
})
