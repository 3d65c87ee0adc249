import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium'
import { succeeds } from './run'

const DOWNLOAD_HOST = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev'
const ANSWER_WITHIN_MS = 5_000

/** Sees that there is a Chromium for the browser tests, and installs one where not: Playwright's own, else Debian's. */
export async function ensureBrowser(): Promise<boolean> {
  if (findChromium()) return true
  console.log('Installing Chromium for the browser tests (once)…')
  if (await isReachable(DOWNLOAD_HOST)) await installPlaywrightChromium()
  if (!findChromium()) installSystemChromium()
  if (findChromium()) return true
  console.error('No Chromium could be installed: install one, name it in CHROMIUM_PATH, and run it again.')
  return false
}

/** Where the host does not answer, Playwright would try for minutes. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    return true
  } catch {
    return false
  }
}

async function installPlaywrightChromium(): Promise<void> {
  const deps = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  await succeeds('node_modules/@playwright/test/cli.js', ['install', ...deps, chromium.name()])
}

function installSystemChromium(): void {
  if (process.platform !== 'linux') return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    const { status } = spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return
  }
}
