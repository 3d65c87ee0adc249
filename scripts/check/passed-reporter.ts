import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes which files of tests passed whole to the file that CHECK_PASSED names; none, where an error belongs to no test. */
export default class PassedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.CHECK_PASSED
    if (!file || unhandled.length > 0) return
    const passed = modules.filter((module) => module.state() === 'passed')
    writeFileSync(file, JSON.stringify(passed.map(({ moduleId }) => path.relative(process.cwd(), moduleId))))
  }
}
