import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { backupsKey } from '@/lib/client/backups/key'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { show } from '@/tests/support/dom-screen'
import { OpenSections } from './open-section'
import { SectionNav } from './section-nav'
import { SettingsCard } from './settings-card'

function settings(hash = '') {
  window.history.replaceState(null, '', `/settings${hash}`)
  getQueryClient().setQueryData(backupsKey, null)
  return show(
    <OpenSections>
      <SectionNav />
      <div>
        <SettingsCard section="account">Names</SettingsCard>
        <SettingsCard section="coaching">
          <a href="#danger">Elsewhere</a>
        </SettingsCard>
        <SettingsCard section="danger">Delete</SettingsCard>
      </div>
    </OpenSections>,
    {},
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })
const isShown = (id: string) => !document.getElementById(id)?.classList.contains('lg:hidden')
const shown = () => ['account', 'coaching', 'danger'].filter(isShown)
afterEach(() => window.history.replaceState(null, '', '/'))

test('one part stands beside the list: the first, then the one of the address', async () => {
  const { hands } = settings()
  expect(shown()).toEqual(['account'])
  expect(tab('Account Settings').getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('tab', { name: 'Backups' })).toBeNull()
  await hands.click(tab('Danger Zone'))
  await waitFor(() => expect(shown()).toEqual(['danger']))
  expect(tab('Danger Zone').getAttribute('aria-selected')).toBe('true')
  window.history.back()
  await waitFor(() => expect(shown()).toEqual(['account']))
})

test('an address of a part that is not there shows the first', () => {
  settings('#backups')
  expect(shown()).toEqual(['account'])
})

test('an address that came to have its part twice opens it, and is mended', () => {
  settings('#danger#danger')
  expect(shown()).toEqual(['danger'])
  expect(window.location.hash).toBe('#danger')
})

test('the list is one stop for the keys: arrows go along, Enter and Space open', async () => {
  const { hands } = settings('#coaching')
  await waitFor(() => expect(shown()).toEqual(['coaching']))
  tab('Coaching Style').focus()
  await hands.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(tab('Danger Zone'))
  expect(shown()).toEqual(['coaching'])
  await hands.keyboard(' ')
  await waitFor(() => expect(shown()).toEqual(['danger']))
  await hands.keyboard('{Home}{Enter}')
  await waitFor(() => expect(shown()).toEqual(['account']))
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})

test('on a phone a part that is opened comes into sight, and one that is closed stays where it is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { hands } = settings()
  const name = screen.getByRole('button', { name: 'Danger Zone' })
  await hands.click(name)
  const broughtUp = () =>
    scrolled.mock.calls.flatMap(([how], at) => (how?.block === 'nearest' ? [scrolled.mock.contexts[at]] : []))
  await waitFor(() => expect(broughtUp()).toEqual([document.getElementById('danger')]))
  await hands.click(name)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(broughtUp()).toHaveLength(1)
  vi.unstubAllGlobals()
})
