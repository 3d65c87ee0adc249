import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { THEME_KEY } from '@/lib/client/screen/theme-script'
import { NotFoundWords } from './not-found-words'

const root = document.documentElement
let followSystem: (() => void) | undefined

function prefer(isDark: () => boolean) {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark()
    },
    addEventListener: (_: string, listener: () => void) => {
      followSystem = listener
    },
    removeEventListener() {},
  }))
}

afterEach(() => {
  root.className = ''
  localStorage.removeItem(THEME_KEY)
})

test('an address with nothing at it is as dark as the system, and follows it', () => {
  let isDark = true
  prefer(() => isDark)
  render(<NotFoundWords isMember={false} />)
  expect(root.classList.contains('dark')).toBe(true)
  isDark = false
  followSystem?.()
  expect(root.classList.contains('dark')).toBe(false)
})

test('there a chosen theme goes before the system’s', () => {
  localStorage.setItem(THEME_KEY, 'light')
  prefer(() => true)
  render(<NotFoundWords isMember />)
  expect(root.classList.contains('dark')).toBe(false)
})
