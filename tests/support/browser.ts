import { type BrowserContext, test as base } from '@playwright/test'

type Fixtures = {
  /** Lets errors in the console pass that match: a refused login is one to the browser. */
  tolerate(pattern: RegExp): void
}

/** The settings' list opens the part of its address once its script runs, since no server is told a hash: what is below moves. */
export const OPENS_PART = /Layout shift of [\d.]+ on \/settings/

/** How far a page that nobody has touched yet may move what is shown, as Chromium scores it (Cumulative Layout Shift). */
const MOST_LAYOUT_SHIFT = 0.02

/**
 * Playwright's test against the app of the run. An error or a warning in any page's console, an error in its script, and
 * a page that jumps while it arrives fail it.
 */
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
    await context.addInitScript(tellOfLayoutShifts, MOST_LAYOUT_SHIFT)
    await use(context)
  },
})

export { expect } from '@playwright/test'

/** Notes what goes wrong in the pages of a context. */
function watch(context: BrowserContext, seen: string[]): void {
  context.on('weberror', (event) => void seen.push(String(event.error().stack ?? event.error())))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Playwright says so itself of what playwright.config.ts asks for.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    seen.push(`${message.text()} (${message.location().url})`)
  })
}

/**
 * Runs in the page: says once when what has moved passes `most`, and which elements did. From the first touch or resize
 * on, what moves was asked for: Chromium knows so for half a second alone, less than a busy machine may take to answer.
 */
function tellOfLayoutShifts(most: number): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const moved = { sum: 0, names: [] as string[], isOver: false }
  for (const touch of ['pointerdown', 'keydown', 'resize']) {
    addEventListener(touch, () => void Object.assign(moved, { isOver: true }), { capture: true, once: true })
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue
      moved.sum += shift.value
      moved.names.push(...shift.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? '?'))
    }
    if (moved.sum <= most || moved.isOver) return
    moved.isOver = true
    // biome-ignore lint/suspicious/noConsole: the test listens to the console
    console.warn(`Layout shift of ${moved.sum.toFixed(3)} on ${location.pathname}: ${moved.names.join(' · ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}
