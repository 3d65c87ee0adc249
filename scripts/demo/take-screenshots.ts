import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { TOKEN_KEY } from '@/lib/contract/limits'
import { StepFailed } from '../run'
import type { Screen } from './screens'

export type View = { width: number; height: number; theme: 'light' | 'dark' }
export type Picture = { screen: Screen; view: View; file: string; type: 'png' | 'webp'; whole: boolean; scale: number }
export type Account = { url: string; email: string; password: string }

/** A login, as a browser that has been here before holds it. */
export type Visit = {
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>
  timeZone: string
  end: () => Promise<void>
}

/** What a development server lays over the page. */
const HIDDEN = 'nextjs-portal { display: none }'
const OPEN_MS = 20_000
/** A page that has not changed for as long has nothing more on its way. */
const QUIET_MS = 600

/** Signs in, for all the pictures to come. @throws StepFailed when nobody is known by that email and password */
export async function signIn(browser: Browser, { url, email, password }: Account): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url })
  const client = context.request
  const login = await client.post('/api/auth/login', { data: { email, password } })
  if (!login.ok()) {
    throw new StepFailed(`${email} could not be signed in (${login.status()}): run \`npm run demo:seed\` first.`)
  }
  const { token, user } = await login.json()
  const { cookies } = await context.storageState()
  const origins = [{ origin: new URL(url).origin, localStorage: [{ name: TOKEN_KEY, value: token }] }]
  return {
    storageState: { cookies, origins },
    timeZone: user.timeZone,
    end: async () => {
      await client.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
      await context.close()
    },
  }
}

/** Takes the pictures of one view; tells those that could not be taken. */
export async function takePictures(
  browser: Browser,
  url: string,
  visit: Visit,
  pictures: Picture[],
): Promise<string[]> {
  const first = pictures[0]
  if (!first) return []
  const look = {
    viewport: { width: first.view.width, height: first.view.height },
    deviceScaleFactor: first.scale,
    colorScheme: first.view.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: visit.timeZone,
  } as const
  const signedOut = await browser.newContext(look)
  const signedIn = await browser.newContext({ ...look, storageState: visit.storageState })
  const pages = { signedOut: await signedOut.newPage(), signedIn: await signedIn.newPage() }
  const failures: string[] = []
  for (const picture of pictures) {
    const page = picture.screen.isPublic ? pages.signedOut : pages.signedIn
    try {
      // Once more before it counts: a development server reloads a page when a file of it changes.
      await takePicture(page, url, picture).catch(() => takePicture(page, url, picture))
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
      failures.push(`${picture.screen.name} at ${picture.view.width}, ${picture.view.theme}: ${why}`)
    }
  }
  await signedOut.close()
  await signedIn.close()
  return failures
}

async function takePicture(page: Page, url: string, { screen, file, type, whole }: Picture): Promise<void> {
  page.setDefaultTimeout(OPEN_MS)
  await page.goto(url + screen.path)
  await settle(page)
  if (screen.open) {
    await screen.open(page)
    await (screen.shows ?? openLayer)(page).first().waitFor()
    await settle(page)
  }
  mkdirSync(path.dirname(file), { recursive: true })
  const fullPage = whole && !screen.open
  if (fullPage) await passOver(page)
  await page.screenshot({ path: file, type, fullPage, style: HIDDEN, ...(type === 'webp' && { quality: 82 }) })
}

/** What a press usually brings: a dialog or a menu. */
function openLayer(page: Page): Locator {
  return page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]')
}

/**
 * Waits until the fonts are there, nothing in the window is busy, no toast is left, and the page has not changed for a
 * while. What is below the window may wait until it is scrolled to.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quietMs, giveUpMs }) => {
      const isInWindow = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }
      const isBusy = () =>
        document.readyState !== 'complete' ||
        document.fonts.status !== 'loaded' ||
        [...document.querySelectorAll('[aria-busy="true"], .skeleton, .animate-spin, .toast')].some(isInWindow)
      const start = performance.now()
      let changed = start
      const observer = new MutationObserver(() => {
        changed = performance.now()
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      while ((isBusy() || performance.now() - changed < quietMs) && performance.now() - start < giveUpMs) {
        await new Promise((done) => setTimeout(done, 50))
      }
      observer.disconnect()
      if (isBusy()) throw new Error('something was still busy')
    },
    { quietMs: QUIET_MS, giveUpMs: OPEN_MS },
  )
}

/** Scrolls to the end and back: what loads only when it comes near is then there. */
async function passOver(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight * 0.8,
  }))
  if (height <= step * 1.25) return
  for (let top = step; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(100)
    await page.waitForFunction(isWindowStill)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
}

/** Nothing in the window stands in for something that is on its way. */
function isWindowStill(): boolean {
  return ![...document.querySelectorAll('.skeleton, .animate-spin')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}
