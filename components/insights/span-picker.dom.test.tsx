import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
