import type { Locator, Page } from '@playwright/test'
import { paths } from '@/lib/contract/paths'

export type Screen = {
  name: string
  path: string
  /** Seen by someone who is signed out. */
  isPublic?: boolean
  /** Where only some widths have it. */
  widths?: number[]
  /** What opens after the page: a dialog or a menu is taken as the window shows it, a page to its end. */
  open?: (page: Page) => Promise<void>
  /** What tells that it is open, where that is no dialog and no menu. */
  shows?: (page: Page) => Locator
}

const pressButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** The goals each whole, which this browser then remembers. */
const showCards = pressButton('Cards')

/** On a goals card's menu, which comes with the first press. */
function cardMenu(goal: RegExp, item: string): (page: Page) => Promise<void> {
  return async (page) => {
    await pressCardMenu(goal)(page)
    await page.getByRole('menuitem', { name: item }).click()
  }
}

function pressCardMenu(goal: RegExp): (page: Page) => Promise<void> {
  return onCard(goal, 'More actions')
}

function onCard(goal: RegExp, button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await showCards(page)
    await cardOf(page, goal).getByRole('button', { name: button }).click()
  }
}

function cardOf(page: Page, goal: RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: goal }).first()
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

const publicScreens: Screen[] = [
  { name: 'landing', path: paths.landing },
  { name: 'signup', path: paths.signup },
  { name: 'login', path: paths.login },
  { name: 'recover', path: paths.recover },
  { name: 'privacy', path: paths.privacy },
  { name: 'safety', path: paths.safety },
].map((screen) => ({ ...screen, isPublic: true }))

const goalScreens: Screen[] = [
  { name: 'goals', path: paths.goals },
  {
    name: 'goals-cards',
    path: paths.goals,
    open: showCards,
    shows: (page) => page.getByText('View Mission History').first(),
  },
  { name: 'goals-completed', path: `${paths.goals}?status=completed` },
  { name: 'goals-all', path: `${paths.goals}?status=all` },
  { name: 'goals-domain', path: `${paths.goals}?status=all&domain=health` },
  { name: 'goals-none', path: `${paths.goals}?status=completed&domain=personal-growth` },
  { name: 'goals-create', path: paths.goals, open: pressButton('Create New Goal') },
  { name: 'goals-coaching', path: paths.goals, open: onCard(/half marathon/, 'Get AI Coaching') },
  { name: 'goals-history', path: paths.goals, open: cardMenu(/half marathon/, 'View Mission History') },
  { name: 'goals-menu', path: paths.goals, open: pressCardMenu(/half marathon/) },
  { name: 'goals-edit', path: paths.goals, open: cardMenu(/half marathon/, 'Edit goal') },
  {
    name: 'goals-milestones',
    path: paths.goals,
    open: onCard(/half marathon/, 'Edit milestones'),
    shows: (page) => page.getByRole('button', { name: 'Done with milestones' }),
  },
  { name: 'goals-complete', path: paths.goals, open: cardMenu(/Read 24 books/, 'Mark as completed') },
  { name: 'goals-delete', path: paths.goals, open: cardMenu(/Read 24 books/, 'Delete goal') },
]

const chatScreens: Screen[] = [
  { name: 'chat', path: paths.chat },
  { name: 'chat-conversations', path: paths.chat, open: pressButton('Conversations') },
  {
    name: 'chat-archived',
    path: paths.chat,
    open: async (page) => {
      await pressButton('Conversations')(page)
      await page.getByRole('dialog').getByRole('tab', { name: 'Archived' }).click()
    },
  },
  { name: 'chat-menu', path: paths.chat, open: pressButton('Chat menu') },
  {
    name: 'chat-clear',
    path: paths.chat,
    open: async (page) => {
      await pressButton('Chat menu')(page)
      await page.getByRole('menuitem', { name: 'Clear Chat History' }).click()
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
]

const insightScreens: Screen[] = [
  { name: 'insights', path: paths.insights },
  {
    name: 'insights-energy',
    path: paths.insights,
    open: (page) =>
      heading(page, 'Energy').evaluate((element) => {
        element.scrollIntoView()
        // The card's edge clear of the bar over it.
        window.scrollBy(0, -16)
      }),
    shows: (page) => heading(page, 'Energy trend'),
  },
  { name: 'insights-entry', path: paths.insights, open: pressButton('Add Entry') },
  { name: 'insights-respond', path: paths.insights, open: pressButton('Respond') },
  { name: 'insights-responses', path: paths.insights, open: pressButton('Previous Responses') },
  { name: 'insights-source', path: paths.insights, open: pressButton(/^Read the /) },
]

const otherScreens: Screen[] = [
  { name: 'onboarding', path: paths.onboarding },
  { name: 'dashboard', path: paths.dashboard },
  { name: 'dashboard-alert', path: paths.dashboard, open: pressButton('Add alert') },
  { name: 'dashboard-snooze', path: paths.dashboard, open: pressButton(/^Snooze or delete/) },
  { name: 'settings', path: paths.settings },
  { name: 'settings-zone', path: `${paths.settings}#appearance`, open: pressButton('Change time zone') },
  { name: 'settings-forget', path: `${paths.settings}#memory`, open: pressButton(/^Delete: /) },
  { name: 'settings-password', path: `${paths.settings}#sessions`, open: pressButton(/^Change password/) },
  { name: 'settings-delete', path: `${paths.settings}#danger`, open: pressButton(/^Delete Account/i) },
  { name: 'custom-coach', path: paths.customCoach },
  { name: 'account-menu', path: paths.dashboard, open: pressButton('Account menu') },
  {
    name: 'mobile-menu',
    path: paths.dashboard,
    widths: [360],
    open: pressButton('Open menu'),
    shows: (page) => page.getByRole('navigation', { name: 'Menu' }),
  },
  { name: 'palette', path: paths.dashboard, open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-search',
    path: paths.dashboard,
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('calf')
    },
    shows: (page) => page.getByRole('option').nth(4),
  },
  { name: 'not-found', path: '/nowhere' },
]

/** Every screen and the dialogs that open on it. */
export const screens: Screen[] = [
  ...publicScreens,
  ...otherScreens.slice(0, 3),
  ...goalScreens,
  ...chatScreens,
  ...insightScreens,
  ...otherScreens.slice(3),
]
