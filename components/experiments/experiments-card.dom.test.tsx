import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Experiment, NewExperiment } from '@/lib/contract/experiment'
import { goalWith, Refusal, show } from '@/tests/support/dom-screen'
import { ExperimentsCard } from './experiments-card'

const now = { today: '2026-11-02', timeZone: 'UTC' }
const measure = { kind: 'level' as const, unit: 'kg', format: 'number' as const, start: 80, target: 70 }
const running: Experiment = {
  id: 'walk',
  goalId: null,
  question: 'A walk: does it help?',
  action: 'A walk',
  outcome: 'energy',
  seed: 1,
  days: ['01', '02', '03'].map((day) => ({ date: `2026-11-${day}`, on: day !== '02', done: null, outcome: null })),
  startsOn: '2026-11-01',
  endsOn: '2026-11-03',
  status: 'running',
  verdict: null,
  createdAt: '2026-11-01T09:00:00.000Z',
}
const told = { words: 'Cannot tell whether “A nap” helps.', difference: 0, odds: 0.4, n: 20, missing: 8 }

test('today’s part is told and answered, a verdict is read, and one can be stopped', async () => {
  const { hands } = show(<ExperimentsCard now={now} />, {
    'GET /api/experiments': () => [
      running,
      { ...running, id: 'nap', question: 'A nap?', status: 'done', verdict: told },
    ],
    'PATCH /api/experiments/{id}': ({ body }) => {
      const { days, status } = body as { days?: { date: string; done: boolean }[]; status?: 'stopped' }
      const done = days?.[0]?.done ?? null
      return {
        ...running,
        status: status ?? 'running',
        days: running.days.map((day, at) => ({ ...day, done: at === 1 ? done : null })),
      }
    },
  })
  expect(await screen.findByText('without “A walk”')).toBeDefined()
  expect(screen.getByText(told.words)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Did not' }))
  expect(await screen.findByRole('button', { name: 'Did not', pressed: true })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Stop the experiment' }))
  // It is asked first: nothing brings a stopped one back.
  const asked = await screen.findByRole('alertdialog', { name: 'Stop this experiment?' })
  expect(screen.queryByText('Stopped early, so there is no verdict.')).toBeNull()
  await hands.click(within(asked).getByRole('button', { name: 'Stop the experiment' }))
  expect(await screen.findByText('Stopped early, so there is no verdict.')).toBeDefined()
})

test('an idea is fixed before it begins; what the server refuses is said and kept', async () => {
  let started: NewExperiment | null = null
  const answers = {
    'GET /api/experiments': () => [],
    'GET /api/goals': () => [goalWith({ id: 'weight', title: 'Weigh 70 kg', measure }), goalWith({ id: 'plain' })],
    'POST /api/experiments': new Refusal(503, { error: 'Busy.', code: 'unavailable' }) as never,
  }
  const { hands } = show(<ExperimentsCard now={now} />, answers)
  await hands.click(await screen.findByRole('button', { name: 'Test an idea' }))
  await hands.click(await screen.findByRole('button', { name: 'Start' }))
  expect(screen.getByText('Say what you will do.')).toBeDefined()
  await hands.type(screen.getByLabelText('What will you do?'), 'Skip dinner')
  expect(screen.queryByRole('option', { name: 'Run a marathon' })).toBeNull()
  await hands.selectOptions(
    await screen.findByLabelText('Judged by'),
    await screen.findByRole('option', { name: 'Weigh 70 kg' }),
  )
  await hands.selectOptions(screen.getByLabelText('For'), '6 weeks')
  await hands.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('Busy.')).toBeDefined()
  expect(screen.getByLabelText('What will you do?')).toHaveProperty('value', 'Skip dinner')
  answers['POST /api/experiments'] = (({ body }: { body: NewExperiment }) => {
    started = body
    return { ...running, question: 'Skip dinner?' }
  }) as never
  await hands.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('Skip dinner?')).toBeDefined()
  expect(started).toEqual({ action: 'Skip dinner', days: 42, outcome: 'value', goalId: 'weight' })
})
