import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { THEME_KEY } from '@/lib/client/screen/theme-script'
import { Failure } from './failure'

const root = document.documentElement

afterEach(() => {
  root.className = ''
  localStorage.removeItem(THEME_KEY)
})

test('a screen that failed on the server is as dark as was chosen, for its document is made anew', () => {
  localStorage.setItem(THEME_KEY, 'dark')
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  render(<Failure error={null} retry={() => undefined} />)
  expect(root.classList.contains('dark')).toBe(true)
})
