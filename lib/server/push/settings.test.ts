import { expect, test } from 'vitest'
import { usualPush } from '@/lib/contract/push-kinds'
import { quietUntil } from './settings'

test('quiet hours end on the user’s clock, also over midnight', () => {
  const settings = { ...usualPush, quiet: { from: '22:00', to: '07:00' } }
  const until = (at: string) => quietUntil(settings, 'Europe/Vienna', new Date(at))?.toISOString() ?? null
  expect(until('2040-01-10T21:30:00Z')).toBe('2040-01-11T06:00:00.000Z')
  expect(until('2040-01-11T04:00:00Z')).toBe('2040-01-11T06:00:00.000Z')
  expect(until('2040-01-11T06:00:00Z')).toBeNull()
  expect(quietUntil({ ...usualPush, quiet: null }, 'UTC', new Date())).toBeNull()
})
