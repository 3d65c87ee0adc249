import { expect, type Page } from '@playwright/test'
import { accountMessages } from '@/lib/contract/messages/account'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { journalMessages } from '@/lib/contract/messages/journal'
import { type BrowserAccount, signedIn } from './browser-account'

/** A dialog, a menu or another thing that lies over a screen or takes a part of it. */
export type Layer = {
  name: string
  path: string
  open: (page: Page, account: BrowserAccount) => Promise<unknown>
  /** What is there once it is open and has all its content. */
  shows: string | RegExp
  /** Where only one width has it. */
  width?: number
  /** Puts back what opening it has changed. */
  close?: Layer['open']
  /** Errors in the console that opening it brings along. */
  brings?: RegExp
}

const GOAL = 'Run a half marathon'

/** An account with something for every dialog to show: a mission under way, one done, a log, talks and an alert. */
export async function busyAccount(page: Page): Promise<BrowserAccount> {
  const account = await signedIn(page)
  const { api } = account
  await api('POST', '/api/goals', { title: 'Call home', domain: 'relationships' })
  const goal = await api('POST', '/api/goals', {
    title: GOAL,
    description: 'Under two hours, in the city.',
    domain: 'health',
    targetDate: '2031-03-14',
    tags: ['running'],
    milestones: ['Run 10 km', 'Run 15 km', 'Run 18 km'],
  })
  await api('PATCH', `/api/goals/${goal.id}/ai-update`, { response: '8 of 21 km done.' })
  await api('POST', '/api/journal', { mood: 4, notes: 'Ran along the river. Tired calves.' })
  const day = new Date().toISOString().slice(0, 10)
  await api('POST', '/api/reminders', { title: 'Stretch', scheduledFor: `${day}T23:58:00.000Z`, goalId: goal.id })
  const old = await api('POST', '/api/conversations', { title: 'On rowing' })
  await api('POST', '/api/chat', { message: 'Is rowing as good?', conversationId: old.id })
  await api('POST', '/api/conversations', { title: 'On running' })
  await api('POST', '/api/chat', { message: 'I hate treadmills' })
  await api('DELETE', `/api/conversations/${old.id}`)
  return account
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Presses one after the other, each as soon as it is there: buttons, and the items of the menus they open. */
const pressAll =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) {
      await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).last().click()
    }
  }

const fill = (label: string, text: string) => (page: Page) => page.getByRole('dialog').getByLabel(label).fill(text)

const inTurn =
  (...steps: Layer['open'][]) =>
  async (page: Page, account: BrowserAccount) => {
    for (const step of steps) await step(page, account)
  }

/** By the menu of its card, which has it at every width. */
const onGoal = (deed: string) => async (page: Page) => {
  await press(`More actions: ${GOAL}`)(page)
  await page.getByRole('menuitem', { name: deed }).click()
}

async function setCompleted({ api }: BrowserAccount, isCompleted: boolean): Promise<void> {
  const goals: { id: string; title: string }[] = await api('GET', '/api/goals')
  const id = goals.find(({ title }) => title === GOAL)?.id
  await api('PATCH', `/api/goals/${id}`, { isCompleted, completionNotes: isCompleted ? 'Said on the phone' : '' })
}

const palette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}

const ofNavigation: Layer[] = [
  { name: 'the account menu', path: '/dashboard', open: press('Account menu'), shows: 'Sign Out' },
  { name: 'the mobile menu', path: '/dashboard', open: press('Open menu'), shows: 'Review', width: 360 },
  { name: 'the palette', path: '/dashboard', open: palette, shows: 'Create new goal' },
  {
    name: 'the palette’s hits',
    path: '/dashboard',
    open: inTurn(palette, (page) => page.keyboard.type('rowing')),
    shows: /Is rowing as good/,
  },
  {
    name: 'the offline strip',
    path: '/goals',
    open: (page) => page.context().setOffline(true),
    shows: commonMessages.offline,
    close: (page) => page.context().setOffline(false),
    brings: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'the error screen',
    path: '/insights',
    open: async (page) => {
      // An answer of a shape that no screen knows.
      await page.route('**/api/insights/responses/*', (route) => route.fulfill({ json: [{}] }))
      await press('Previous Responses')(page)
    },
    shows: 'Something went wrong',
    brings: /./,
  },
]

const ofDashboard: Layer[] = [
  { name: 'a new alert', path: '/dashboard', open: press('Add alert'), shows: 'Cancel' },
  { name: 'an alert’s menu', path: '/dashboard', open: press('Snooze or delete: Stretch'), shows: 'Tomorrow morning' },
  {
    name: 'the toast with Undo',
    path: '/dashboard',
    open: async (page) => {
      await pressAll('Snooze or delete: Stretch', 'Delete alert')(page)
      // Under the pointer a toast stays.
      await page.getByText(alertMessages.alertDeleted.title, { exact: true }).first().hover()
    },
    shows: 'Undo',
    close: press('Undo'),
  },
]

const ofGoals: Layer[] = [
  { name: 'a new mission, with tips', path: '/goals', open: press('Create New Goal'), shows: 'Goal creation tips' },
  {
    name: 'a new mission, with guidance',
    path: '/goals',
    open: inTurn(
      press('Create New Goal'),
      fill('Title', 'Sail to Samos'),
      (page) => page.getByRole('dialog').getByLabel('Area').selectOption({ label: 'Health' }),
      press('Get coach guidance'),
    ),
    shows: 'Ask again',
  },
  { name: 'coaching', path: '/goals', open: onGoal('Get AI Coaching'), shows: 'Suggestions' },
  {
    name: 'coaching, answered',
    path: '/goals',
    open: inTurn(onGoal('Get AI Coaching'), fill('Your response', 'I am at 60 percent now'), press('Check in')),
    shows: 'Answer again',
  },
  {
    name: 'coaching, asked back',
    path: '/goals',
    open: inTurn(onGoal('Get AI Coaching'), fill('Your response', 'Done!'), press('Check in')),
    shows: /^Your answer is kept\./,
    // A question that stays open would stand there in place of the field.
    close: async (page) => {
      await press(/^(?:Leave it at|About where it stood)/)(page)
      await expect(page.getByText(/^Your answer is kept\./)).toHaveCount(0)
    },
  },
  { name: 'a mission’s history', path: '/goals', open: onGoal('View Mission History'), shows: /8 of 21 km done/ },
  { name: 'a mission’s menu', path: '/goals', open: press(`More actions: ${GOAL}`), shows: 'View Mission History' },
  {
    name: 'changing a mission',
    path: '/goals',
    open: pressAll(`More actions: ${GOAL}`, 'Edit goal'),
    shows: 'Save Changes',
  },
  {
    name: 'completing a mission',
    path: '/goals',
    open: pressAll(`More actions: ${GOAL}`, 'Mark as completed'),
    shows: 'Completion notes',
  },
  {
    name: 'deleting a mission',
    path: '/goals',
    open: press(`Delete goal: ${GOAL}`),
    shows: goalMessages.confirm.deleteGoal,
  },
  {
    name: 'two completions of a mission',
    path: '/goals',
    open: inTurn(
      pressAll(`More actions: ${GOAL}`, 'Mark as completed'),
      fill('Completion notes', 'Slow but good'),
      (_page, account) => setCompleted(account, true),
      pressAll('Mark as completed'),
    ),
    shows: commonMessages.changedElsewhere.description,
    close: (_page, account) => setCompleted(account, false),
    brings: /412/,
  },
  // On a phone’s card the editor waits behind the whole list, and that behind the card’s one line.
  {
    name: 'a mission’s milestones',
    path: '/goals',
    open: async (page) => {
      const rest = page.getByRole('button', { name: `Show more: ${GOAL}` })
      if (await rest.isVisible()) await rest.click()
      await pressAll('Show all 3', `Edit milestones: ${GOAL}`)(page)
    },
    shows: 'Done',
  },
]

const ofChat: Layer[] = [
  { name: 'the conversations', path: '/chat', open: press('Conversations'), shows: /· current/ },
  {
    name: 'a conversation’s new title',
    path: '/chat',
    open: pressAll('Conversations', 'More actions: On running', 'Rename'),
    shows: 'Cancel',
  },
  {
    name: 'archiving a conversation',
    path: '/chat',
    open: pressAll('Conversations', 'More actions: On running', 'Archive'),
    shows: chatMessages.confirm.archiveConversation,
  },
  {
    name: 'the archived conversations',
    path: '/chat',
    open: inTurn(press('Conversations'), (page) => page.getByRole('tab', { name: 'Archived' }).click()),
    shows: 'On rowing',
  },
  {
    name: 'an archived conversation',
    path: '/chat',
    open: inTurn(
      press('Conversations'),
      (page) => page.getByRole('tab', { name: 'Archived' }).click(),
      press(/^On rowing/),
    ),
    shows: 'Is rowing as good?',
  },
  { name: 'the chat’s menu', path: '/chat', open: press('Chat menu'), shows: 'Coach Settings' },
  {
    name: 'clearing the history',
    path: '/chat',
    open: pressAll('Chat menu', 'Clear Chat History'),
    shows: chatMessages.confirm.clearHistory,
  },
]

const entry = /^Actions for/
const ofInsights: Layer[] = [
  { name: 'a new entry', path: '/insights', open: press('Add Entry'), shows: 'Save Entry' },
  { name: 'an entry’s menu', path: '/insights', open: press(entry), shows: 'Delete' },
  { name: 'changing an entry', path: '/insights', open: pressAll(entry, 'Edit'), shows: 'Save Changes' },
  {
    name: 'deleting an entry',
    path: '/insights',
    open: pressAll(entry, 'Delete'),
    shows: journalMessages.confirm.deleteEntry,
  },
  { name: 'a response to an insight', path: '/insights', open: press('Respond'), shows: /Submit/ },
  {
    name: 'previous responses',
    path: '/insights',
    open: pressAll('Previous Responses'),
    shows: /I ran 8 of|No responses/,
  },
  { name: 'a claim’s source', path: '/insights', open: press(/(?:Read|See) the /), shows: /./ },
]

const ofSettings: Layer[] = [
  { name: 'a new password', path: '/settings#sessions', open: press('Change password'), shows: 'Current password' },
  { name: 'new recovery codes', path: '/settings#sessions', open: press('New codes'), shows: 'Current password' },
  {
    name: 'two-step login',
    path: '/settings#sessions',
    open: press('Turn on two-step login'),
    shows: '6-digit code from your app',
  },
  {
    name: 'the time zone',
    path: '/settings#appearance',
    open: inTurn(press('Change time zone'), (page) => page.getByRole('dialog').getByRole('combobox').fill('america/n')),
    shows: /New York/,
  },
  {
    name: 'changing a memory',
    path: '/settings#memory',
    open: press(/^Edit: /),
    shows: 'What your coach keeps in mind',
  },
  {
    name: 'forgetting a memory',
    path: '/settings#memory',
    open: press(/^Delete: /),
    shows: chatMessages.confirm.deleteMemory,
  },
  {
    name: 'deleting the account',
    path: '/settings#danger',
    open: press('Delete Account'),
    shows: accountMessages.confirm.deleteAccount,
  },
  {
    name: 'deleting the account, asked again',
    path: '/settings#danger',
    open: pressAll('Delete Account', 'Continue'),
    shows: accountMessages.confirm.deleteAccountFinally,
  },
]

/** Every dialog, menu and notice of the signed-in screens. */
export const layers: Layer[] = [...ofNavigation, ...ofDashboard, ...ofGoals, ...ofChat, ...ofInsights, ...ofSettings]
