import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { DemoScreen } from '@/components/shared/kept'
import type { GoalPatch } from '@/lib/contract/goal'
import { commonMessages } from '@/lib/contract/messages/common'
import type { Reminder } from '@/lib/contract/reminder'
import type { Choice, NewWeekReview, WeekReview } from '@/lib/contract/week-review'
import { goalWith, show } from '@/tests/support/dom-screen'
import { ReviewCard } from './review-card'
import { ReviewDialog } from './review-dialog'

const goals = [
  goalWith({ id: 'late', title: 'Paint the attic', targetDate: '2026-10-20', progress: 40 }),
  goalWith({ id: 'fine', title: 'Learn to row' }),
]
const risks = [
  { goalId: 'late', riskLevel: 'high' as const, status: 'overdue' as const, weeks: Array(8).fill(0) },
  { goalId: 'fine', riskLevel: 'low' as const, status: 'onTrack' as const, weeks: Array(8).fill(0) },
]
const forecast = { probabilityOnTime: 0, expectedDate: '2026-12-09', earliestDate: null, latestDate: null }
const evidence = [{ field: 'nextWeekFocus', index: 0, refs: [{ kind: 'goal', id: 'fine', quote: 'row' }] }]
const now = { today: '2026-11-04', timeZone: 'UTC' }
/** What takes to the next goal names what it decides, or nothing where that stands already. */
const goOn = /^Next$|and go on$/

const reviewed: WeekReview = {
  id: 'review',
  weekStart: '2026-11-02',
  choices: [],
  alerts: 3,
  doneAt: '2026-11-04T10:00:00.000Z',
}

const opened = <ReviewDialog open onOpenChange={() => undefined} now={now} onClosed={() => undefined} />

type Given = {
  odds?: number
  part?: ReactElement
  refuse?: { end?: boolean; note?: boolean }
  there?: readonly string[]
  alerts?: Partial<Reminder>[]
  stored?: WeekReview
}

function review({ odds = 0.9, part = opened, refuse, there = [], alerts = [], stored }: Given = {}) {
  const patches: [string, GoalPatch][] = []
  const ends: NewWeekReview[] = []
  const noted: Choice[] = []
  let kept = stored ?? null
  const withMade = (made: readonly Choice[]) => [
    ...(kept?.choices ?? []).filter(({ goalId }) => !made.some((one) => one.goalId === goalId)),
    ...made,
  ]
  const { hands } = show(part, {
    'GET /api/goals': () => goals.toReversed(),
    'GET /api/insights/goals/risk': () => risks,
    'GET /api/insights/goals': () =>
      [
        { goalId: 'late', completionPrediction: '15 days overdue. At this pace you finish about 9 December.' },
        { goalId: 'fine', completionPrediction: '', forecast: { ...forecast, probabilityOnTime: odds } },
      ] as never,
    'GET /api/insights/goals/{id}/outlook': { forecast, buffer: null, newDate: '2026-12-30', by: null },
    'GET /api/reminders': () => alerts as Reminder[],
    'GET /api/goals/{id}': ({ path }) => goals.find(({ id }) => path.endsWith(id)) ?? goalWith({}),
    'GET /api/insights/weekly': () => ({ nextWeekFocus: ['“Sand the floor”'], evidence }) as never,
    'PATCH /api/goals/{id}': ({ path, body }) => {
      const id = path.split('/').at(-1) ?? ''
      patches.push([id, body as GoalPatch])
      return goalWith({ id, title: id })
    },
    'GET /api/insights/weekly/review': () => kept,
    'PATCH /api/insights/weekly/review': ({ body }) => {
      if (refuse?.note) throw new Error('refused')
      const { choices } = body as { choices: Choice[] }
      noted.push(...choices)
      kept = { ...(kept ?? { ...reviewed, alerts: 0, doneAt: null }), choices: withMade(choices) }
      return kept
    },
    'POST /api/insights/weekly/review': ({ body }) => {
      if (refuse?.end) throw new Error('refused')
      const { choices = [], steps = [] } = body as NewWeekReview
      ends.push({ choices, steps })
      const added = steps.filter(({ title }) => !there.includes(title)) as unknown as Reminder[]
      kept = { ...reviewed, choices: withMade(choices), steps, alerts: steps.length }
      return { review: kept, added }
    },
  })
  return { hands, patches, ends, noted }
}

test('each goal in turn, the most pressing first, then next week’s three become alerts', async () => {
  const { hands, patches, ends, noted } = review()
  expect(await screen.findByText(/^Goal 1 of 1/)).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Goal 1 of 1.*Paint the attic/)
  expect(screen.getByRole('button', { name: 'Keep and go on' })).toBeDefined()
  await hands.click(screen.getByRole('radio', { name: 'Move date' }))
  expect(screen.getByText('What will you do with this goal?')).toBeDefined()
  // How late it is stands there with its day.
  expect(await screen.findByText('At this pace you finish about 9 December.')).toBeDefined()
  expect(screen.getByLabelText('New date')).toHaveProperty('value', '')
  expect(await screen.findByRole('button', { name: /^Use 30 Dec/ })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: goOn }))
  expect(screen.getByRole('alert').textContent).toBe('Choose the new date.')
  expect(patches).toEqual([])
  await hands.clear(screen.getByLabelText('New date'))
  await hands.type(screen.getByLabelText('New date'), '2026-12-24')
  await hands.click(screen.getByRole('button', { name: goOn }))
  expect(await screen.findByText('One goal needs no decision')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^One goal needs no decision/)
  expect(patches).toEqual([['late', { targetDate: '2026-12-24' }]])
  await hands.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Sand the floor')
  // The app's own words, and not the browser's: `11/09/2026` is two days.
  const wordsOf = (name: string) => screen.getByLabelText(name).previousElementSibling?.textContent
  expect([wordsOf('Day of step 1'), wordsOf('Time of step 1')]).toEqual(['Mon 9 Nov', '09:00'])
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('1 alert added for next week.')).toBeDefined()
  // What it changed, the steps with their times, and what the week is about.
  expect(document.activeElement?.textContent).toMatch(/^Your week is set\./)
  expect(screen.getByText('Moved from 20 Oct to 24 Dec')).toBeDefined()
  expect(screen.getByText('Monday 9 Nov, 09:00')).toBeDefined()
  expect(screen.getByRole('region', { name: 'What next week is about' }).textContent).toMatch(/Learn to row20%$/)
  expect(screen.queryByText('Kept')).toBeNull()
  await hands.click(screen.getByRole('button', { name: '1 goal kept as it was' }))
  expect(screen.getByText('Kept')).toBeDefined()
  expect(noted).toEqual([
    { goalId: 'late', kind: 'redate', from: '2026-10-20', to: '2026-12-24' },
    { goalId: 'fine', kind: 'keep' },
  ])
  expect(ends).toEqual([
    { choices: [], steps: [{ title: 'Sand the floor', scheduledFor: '2026-11-09T09:00:00.000Z', goalId: 'fine' }] },
  ])
  expect(patches).toHaveLength(1)
})

test('left half way, it goes on at the first goal that is not decided, with the decided ones to change', async () => {
  const begun: Choice = { goalId: 'late', kind: 'redate', from: '2026-10-20', to: '2026-12-24' }
  const stored: WeekReview = { ...reviewed, choices: [begun], alerts: 0, doneAt: null }
  const { hands, patches, noted } = review({ part: <ReviewCard now={now} />, stored, odds: 0.5 })
  expect(await screen.findByText('Begun: 1 moved, 1 to go. Go on where you stopped.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText(/^Goal 2 of 2/, undefined, { timeout: 10_000 })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText(/^Goal 1 of 2 · Moved/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: goOn }))
  await screen.findByText(/^Goal 2 of 2/)
  await hands.click(screen.getByRole('button', { name: 'Decided so far: 1 moved, 1 to go' }))
  expect(screen.getByText('Moved from 20 Oct to 24 Dec')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Change: Paint the attic' }))
  await hands.click(await screen.findByRole('radio', { name: 'Pause' }))
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Goal 2 of 2/)).toBeDefined()
  expect(noted).toEqual([{ goalId: 'late', kind: 'pause' }])
  expect(patches).toEqual([['late', { isPaused: true, pausedUntil: null }]])
  await hands.click(screen.getByRole('button', { name: goOn }))
  expect(await screen.findByLabelText('Step 1')).toBeDefined()
})

test('what is to go is counted of the goals that want a decision, on the card and in the dialog', async () => {
  const begun: Choice = { goalId: 'late', kind: 'redate', from: '2026-10-20', to: '2026-12-24' }
  const { hands } = review({
    part: <ReviewCard now={now} />,
    stored: { ...reviewed, choices: [begun], alerts: 0, doneAt: null },
  })
  await hands.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('One goal needs no decision', undefined, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Decided so far: 1 moved' })).toBeDefined()
  expect(screen.getByText('Begun: 1 moved, next week’s three to set. Go on where you stopped.')).toBeDefined()
})

test('what could not be kept as it was decided goes along with the end', async () => {
  const { hands, ends } = review({ refuse: { note: true } })
  await screen.findByText(/^Goal 1 of 1/)
  await hands.click(screen.getByRole('button', { name: goOn }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not note it/)
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.click(await screen.findByRole('button', { name: 'Set my week' }))
  await screen.findByText('Your week is set.')
  expect(ends[0]?.choices).toEqual([
    { goalId: 'late', kind: 'keep' },
    { goalId: 'fine', kind: 'keep' },
  ])
})

test('where the end is refused the steps stand there, and are sent whole the next time', async () => {
  const refuse = { end: true }
  const { hands, ends } = review({ refuse })
  await screen.findByText('Goal 1 of 1 · Its date has passed.')
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.type(await screen.findByLabelText('Step 2'), 'Buy paint')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Set my week' })).toBeDefined())
  expect(screen.getByLabelText('Step 2')).toHaveProperty('value', 'Buy paint')
  refuse.end = false
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('2 alerts added for next week.')).toBeDefined()
  expect(ends[0]?.steps?.map(({ title }) => title)).toEqual(['Sand the floor', 'Buy paint'])
})

test('who goes through it again is told which alerts there were already', async () => {
  const { hands } = review({ there: ['Sand the floor'] })
  await screen.findByText(/^Goal 1 of 1/)
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.type(await screen.findByLabelText('Step 2'), 'Buy paint')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('1 alert added for next week; 1 alert was there already.')).toBeDefined()
})

test('a step is for its goal, which can be another one or none, and what is an alert already is not proposed', async () => {
  const choices: Choice[] = ['late', 'fine'].map((goalId) => ({ goalId, kind: 'keep' }))
  const stored = { ...reviewed, choices, alerts: 0, doneAt: null }
  const { hands, ends } = review({ part: <ReviewCard now={now} />, stored })
  await hands.click(await screen.findByRole('button', { name: 'Go on' }))
  const goal = await screen.findByLabelText('Goal of step 1', undefined, { timeout: 10_000 })
  expect(goal).toHaveProperty('value', 'fine')
  await hands.selectOptions(goal, 'Paint the attic')
  await hands.type(screen.getByLabelText('Step 2'), 'Rest')
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  await screen.findByText('Your week is set.')
  expect(ends[0]?.steps?.map(({ title, goalId }) => [title, goalId])).toEqual([
    ['Sand the floor', 'late'],
    ['Rest', null],
  ])
})

test('what is an open alert already is not proposed again, and is told with its time', async () => {
  const choices: Choice[] = ['late', 'fine'].map((goalId) => ({ goalId, kind: 'keep' }))
  const scheduledFor = '2026-11-05T08:00:00.000Z'
  const { hands } = review({
    part: <ReviewCard now={now} />,
    stored: { ...reviewed, choices, alerts: 0, doneAt: null },
    alerts: [{ id: 'there', title: 'Sand the floor', goalId: 'fine', scheduledFor, isDone: false, repeat: null }],
  })
  await hands.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(await screen.findByLabelText('Step 1', undefined, { timeout: 10_000 })).toHaveProperty('value', '')
  expect(screen.getByText('One of three is set already: “Sand the floor” (5 Nov, 08:00).')).toBeDefined()
  // It has one of the three places.
  expect(screen.getAllByLabelText(/^Step \d$/)).toHaveLength(2)
})

test('a week that was gone through says what came of it, also right after', async () => {
  const { hands } = review({ part: <ReviewCard now={now} />, stored: reviewed })
  expect(await screen.findByText('Reviewed today: 3 alerts.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start the review' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(/^Goal 1 of 1/, undefined, { timeout: 10_000 })
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Keep it' }))
  await hands.click(await screen.findByRole('button', { name: 'Set my week' }))
  await hands.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Reviewed today: 2 kept, 1 alert.')).toBeDefined()
})

test('what a choice asks for is brought into sight, and nothing where none asks', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { hands } = review()
  await screen.findByText(/^Goal 1 of 1/)
  expect(scrolled).not.toHaveBeenCalled()
  await hands.click(screen.getByRole('radio', { name: 'Make smaller' }))
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', expect.stringContaining('A smaller first step'))
})

test('a goal that needs no decision can be decided about, and is given its first date', async () => {
  const { hands, patches } = review()
  await screen.findByText(/^Goal 1 of 1/)
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Decide: Learn to row' }))
  await screen.findByText('Goal 2 of 2 · You chose to decide about it.')
  expect(document.activeElement?.textContent).toMatch(/^Goal 2 of 2.*Learn to row/)
  expect(screen.queryByRole('radio', { name: 'Move date' })).toBeNull()
  await hands.click(screen.getByRole('radio', { name: 'Set a date' }))
  expect(screen.getByLabelText('New date')).toHaveProperty('value', '')
  await hands.type(screen.getByLabelText('New date'), '2027-02-01')
  await hands.click(screen.getByRole('button', { name: goOn }))
  await screen.findByLabelText('Step 1')
  expect(patches).toEqual([['fine', { targetDate: '2027-02-01' }]])
})

test('what was decided is not done twice after “Back”, and is taken back by keeping the goal', async () => {
  const { hands, patches } = review()
  await screen.findByText(/^Goal 1 of 1/)
  await hands.click(screen.getByRole('radio', { name: 'Pause' }))
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByRole('radio', { name: 'Pause' })).toHaveProperty('checked', true)
  await hands.click(screen.getByRole('button', { name: goOn }))
  await hands.click(await screen.findByRole('button', { name: 'Back' }))
  expect(patches).toEqual([['late', { isPaused: true, pausedUntil: null }]])
  await hands.click(screen.getByRole('radio', { name: 'Keep' }))
  await hands.click(screen.getByRole('button', { name: goOn }))
  await screen.findByText('One goal needs no decision')
  expect(patches[1]).toEqual(['late', { isPaused: false }])
})

test('a goal with even odds is asked about, though it counts as on track', async () => {
  const { hands } = review({ odds: 0.5 })
  expect(await screen.findByText('Goal 1 of 2 · Its date has passed.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Keep and go on' }))
  // It stands under the word that every list has for it.
  expect(await screen.findByText('Goal 2 of 2 · On track, but only just.')).toBeDefined()
  expect(screen.getByText('On track')).toBeDefined()
})

test('Escape gives the focus back to what began the review, also where its first goal stood there at once', async () => {
  const { hands } = review({ part: <ReviewCard now={now} /> })
  const start = screen.getByRole('button', { name: 'Start the review' })
  for (const _time of ['read first', 'known already']) {
    await hands.click(start)
    await screen.findByText(/^Goal 1 of 1/, undefined, { timeout: 10_000 })
    await hands.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(start))
  }
})

test('the demo, which could not note what is decided, says so in place of the way in', () => {
  review({
    part: (
      <DemoScreen>
        <ReviewCard now={now} />
      </DemoScreen>
    ),
  })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/Ten minutes/)).toBeDefined()
  expect(screen.getByRole('link', { name: commonMessages.signUp })).toBeDefined()
})

const told: WeekReview = {
  ...reviewed,
  choices: [
    { goalId: 'late', kind: 'pause' },
    { goalId: 'fine', kind: 'keep' },
  ],
  alerts: 1,
  steps: [{ title: 'Buy paint', scheduledFor: '2026-11-10T18:30:00.000Z' }],
}

test('a second look shows what was decided, and one thing is changed by itself', async () => {
  const { hands, patches, ends, noted } = review({ part: <ReviewCard now={now} />, stored: told })
  await hands.click(await screen.findByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('What you changed', undefined, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByText('Paused')).toBeDefined()
  expect(screen.getByText('Buy paint')).toBeDefined()
  expect(screen.getByText('Tuesday 10 Nov, 18:30')).toBeDefined()
  expect(screen.queryByText(/^Goal 1 of/)).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Change: Paint the attic' }))
  await hands.click(await screen.findByRole('radio', { name: 'Keep' }))
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing: every goal goes on as it was.')).toBeDefined()
  expect(patches).toEqual([['late', { isPaused: false }]])
  expect(noted).toEqual([{ goalId: 'late', kind: 'keep' }])
  expect(ends).toEqual([])
})

test('the three are changed from what they are, and all of it can be gone through again with what was decided', async () => {
  const { hands, ends, patches } = review({ part: <ReviewCard now={now} />, stored: told })
  await hands.click(await screen.findByRole('button', { name: 'Look again' }))
  await hands.click(await screen.findByRole('button', { name: 'Change next week’s three' }, { timeout: 10_000 }))
  expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Buy paint')
  expect(screen.getByLabelText('Step 2')).toHaveProperty('value', '')
  await hands.type(screen.getByLabelText('Step 2'), 'Sand{Enter}')
  await screen.findByText('Your week is set.')
  expect(ends.at(-1)?.steps?.map(({ title }) => title)).toEqual(['Buy paint', 'Sand'])
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  await hands.click(await screen.findByRole('button', { name: 'Look again' }))
  await hands.click(await screen.findByRole('button', { name: 'Go through all again' }))
  expect(await screen.findByText('Goal 1 of 1 · Paused')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: goOn }))
  expect(await screen.findByText('One goal needs no decision')).toBeDefined()
  expect(patches).toEqual([])
})

test('what was chosen and typed for a goal is there again after “Close”, until it is decided', async () => {
  const { hands, patches } = review({ part: <ReviewCard now={now} /> })
  const go = async () => hands.click(await screen.findByRole('button', { name: /^Start the review$|^Go on$/ }))
  const close = async () => {
    await hands.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await go()
  await screen.findByText(/^Goal 1 of 1/, undefined, { timeout: 10_000 })
  await hands.click(screen.getByRole('radio', { name: 'Make smaller' }))
  await hands.type(screen.getByLabelText('A smaller first step'), 'Open the paint')
  await close()
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  await go()
  expect(await screen.findByLabelText('A smaller first step')).toHaveProperty('value', 'Open the paint')
  // It is begun at its top.
  expect(scrolled).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: 'Make smaller' })).toHaveProperty('checked', true)
  await hands.click(screen.getByRole('button', { name: 'Make smaller and go on' }))
  // Also for a goal that needed no decision.
  await hands.click(await screen.findByRole('button', { name: 'Decide: Learn to row' }))
  await hands.click(await screen.findByRole('radio', { name: 'Drop' }))
  await hands.type(screen.getByLabelText(/^What did it teach you/), 'Rest')
  await close()
  await go()
  expect(await screen.findByLabelText(/^What did it teach you/)).toHaveProperty('value', 'Rest')
  await hands.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined()
  expect(screen.queryByLabelText('A smaller first step')).toBeNull()
  expect(patches).toEqual([['late', { milestones: [{ title: 'Open the paint' }] }]])
})

test('next week’s three are there as they were written after “Close”, until the week is set', async () => {
  const choices: Choice[] = ['late', 'fine'].map((goalId) => ({ goalId, kind: 'keep' }))
  const { hands, ends } = review({
    part: <ReviewCard now={now} />,
    stored: { ...reviewed, choices, alerts: 0, doneAt: null },
  })
  const open = async (name: string) => hands.click(await screen.findByRole('button', { name }))
  await open('Go on')
  const step = await screen.findByLabelText('Step 1', undefined, { timeout: 10_000 })
  await hands.clear(step)
  await hands.type(step, 'Put up one shelf')
  await hands.clear(screen.getByLabelText('Time of step 1'))
  await hands.type(screen.getByLabelText('Time of step 1'), '18:00')
  await open('Close')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('Go on')
  expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Put up one shelf')
  expect(screen.getByLabelText('Time of step 1')).toHaveProperty('value', '18:00')
  await open('Set my week')
  await screen.findByText('Your week is set.')
  expect(ends[0]?.steps).toEqual([
    { title: 'Put up one shelf', scheduledFor: '2026-11-09T18:00:00.000Z', goalId: 'fine' },
  ])
  // Once set, the three are those that were set; a change that is gone back from is none.
  await open('Change next week’s three')
  await hands.type(await screen.findByLabelText('Step 1'), ' more')
  await open('Back')
  await open('Change next week’s three')
  expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Put up one shelf')
})

test('on a Monday it is last week that is reviewed, and the three are of this week', async () => {
  const monday = { today: '2026-11-09', timeZone: 'UTC' }
  const { hands, ends } = review({ part: <ReviewCard now={monday} /> })
  expect(
    await screen.findByText(/^Of last week, 2 Nov to 8 Nov, in ten minutes: .* then set this week’s three/),
  ).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Start the review' }))
  for (const name of ['Keep and go on', 'Keep it'])
    await hands.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
  expect(await screen.findByRole('heading', { name: 'This week’s three' })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Set my week' }))
  expect(await screen.findByText('1 alert added for this week.')).toBeDefined()
  expect(ends[0]?.steps).toEqual([
    { title: 'Sand the floor', scheduledFor: '2026-11-10T09:00:00.000Z', goalId: 'fine' },
  ])
  expect(screen.getByRole('region', { name: 'What this week is about' })).toBeDefined()
})
