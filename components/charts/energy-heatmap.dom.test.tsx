import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import { show } from '@/tests/support/dom-screen'
import { EnergyHeatmap } from './energy-heatmap'

const year: EnergyYear = {
  from: '2025-11-24',
  to: '2026-11-28',
  checkIns: [],
  days: [
    { date: '2025-12-03', mean: 2, entries: 1 },
    { date: '2026-11-18', mean: 4, entries: 2 },
    { date: '2026-11-24', mean: 3, entries: 1 },
    { date: '2026-11-25', mean: 5, entries: 1 },
  ],
}
const line = () => screen.getByRole('link')

test('the map is one stop for the keys: arrows read its days, and each leads to the journal at that day', async () => {
  const { hands } = show(<EnergyHeatmap year={year} />)
  expect([line().textContent, line().getAttribute('href')]).toEqual([
    'Wed 25 Nov: energy 5.0, 1 entry',
    '/journal?date=2026-11-25',
  ])
  await hands.tab()
  expect(document.activeElement).toBe(line())
  const after = async (key: string) => {
    await hands.keyboard(`{${key}}`)
    return line().getAttribute('href')?.slice(-10)
  }
  expect(await after('ArrowUp')).toBe('2026-11-24')
  expect(await after('ArrowLeft')).toBe('2025-12-03')
  expect(line().textContent).toBe('Wed 3 Dec 2025: energy 2.0, 1 entry')
  expect(await after('ArrowRight')).toBe('2026-11-18')
  expect(await after('End')).toBe('2026-11-25')
  expect(await after('Home')).toBe('2025-12-03')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a pointer reads a day; the mouse goes there by a press, a finger by the line', async () => {
  show(<EnergyHeatmap year={year} />)
  const map = document.querySelector('figure svg') as SVGElement
  map.getBoundingClientRect = () => ({ left: 0, top: 0, width: 530, height: 70 }) as DOMRect
  let gone: string[] = []
  line().addEventListener('click', (event) => {
    event.preventDefault()
    gone.push(line().getAttribute('href') ?? '')
  })
  const press = (column: number, row: number, pointerType: string) => {
    const at = { clientX: column * 10 + 5, clientY: row * 10 + 5, pointerType }
    fireEvent.pointerDown(map, at)
    fireEvent.click(map, at)
  }
  press(51, 2, 'mouse')
  expect(gone).toEqual(['/journal?date=2026-11-18'])
  gone = []
  press(52, 1, 'touch')
  expect(line().textContent).toBe('Tue 24 Nov: energy 3.0, 1 entry')
  // A day without an entry is told and leads nowhere.
  press(52, 3, 'mouse')
  expect(screen.getByText('Thu 26 Nov: nothing logged')).toBeDefined()
  expect(gone).toEqual([])
})
