import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setPaletteOpen } from '@/lib/client/palette/api'
import { show } from '@/tests/support/dom-screen'
import './command-palette'
import { PaletteHost } from './palette-host'

test('what is typed before the palette is there stands in its field, and is no command to the page', async () => {
  show(<PaletteHost />, { 'GET /api/search': [], 'GET /api/goals': [], 'GET /api/reminders': [] })
  const page = vi.fn()
  document.addEventListener('keydown', page)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  page.mockClear()
  for (const key of ['g', 'x', 'Backspace', 'n', 'Enter']) fireEvent.keyDown(document.body, { key })
  document.removeEventListener('keydown', page)
  expect(page).not.toHaveBeenCalled()
  const field = await screen.findByRole('combobox')
  expect(field).toHaveProperty('value', 'gn')
  // The next key comes behind them.
  expect(document.activeElement).toBe(field)
  expect(field).toMatchObject({ selectionStart: 2, selectionEnd: 2 })

  act(() => setPaletteOpen(false))
  act(() => setPaletteOpen(true))
  expect(await screen.findByRole('combobox')).toHaveProperty('value', '')
  act(() => setPaletteOpen(false))
})
