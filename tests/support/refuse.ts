import type { Page, Route } from '@playwright/test'
import { errorStatus } from '@/lib/contract/error'
import { serverMessages } from '@/lib/contract/messages/server'

const sentences = {
  internal: serverMessages.internal,
  coach_unavailable: serverMessages.coachUnavailable,
  storage_full: serverMessages.storageFull,
}

type Answer = Parameters<Route['fulfill']>[0]

/**
 * Has a call fail as the server would, or with an answer of the test's own, until the function given back is called.
 * For faults that a test cannot cause.
 */
export async function refuse(
  page: Page,
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  how: keyof typeof sentences | Answer = 'internal',
): Promise<() => void> {
  const [method, path] = call.split(' ')
  const answer =
    typeof how === 'string' ? { status: errorStatus[how], json: { error: sentences[how], code: how } } : how
  let isRefusing = true
  // Stays in place: a browser whose interception is switched off and on again lets calls slip through in between.
  await page.route(`**${path}`, (route) =>
    isRefusing && route.request().method() === method ? route.fulfill(answer) : route.fallback(),
  )
  return () => {
    isRefusing = false
  }
}

/**
 * What a refused call leaves in the console; and the complaint that it brings makes room for itself, which on a slow
 * machine counts as a shift that nobody asked for.
 */
export const refusals = /Failed to load resource|^Layout shift/
