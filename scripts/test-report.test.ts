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
  expect(readVitestReport(file, { isSuccess, started: 0 })).toMatchObject(tally)
})

test('the report of an earlier run does not count', () => {
  expect(readVitestReport(passing, { isSuccess: true, started: Date.now() + 60_000 })).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('browser tests are counted too', () => {
  expect(readPlaywrightReport(browser, { isSuccess: false, started: 0 })).toMatchObject({ passed: 4, failed: 2 })
})

test('a runner that may find none of the files it was given fails only where it says so', () => {
  const run = { started: 0, mayBeEmpty: true }
  expect(readVitestReport(empty, { ...run, isSuccess: true })).toEqual({ passed: 0, failed: 0, failures: [] })
  expect(readVitestReport(empty, { ...run, isSuccess: false })).toMatchObject({ passed: 0, failed: 1 })
})

test('what failed is named, with the first line of why', () => {
  const failed = { status: 'failed', fullName: 'a goal is kept', failureMessages: ['expected 404 to be 200\n  at x'] }
  const assertionResults = [{ status: 'passed', fullName: 'fine' }, failed]
  const unit = write('named.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: 'tests/api/goals.test.ts', assertionResults }],
  })
  const run = { isSuccess: false, started: 0 }
  expect(readVitestReport(unit, run).failures).toEqual([
    'tests/api/goals.test.ts: a goal is kept: expected 404 to be 200',
  ])
  const results = [{ error: { message: 'timed out' } }, { error: { message: 'moved\nfar' } }]
  const specs = [
    { ok: true, file: 'a.spec.ts', line: 1, title: 'fine' },
    { ok: false, file: 'a.spec.ts', line: 9, title: 'jumps', tests: [{ results }] },
  ]
  const walk = write('walk.json', {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs }] }],
  })
  expect(readPlaywrightReport(walk, run).failures).toEqual(['a.spec.ts:9: jumps: moved'])
})
