import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Hero } from '@/components/landing/hero'
import { LandingFooter } from '@/components/landing/landing-footer'
import { answering } from '@/components/settings/engine-words'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { commonMessages } from '@/lib/contract/messages/common'
import { LegalPage } from './legal-page'
import { PrivacySections } from './privacy-sections'
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

test('what the privacy page says comes to a few lines, each leading to its section', () => {
  const { container, rerender } = render(<PrivacySections engine={builtIn} />)
  const summary = () => screen.getByRole('navigation', { name: 'In short' })
  const links = within(summary()).getAllByRole('link')
  expect(links).toHaveLength(4)
  for (const link of links) {
    const section = container.querySelector(link.getAttribute('href') ?? '-')
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(summary().textContent).toContain('Nothing of what you write.')
  rerender(<PrivacySections engine={{ source: 'anthropic', model: 'claude', recipient: 'Anthropic' }} />)
  expect(summary().textContent).toContain('goes to Anthropic')
})

test('the landing page says of the demo what the demo says of itself, and whose its AI is', () => {
  const { container } = render(<Hero canLook isLater={false} recipient={null} />)
  expect(container.textContent).toMatch(/AI-powered.*Nothing you do there is kept.*its own AI, the built-in coach/)
  expect(commonMessages.demo).toContain('Nothing you do is kept')
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
