import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LandingFooter } from '@/components/landing/landing-footer'
import { answering } from '@/components/settings/engine-words'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { LegalPage } from './legal-page'
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

test('a page to be read can be skipped into, and says plainly what a passer-by asks', () => {
  const { container } = render(
    <LegalPage eyebrow="Safety" title="Safety" lede="" isModel={false}>
      <SafetySections isModel={false} />
    </LegalPage>,
  )
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
  expect(container.querySelector('main')?.id).toBe('main')
  expect(container.textContent).toContain('it says that it is not')
  expect(screen.getByRole('link', { name: '13 11 14' })).toBeDefined()
})
