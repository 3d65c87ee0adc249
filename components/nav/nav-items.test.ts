import { describe, expect, it } from 'vitest'
import { isCurrent, navItems } from './nav-items'

describe('isCurrent', () => {
  it('knows that the start page is the dashboard', () => expect(isCurrent('/dashboard', '/')).toBe(true))
  it('holds for what is below a screen', () => expect(isCurrent('/goals', '/goals/1')).toBe(true))
  it('does not hold for a longer name', () => expect(isCurrent('/goals', '/goals-archive')).toBe(false))
})

describe('navItems', () => {
  it('leads to the five screens, in order', () => {
    expect(navItems.map(({ label }) => label)).toEqual(['Today', 'Goals', 'Coach', 'Journal', 'Review'])
  })
})
