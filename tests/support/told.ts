import { expect, type Page } from '@playwright/test'

/** Waits for the toast with exactly these words. */
export async function told(page: Page, title: string, description?: string | RegExp): Promise<void> {
  // Under an open dialog everything else is hidden from the accessibility tree, but not from the eye.
  const hidden = { includeHidden: true }
  const toast = page.getByRole('region', { name: /^Notifications/, ...hidden }).getByRole('listitem', hidden)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}
