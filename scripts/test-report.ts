import { readFileSync, statSync } from 'node:fs'
import { ROOT } from './root.mjs'

/** How many tests passed and failed, and the names of those that failed with the first line of why. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** How the runner ended, and when it began: an older report is not its own. One that was asked for some files may be empty. */
type Run = { isSuccess: boolean; started: number; mayBeEmpty?: boolean }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults?: { name: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { ok: boolean; file: string; line: number; title: string; tests?: { results?: PlaywrightResult[] }[] }[]
}
type PlaywrightResult = { error?: { message?: string } }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

export function readVitestReport(file: string, run: Run): Tally {
  const report = read<VitestReport>(file, run)
  if (!report) return judge(null, run)
  const failures = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
  )
  return judge({ passed: report.numPassedTests, failed: report.numFailedTests, failures }, run)
}

export function readPlaywrightReport(file: string, run: Run): Tally {
  const report = read<PlaywrightReport>(file, run)
  if (!report) return judge(null, run)
  const { expected, flaky, unexpected } = report.stats
  return judge({ passed: expected + flaky, failed: unexpected, failures: browserFailures(report.suites) }, run)
}

function browserFailures(suites: PlaywrightSuite[] = []): string[] {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        return failure(`${file}:${line}`, title, tests?.[0]?.results?.at(-1)?.error?.message)
      }),
    ...browserFailures(inner),
  ])
}

/** `tests/api/goals.test.ts: a goal is kept: expected 404 to be 200` */
function failure(file: string, title: string, why = ''): string {
  const [reason = ''] = why.split('\n')
  return [file.replace(`${ROOT}/`, ''), title, reason].filter(Boolean).join(': ')
}

/** A run that crashed, or in which nothing was tested for no reason, counts as one failure although no test reports it. */
function judge(tally: Tally | null, { isSuccess, mayBeEmpty = false }: Run): Tally {
  const { passed, failed, failures } = tally ?? { passed: 0, failed: 0, failures: [] }
  const isSilentFailure = failed === 0 && (!isSuccess || (passed === 0 && !mayBeEmpty))
  if (!isSilentFailure) return { passed, failed, failures }
  return { passed, failed: 1, failures: ['the run itself failed, or tested nothing: see its output'] }
}

function read<T>(file: string, { started }: Run): T | null {
  try {
    return statSync(file).mtimeMs < started ? null : JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
