import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LandingFooter } from '@/components/landing/landing-footer'
import { answering } from '@/components/settings/engine-words'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { SafetySections } from './safety-sections'

const builtIn = { source: 'built-in', model: null, recipient: null } as const
const without = /rules and arithmetic.*without a language model/

test('footer, Safety and Settings say the same of who answers', () => {
  const { rerender, container } = render(<LandingFooter isModel={false} />)
  expect(container.textContent).toMatch(without)
  rerender(<SafetySections isModel={false} />)
  expect(container.textContent).toMatch(without)
  expect(answering(builtIn)).toMatch(without)
  rerender(<LandingFooter isModel />)
  expect(container.textContent).not.toMatch(without)
  rerender(<SafetySections isModel />)
  expect(container.textContent).not.toMatch(without)
})

test('an address with nothing at it leads a member to Today', () => {
  const { rerender } = render(<NotFoundWords isMember />)
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/dashboard')
  rerender(<NotFoundWords isMember={false} />)
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})
