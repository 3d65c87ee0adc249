import type { Page } from '@playwright/test'

/** Chooses from the menu of a conversation in the list of all. */
export async function act(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${title}`, exact: true }).click()
  const named = { name: item, exact: true }
  await page.getByRole('menuitem', named).or(page.getByRole('menuitemcheckbox', named)).click()
}
