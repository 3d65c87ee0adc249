import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { ada, goalWith, show } from '@/tests/support/dom-screen'
import { DateOutlook } from './date-outlook'

const goal = goalWith({ targetDate: '2096-12-20', progress: 40 })
const forecast = {
  probabilityOnTime: 0.3,
  expectedDate: '2097-01-09',
  earliestDate: '2096-12-01',
  latestDate: '2097-02-20',
}

function Form({ day }: { day: string }) {
  const form = useForm<GoalFormValues>({ defaultValues: { targetDate: day } })
  return <DateOutlook form={form} goal={goal} />
}

test('the date of a goal that has a forecast is told by that alone, once it is another', async () => {
  getQueryClient().setQueryData(currentUserKey, ada)
  const given = {
    'GET /api/insights/goals/{id}/outlook': ({ query }: { query: string }) => ({
      forecast,
      newDate: null,
      by: new URLSearchParams(query).get('by') && { date: '2097-02-25', chance: 0.6 },
    }),
    'GET /api/goals/capacity': { capacity: { goals: 6, times: 2, chance: 0.9, later: null } },
  } as never
  show(<Form day={goal.targetDate ?? ''} />, given)
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('status')).toBeNull()
  const { calls } = show(<Form day="2097-02-25" />, given)
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At this pace it is done about 9 Jan 2097.',
      'It may also come to a stop: the chance to be done by 25 Feb 2097 is 6 in 10.',
    ]),
  )
  expect(calls.some(({ endpoint }) => endpoint.includes('capacity'))).toBe(false)
})
