import { type BrowserContext, test as base } from '@playwright/test'

type Fixtures = {
  /** Lets errors in the console pass that match: a refused login is one to the browser. */
  tolerate(pattern: RegExp): void
}

/** Playwright's test against the app of the run; an error in any page's console or script fails it. */
export const test = base.extend<Fixtures & { problems: { seen: string[]; tolerated: RegExp[] } }>({
  baseURL: async ({ baseURL }, use) => {
    await use(process.env.TEST_BASE_URL ?? baseURL)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of this pattern
  problems: async ({}, use) => {
    const problems = { seen: [] as string[], tolerated: [] as RegExp[] }
    await use(problems)
    const unexpected = problems.seen.filter((text) => !problems.tolerated.some((pattern) => pattern.test(text)))
    if (unexpected.length > 0) throw new Error(`Errors in the browser:\n${unexpected.join('\n')}`)
  },
  tolerate: async ({ problems }, use) => {
    await use((pattern) => void problems.tolerated.push(pattern))
  },
  context: async ({ context, problems }, use) => {
    watch(context, problems.seen)
    await use(context)
  },
})

export { expect } from '@playwright/test'

/** Notes what goes wrong in the pages of a context. */
function watch(context: BrowserContext, seen: string[]): void {
  context.on('weberror', (event) => void seen.push(String(event.error().stack ?? event.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
  })
}
