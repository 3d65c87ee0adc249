import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findWholeChromium, hasBothOfSystem, hasPlaywrightChromium } from '@/tests/support/chromium'
import { succeeds } from './run'

const DOWNLOAD_HOST = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev'
const ANSWER_WITHIN_MS = 5_000

/**
 * Sees that there is a Chromium for the browser tests, and installs one where not: Playwright's own, else Debian's. In a
 * container, whose user is root, one with a window gets Debian's without a window beside it, which is twice as fast.
 */
export async function ensureBrowser(): Promise<boolean> {
  if (findWholeChromium()) {
    const isSlow = !process.env.CHROMIUM_PATH && !hasPlaywrightChromium() && !hasBothOfSystem()
    if (isSlow && isRoot()) installWithApt(['chromium-headless-shell'])
    return true
  }
  console.log('Installing Chromium for the browser tests (once)…')
  if (await isReachable(DOWNLOAD_HOST)) await installPlaywrightChromium()
  if (!findWholeChromium()) installSystemChromium()
  if (findWholeChromium()) return true
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
  const deps = isRoot() ? ['--with-deps'] : []
  await succeeds('node_modules/@playwright/test/cli.js', ['install', ...deps, chromium.name()])
}

function isRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/** Older Debians and Ubuntu have no package of the one without a window. */
function installSystemChromium(): void {
  if (process.platform !== 'linux') return
  void (installWithApt(['chromium', 'chromium-headless-shell']) || installWithApt(['chromium']))
}

function installWithApt(names: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return [['update'], ['install', '-y', '--no-install-recommends', ...names]].every((args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: 'inherit', env }).status === 0
  })
}
