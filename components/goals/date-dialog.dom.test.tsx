import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import type { Capacity } from '@/lib/contract/capacity'
import type { Goal } from '@/lib/contract/goal'
import type { GoalHeading } from '@/lib/contract/goal-analysis'
import { goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { DateDialog } from './date-dialog'

const now = { today: '2026-11-24', timeZone: 'UTC' }
const forecast = { probabilityOnTime: 0.2, expectedDate: '2027-01-09', earliestDate: null, latestDate: null }

/** The later the day, the likelier it is. */
function headingBy(date: string | null): GoalHeading {
  const chance = date === null ? null : date > '2027-01-20' ? 0.9 : 0.3
  return { forecast, buffer: null, newDate: '2027-01-25', by: date === null ? null : { date, chance } }
}

function Screen({ goal }: { goal: Goal }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? null : <p>The dialog is closed</p>}
      <Toasts />
      <DateDialog open={isOpen} onOpenChange={setOpen} goal={goal} now={now} onCloseAutoFocus={() => undefined} />
    </>
  )
}

function open(goal: Goal, elsewhere: Partial<Goal> = {}, capacity: Capacity | null = null) {
  getQueryClient().setQueryData(goalsKey, [goal])
  const patches: unknown[] = []
  const { hands } = show(<Screen goal={goal} />, {
    'GET /api/goals': [goal],
    'GET /api/insights/goals/{id}/outlook': ({ query }) => headingBy(new URLSearchParams(query).get('by')),
    'GET /api/goals/capacity': () => ({ capacity }),
    'GET /api/goals/{id}': () => ({ ...goal, ...Object.assign({}, ...patches), ...elsewhere }),
    'PATCH /api/goals/{id}': ({ body }) => {
      patches.push(body)
      return { ...goal, ...(body as object) }
    },
  })
  return { hands, patches }
}

test('a date is moved from where it stands, with a line of its pace and one of its chance, and one other to take', async () => {
  const { hands, patches } = open(goalWith({ targetDate: '2026-12-20', progress: 40 }))
  expect(screen.getByRole('dialog', { name: 'Move date' })).toBeDefined()
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const pace = 'At this pace it is done about 9 Jan 2027.'
  await vi.waitFor(() => expect(lines()).toEqual([pace, 'The chance to be done by 20 Dec is 3 in 10.']))
  const field = screen.getByLabelText<HTMLInputElement>('New date')
  expect(field.value).toBe('2026-12-20')
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(screen.getByRole('alert').textContent).toBe('That is its date already. Choose another one.')
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  await vi.waitFor(() =>
    expect(lines()).toEqual([
      pace,
      'The chance to be done by 27 Dec is 3 in 10.',
      'With that date it stands under Behind.',
    ]),
  )
  await hands.click(screen.getByRole('button', { name: 'Use 25 Jan 2027: likely done by then' }))
  expect(field.value).toBe('2027-01-25')
  expect(document.activeElement).toBe(field)
  expect(await screen.findByText(/by 25 Jan 2027 is 9 in 10\.$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2027-01-25' }])
})

test('a goal without a forecast is told what one’s own past says of the date', async () => {
  const later = { date: '2027-02-01', chance: 0.7 }
  const { hands } = open(
    goalWith({ targetDate: '2026-12-20', progress: 0 }),
    {},
    { goals: 5, times: 0.9, chance: 0.4, later },
  )
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  expect(
    await screen.findByText(
      /^Your last 5 goals with a date took about as long as you gave them\. With 27 Dec the chance/,
    ),
  ).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Use/ }).map(({ textContent }) => textContent)).toEqual([
    'Use 1 Feb 2027: likely done by then',
  ])
})

test('a date that was moved elsewhere while this one was chosen stays, and that is said', async () => {
  const goal = goalWith({ targetDate: '2026-12-20', progress: 0 })
  const { hands, patches } = open(goal, { targetDate: '2027-02-01' })
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Its date was changed elsewhere meanwhile: it is due 1 Feb 2027. Choose again.',
  )
  expect(patches).toEqual([])
  expect(screen.getByText(/^Due 1 Feb 2027/)).toBeDefined()
})

test('that a date was moved is told, with the way back', async () => {
  const { hands, patches } = open(goalWith({ title: 'Swim', targetDate: '2026-12-20', progress: 0 }))
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText(/It is due 27 Dec now/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(patches).toEqual([{ targetDate: '2026-12-27' }, { targetDate: '2026-12-20' }]))
})

test('Undo leaves a date that was set in another window meanwhile, and says so', async () => {
  const goal = goalWith({ title: 'Swim', targetDate: '2026-12-20', progress: 0 })
  const elsewhere: Partial<Goal> = {}
  const { hands, patches } = open(goal, elsewhere)
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  elsewhere.targetDate = '2027-02-01'
  await hands.click(undo)
  expect(await screen.findByText(/changed elsewhere meanwhile\. It is due 1 Feb 2027\./)).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2026-12-27' }])
})

test.each([
  ['2026-11-27', ['In a week', 'In two weeks', 'In a month']],
  ['2026-11-21', ['In a week', 'End of the month', 'In two weeks', 'In a month']],
])('the end of the month is no offer in its last days: %s', (today, offered) => {
  const goal = goalWith({ targetDate: '2026-11-13', progress: 0 })
  show(
    <DateDialog open onOpenChange={vi.fn()} goal={goal} now={{ today, timeZone: 'UTC' }} onCloseAutoFocus={vi.fn()} />,
    { 'GET /api/insights/goals/{id}/outlook': { forecast, buffer: null, newDate: null, by: null } },
  )
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(names.filter((name) => /^(In|End)/.test(name))).toEqual(offered)
})

test('a date to come is put off from itself', async () => {
  const { hands } = open(goalWith({ targetDate: '2026-12-20', progress: 0 }))
  expect(screen.queryByRole('button', { name: 'In a week' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'A week' }))
  expect(screen.getByLabelText<HTMLInputElement>('New date').value).toBe('2026-12-27')
  await hands.click(screen.getByRole('button', { name: 'A month' }))
  expect(screen.getByLabelText<HTMLInputElement>('New date').value).toBe('2027-01-20')
})

test('a date that is over is none to start from: the next days stand there', async () => {
  const { hands, patches } = open(goalWith({ targetDate: '2026-11-13', progress: 0 }))
  expect(screen.getByLabelText<HTMLInputElement>('New date').value).toBe('')
  expect(screen.getByText('From today:')).toBeDefined()
  expect(screen.getByText(/^Due 13 Nov/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'In two weeks' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2026-12-08' }])
})

test('a goal that has none is given its first', async () => {
  const { hands, patches } = open(goalWith({ targetDate: null, progress: 0 }))
  expect(screen.getByRole('dialog', { name: 'Set a date' })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Set a date' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose the new date.')
  await hands.type(screen.getByLabelText('New date'), '2027-03-01')
  await hands.click(screen.getByRole('button', { name: 'Set a date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2027-03-01' }])
})

test('where there is no forecast, why is said', async () => {
  open(
    goalWith({ targetDate: '2026-12-20', progress: 0, progressNotes: '[2026-11-20T10:00:00.000Z] Thought about it.' }),
  )
  expect(await screen.findByText(/^No forecast yet: nothing has moved so far\./)).toBeDefined()
})

test('of a rhythm, which has none, no room is kept for one', async () => {
  const measure = { kind: 'rhythm', unit: 'runs', per: 'week', times: 3 } as const
  open(goalWith({ targetDate: '2026-12-20', progress: 0, measure }))
  const room = () => screen.getByRole('dialog').querySelector('.min-h-28')
  expect(room()).not.toBeNull()
  await vi.waitFor(() => expect(room()).toBeNull())
})
