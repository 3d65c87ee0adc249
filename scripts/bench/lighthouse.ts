import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findWholeChromium } from '@/tests/support/chromium'
import { StepFailed } from '../run'
import { startBareApp } from './bare-app'
import { atLeast, atMost, type Figure, toRead } from './figure'
import type { BenchOptions } from './options'
import { SCREEN_SIZES, screens } from './screens'
import { median } from './statistics'
import { withSubject } from './subject'
import { signIn } from './visitor'

/** The last one that runs on the oldest Node that the app does. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const MOST_SHIFT = 0.02
/** A trace is lost now and then (NO_NAVSTART). */
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = Record<(typeof CATEGORIES)[number] | 'shift', number>
type Audit = (url: string, headers: Record<string, string>) => Promise<Scores>

/** Scores of every screen on a simulated phone, performance against a bare page in the same run. */
export async function measureLighthouse({ runs }: BenchOptions): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-lighthouse-'))
  const bareApp = await startBareApp()
  const audit: Audit = (url, headers) => tryAgain(() => auditOnce(folder, url, headers))
  try {
    return await withSubject('sqlite', SCREEN_SIZES, async ({ url }) => {
      const visitor = await signIn(url, 0)
      const figures: Figure[] = []
      for (const screen of screens) {
        const headers = screen.signedIn ? visitor.cookie : {}
        const [own, bare] = await inTurn(
          () => audit(url + screen.path, headers),
          () => audit(bareApp.url, {}),
          runs,
        )
        figures.push(...figuresOf(screen, own, bare))
      }
      return figures
    })
  } finally {
    await bareApp.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

/** One of each that does not count, then the two in turn. */
async function inTurn<T>(one: () => Promise<T>, other: () => Promise<T>, runs: number): Promise<[T[], T[]]> {
  const [ones, others]: [T[], T[]] = [[], []]
  for (let run = 0; run <= runs; run++) {
    ones.push(await one())
    others.push(await other())
  }
  return [ones.slice(1), others.slice(1)]
}

function figuresOf({ path: name, points }: (typeof screens)[number], own: Scores[], bare: Scores[]): Figure[] {
  const middle = (scores: Scores[], key: keyof Scores) => median(scores.map((one) => one[key]))
  const behind = middle(bare, 'performance') - middle(own, 'performance')
  const note = `${middle(own, 'performance')}, bare ${middle(bare, 'performance')}`
  const full = (key: keyof Scores, label: string) =>
    atLeast({ bar: 10, name: `${label} of ${name}`, value: middle(own, key), limit: 100, digits: 0 })
  const seo = full('seo', 'SEO')
  return [
    atMost({
      bar: 10,
      name: `performance of ${name}, points behind a bare page`,
      value: behind,
      limit: points,
      digits: 0,
      note,
    }),
    full('accessibility', 'accessibility'),
    full('best-practices', 'best practices'),
    // The other screens are not for search engines.
    name === '/' ? seo : toRead(10, seo.name, seo.value),
    atMost({ bar: 10, name: `layout shift of ${name}`, value: middle(own, 'shift'), limit: MOST_SHIFT, digits: 3 }),
  ]
}

async function auditOnce(folder: string, url: string, headers: Record<string, string>): Promise<Scores> {
  const report = path.join(folder, 'report.json')
  const extra = path.join(folder, 'headers.json')
  writeFileSync(extra, JSON.stringify(headers))
  const npx = process.env.npm_execpath ? [process.env.npm_execpath, 'exec'] : null
  const args = ['--yes', '--', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`]
  args.push(`--only-categories=${CATEGORIES.join(',')}`, `--extra-headers=${extra}`)
  args.push('--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic')
  const [command, leading] = npx ? [process.execPath, npx] : ['npm', ['exec']]
  await promisify(execFile)(command, [...leading, ...args], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: browserPath(folder) },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)] as const)
  return { ...Object.fromEntries(scores), shift: audits['cumulative-layout-shift'].numericValue } as Scores
}

/** The browser that CHROME_PATH names, else the one of the browser tests. */
function browserPath(folder: string): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const found = findWholeChromium()
  if (!found) throw new StepFailed('No Chromium was found: `npm test` installs one, or name yours in CHROME_PATH.')
  const browser = found.executablePath ?? chromium.executablePath()
  // What keeps the browser quiet in the tests keeps it quiet here.
  const wrapper = path.join(folder, 'chromium')
  writeFileSync(wrapper, `#!/bin/sh\nexec '${browser}' ${found.args.join(' ')} "$@"\n`)
  chmodSync(wrapper, 0o755)
  return wrapper
}
