import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without a window: it asks less than half of the processor's time. Playwright has one of its own. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WITH_WINDOW = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Quiet: a browser under test has no business on the network beyond the app. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Launch = { executablePath?: string; channel?: string; args: string[] }

/**
 * How to launch a Chromium that is there: the one CHROMIUM_PATH names, Playwright's own, the system's without a window
 * or with one. Null for none.
 */
export function findChromium(): Launch | null {
  return found([SHELL, ...WITH_WINDOW], {})
}

/** The same for the whole browser, run without showing its window: the small one shows no notification, for one. */
export function findWholeChromium(): Launch | null {
  return found(WITH_WINDOW, { channel: 'chromium' })
}

/** Whether the system's browsers are all that a test needs. */
export function hasBothOfSystem(): boolean {
  return existsSync(SHELL) && WITH_WINDOW.some((file) => existsSync(file))
}

export function hasPlaywrightChromium(): boolean {
  return existsSync(chromium.executablePath())
}

function found(system: string[], own: { channel?: string }): Launch | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? { executablePath: named, args: ARGS } : null
  if (hasPlaywrightChromium()) return { ...own, args: ARGS }
  const executablePath = system.find((file) => existsSync(file))
  return executablePath ? { executablePath, args: ARGS } : null
}
