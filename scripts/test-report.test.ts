import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-report'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, report: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const passing = write('passing.json', { numPassedTests: 3, numFailedTests: 0 })
const failing = write('failing.json', { numPassedTests: 2, numFailedTests: 1 })
const empty = write('empty.json', { numPassedTests: 0, numFailedTests: 0 })
const browser = write('browser.json', { stats: { expected: 4, unexpected: 2, flaky: 0 } })

test.each([
  ['all pass', passing, true, { passed: 3, failed: 0 }],
  ['one fails', failing, false, { passed: 2, failed: 1 }],
  ['the runner fails although every test passed', passing, false, { passed: 3, failed: 1 }],
  ['there are no tests', empty, true, { passed: 0, failed: 1 }],
  ['there is no report', path.join(folder, 'absent.json'), false, { passed: 0, failed: 1 }],
])('%s', (_, file, isSuccess, tally) => {
  expect(readVitestReport(file, { isSuccess, started: 0 })).toEqual(tally)
})

test('the report of an earlier run does not count', () => {
  expect(readVitestReport(passing, { isSuccess: true, started: Date.now() + 60_000 })).toEqual({ passed: 0, failed: 1 })
})

test('browser tests are counted too', () => {
  expect(readPlaywrightReport(browser, { isSuccess: false, started: 0 })).toEqual({ passed: 4, failed: 2 })
})

test('a runner that may find none of the files it was given fails only where it says so', () => {
  const run = { started: 0, mayBeEmpty: true }
  expect(readVitestReport(empty, { ...run, isSuccess: true })).toEqual({ passed: 0, failed: 0 })
  expect(readVitestReport(empty, { ...run, isSuccess: false })).toEqual({ passed: 0, failed: 1 })
})
