import type { Page } from '@playwright/test'

/** Opens a screen and waits until its buttons do something. */
export async function visit(page: Page, path: string): Promise<void> {
  // From an address that differs in its hash alone nothing is loaded, and what was open stays so.
  if (!(await page.goto(path))) await page.reload()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
