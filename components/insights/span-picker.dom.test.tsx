import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { SpanPicker } from './span-picker'
import { YearSpans } from './year-spans'

// Each is a page of its own; only that it is left matters here, and not where its link leads.
const page = (part: React.ReactNode) => show(<div onClickCapture={(event) => event.preventDefault()}>{part}</div>)
const weeks = <SpanPicker span={{ kind: 'week', at: null }} today="2026-11-26" onChange={() => undefined} />
const year = <YearSpans year="2026" isLast month="2026-11" />

test('who goes to the year and back has the focus on the span that is shown; who opens the page has it nowhere', async () => {
  const { hands } = page(weeks)
  expect(document.activeElement).toBe(document.body)
  await hands.click(screen.getByRole('link', { name: 'Year' }))
  cleanup()
  const shown = page(year)
  expect(document.activeElement).toBe(screen.getByText('Year'))
  await shown.hands.click(screen.getByRole('link', { name: 'Week' }))
  cleanup()
  page(weeks)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Week' }))
  cleanup()
  page(year)
  expect(document.activeElement).toBe(document.body)
})

test('an earlier week or month is left for the running one by one press, and the focus stays with the span', async () => {
  const onChange = vi.fn()
  const { hands } = show(
    <SpanPicker span={{ kind: 'week', at: '2026-10-05' }} today="2026-11-26" onChange={onChange} />,
  )
  await hands.click(screen.getByRole('button', { name: 'To this week' }))
  expect(onChange).toHaveBeenCalledWith({ kind: 'week', at: null })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Week' }))
  cleanup()
  page(weeks)
  expect(screen.queryByRole('button', { name: 'To this week' })).toBeNull()
  cleanup()
  page(<YearSpans year="2025" isLast={false} month="2026-11" />)
  expect(screen.getByRole('link', { name: 'This year' }).getAttribute('href')).toBe('/insights/year')
})

test('an earlier week or month is read when a hand comes near the way to it, and the one before once it is pressed', async () => {
  const asked: string[] = []
  const note = ({ query }: { query: string }) => {
    asked.push(query)
    return {} as never
  }
  const answers = { 'GET /api/insights/weekly': note, 'GET /api/insights/monthly': note }
  const { hands } = show(weeks, answers)
  await hands.hover(screen.getByRole('button', { name: 'Earlier week' }))
  await vi.waitFor(() => expect(asked).toEqual(['week=2026-11-16']))
  await hands.click(screen.getByRole('button', { name: 'Earlier week' }))
  await vi.waitFor(() => expect(asked).toEqual(['week=2026-11-16', 'week=2026-11-09']))
  cleanup()
  asked.length = 0
  show(<SpanPicker span={{ kind: 'month', at: null }} today="2026-11-26" onChange={() => undefined} />, answers)
  await hands.hover(screen.getByRole('button', { name: 'Earlier month' }))
  await vi.waitFor(() => expect(asked).toEqual(['month=2026-10']))
})
