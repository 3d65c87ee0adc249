import { expect, type Page } from '@playwright/test'
import { paths } from '@/lib/contract/paths'

/** What is kept of a user in the browser, by the caches' names and paths. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('apogee-of-'))
    const found = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => `${name.slice('apogee-of-'.length)} ${new URL(url).pathname}`)
    })
    return (await Promise.all(found)).flat().sort()
  })

/** Opens Today, and waits until it and the journal are kept for a time without a connection. */
export async function openAndKeep(page: Page, userId: string): Promise<void> {
  await page.goto(paths.dashboard)
  await expect
    .poll(() => kept(page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([`${userId} ${paths.dashboard}`, `${userId} ${paths.journal}`, `${userId} /api/journal`]),
    )
}
