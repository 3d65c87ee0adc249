import type { Locator, Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals } from '../support/refuse'
import { visit } from '../support/visit'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('ten changes, each made on one screen, are told alike by every other that is open', async ({ page, tolerate }) => {
  test.slow()
  // A page whose mission was deleted reads it once more, and others leave a read under way when they are read anew.
  tolerate(refusals)
  const { api } = await signedIn(page, { goalsView: 'rows' })
  const goal: Goal = await api('POST', '/api/goals', { title: 'Paint the hall', domain: 'career', targetDate: day(40) })
  await api('POST', '/api/goals', { title: 'Learn to swim', domain: 'health' })
  const open = async (path: string): Promise<Page> => {
    const tab = await page.context().newPage()
    await visit(tab, path)
    // From here on what moves was asked for.
    await tab.mouse.click(2, 2)
    return tab
  }
  const [dashboard, goals, own, insights] = [
    await open('/dashboard'),
    await open('/goals?status=all'),
    await open(`/goals/${goal.id}`),
    await open('/insights'),
  ]
  const screens: Page[] = [dashboard, goals, own, insights]
  const line = (screen: Page, title: string): Locator =>
    screen === own
      ? screen.getByRole('main').filter({ has: screen.getByRole('heading', { level: 1, name: title, exact: true }) })
      : screen.getByRole('listitem').filter({ has: screen.getByRole('link', { name: title, exact: true }) })
  // Where it stands: in the list of goals it is said by the heading that it stands under.
  const standing = (screen: Page, word: string): Locator =>
    screen === goals
      ? screen
          .getByRole('region', { name: word, exact: true })
          .getByRole('link', { name: 'Paint the whole hall', exact: true })
      : line(screen, 'Paint the whole hall').getByText(word).filter({ visible: true }).first()
  async function allTell(title: string, progress: number, on = screens): Promise<void> {
    for (const screen of on) {
      const ring = line(screen, title)
        .getByRole('img', { name: `${progress}% complete` })
        .first()
      await expect(ring, screen.url()).toBeVisible({ timeout: 20_000 })
    }
  }
  const dialog = (screen: Page) => screen.getByRole('dialog')
  async function choose(item: string, title: string): Promise<void> {
    await goals.getByRole('button', { name: `More actions: ${title}` }).click()
    await goals.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await allTell('Paint the hall', 0)

  // 1: an answer on the mission's page.
  await own.getByLabel('Your answer: Paint the hall').fill('I am at 40 percent now.')
  await own.getByRole('button', { name: 'Check in' }).click()
  await allTell('Paint the hall', 40)
  // 2: an answer in the dialog of its row.
  await line(goals, 'Paint the hall').getByRole('button', { name: 'Check in' }).click()
  await dialog(goals).getByLabel('Your response').fill('I am at 55 percent now.')
  await dialog(goals).getByRole('button', { name: 'Check in' }).click()
  await expect(dialog(goals).getByText('55%').first()).toBeVisible()
  await dialog(goals).getByRole('button', { name: 'Done' }).click()
  await allTell('Paint the hall', 55)
  // 3: its title.
  await choose('Edit goal', 'Paint the hall')
  await dialog(goals).getByLabel('Title').fill('Paint the whole hall')
  await dialog(goals).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(goals)).toHaveCount(0)
  await allTell('Paint the whole hall', 55)
  // 4: its date.
  await choose('Edit goal', 'Paint the whole hall')
  await dialog(goals).getByLabel('Target date').fill(day(20))
  await dialog(goals).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(goals)).toHaveCount(0)
  const moved = new Date(`${day(20)}T00:00:00Z`)
  const date = moved.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  for (const screen of [dashboard, goals, own]) {
    // A row of the list says how far off it is.
    const words = screen === goals ? /\bin 3 weeks\b/ : new RegExp(`\\b${date}\\b`)
    const told = line(screen, 'Paint the whole hall').getByText(words)
    await expect(told.filter({ visible: true }).first(), screen.url()).toBeVisible()
  }
  // 5 and 6: a rest, and its end.
  await choose('Pause', 'Paint the whole hall')
  await dialog(goals).getByRole('button', { name: 'Pause' }).click()
  for (const screen of [dashboard, goals, own]) {
    await expect(standing(screen, 'Paused'), screen.url()).toBeVisible()
  }
  await line(goals, 'Paint the whole hall').getByRole('button', { name: 'Resume' }).click()
  for (const screen of [dashboard, goals, own]) {
    await expect(standing(screen, 'Paused'), screen.url()).toHaveCount(0)
  }
  // 7: an entry.
  await insights
    .getByRole('button', { name: /add entry/i })
    .first()
    .click()
  await dialog(insights).getByLabel('Notes').fill('A long walk by the river.')
  await dialog(insights).getByRole('button', { name: 'Save Entry' }).click()
  await expect(insights.getByText('A long walk by the river.').first()).toBeVisible()
  await expect(dashboard.getByText('logged today')).toBeVisible()
  // 8 and 9: it is completed, and opened again.
  await choose('Mark as completed', 'Paint the whole hall')
  await dialog(goals).getByRole('button', { name: 'Mark as completed' }).click()
  await expect(dialog(goals).getByText(goalMessages.goalEnded, { exact: true })).toBeVisible()
  await dialog(goals).getByRole('button', { name: 'Done' }).click()
  await expect(line(dashboard, 'Paint the whole hall')).toHaveCount(0)
  await expect(own.getByText('Completed').first()).toBeVisible()
  await choose('Reopen', 'Paint the whole hall')
  await allTell('Paint the whole hall', 55)
  // 10: it is deleted.
  await choose('Delete goal', 'Paint the whole hall')
  await goals.getByRole('alertdialog').getByRole('button', { name: 'Delete goal' }).click()
  for (const screen of [dashboard, goals, insights]) {
    await expect(line(screen, 'Paint the whole hall'), screen.url()).toHaveCount(0, { timeout: 20_000 })
  }
})
