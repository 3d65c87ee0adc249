import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
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

/** How to launch a Chromium that is there: the one CHROMIUM_PATH names, Playwright's own, the system's. Null for none. */
export function findChromium(): { executablePath?: string; args: string[] } | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? { executablePath: named, args: ARGS } : null
  if (existsSync(chromium.executablePath())) return { args: ARGS }
  const executablePath = SYSTEM.find((file) => existsSync(file))
  return executablePath ? { executablePath, args: ARGS } : null
}
