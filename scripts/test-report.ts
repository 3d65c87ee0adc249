import { readFileSync, statSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

/** How the runner ended, and when it began: an older report is not its own. One that was asked for some files may be empty. */
type Run = { isSuccess: boolean; started: number; mayBeEmpty?: boolean }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

export function readVitestReport(file: string, run: Run): Tally {
  const report = read<VitestReport>(file, run)
  return judge(report && { passed: report.numPassedTests, failed: report.numFailedTests }, run)
}

export function readPlaywrightReport(file: string, run: Run): Tally {
  const report = read<PlaywrightReport>(file, run)
  return judge(report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }, run)
}

/** A run that crashed, or in which nothing was tested for no reason, counts as one failure although no test reports it. */
function judge(tally: Tally | null, { isSuccess, mayBeEmpty = false }: Run): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 }
  const isSilentFailure = failed === 0 && (!isSuccess || (passed === 0 && !mayBeEmpty))
  return { passed, failed: isSilentFailure ? 1 : failed }
}

function read<T>(file: string, { started }: Run): T | null {
  try {
    return statSync(file).mtimeMs < started ? null : JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
