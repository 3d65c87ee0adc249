import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../root.mjs'
import { runStep } from '../step'
import { type Mutant, mutants } from './mutants'

const PROJECTS = ['unit', 'alone', 'dom', 'api'].flatMap((name) => ['--project', name])
const LEAST = 0.9

/**
 * Puts one fault after the other into copies of the checkout and runs the tests that are to notice it. Fails where fewer
 * than nine in ten are noticed, or one that shows or loses what is somebody's is not. With words, only faults that hold
 * all of them in their file or description.
 */
export async function runMutants(words: string[]): Promise<void> {
  await runStep('put faults into the code', async () => {
    const chosen = mutants.filter(({ fault, file }) => words.every((word) => `${file} ${fault}`.includes(word)))
    const missed: Mutant[] = []
    const waiting = [...chosen]
    const work = async () => {
      const copy = await copyCheckout()
      try {
        for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
          const isNoticed = await notices(copy, mutant)
          console.log(`${isNoticed ? 'noticed' : 'MISSED '}  ${mutant.kind.padEnd(9)}  ${mutant.file}: ${mutant.fault}`)
          if (!isNoticed) missed.push(mutant)
        }
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
    const share = 1 - missed.length / chosen.length
    console.log(`\n${chosen.length - missed.length} of ${chosen.length} noticed (${(100 * share).toFixed(0)} %)`)
    if (share < LEAST || missed.some(({ kind }) => kind !== 'other')) process.exitCode = 1
  })
}

/** What git knows of the checkout, with the packages and the generated clients of the original. */
async function copyCheckout(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'apogee-mutants-'))
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], ROOT)
  for (const file of output.split('\n').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(copy, file))
  }
  cpSync(path.join(ROOT, 'prisma/generated'), path.join(copy, 'prisma/generated'), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  return copy
}

/** Files whose tests pass as they are, in some copy. */
const passing = new Set<string>()

async function notices(copy: string, { file, find, replace, tests }: Mutant): Promise<boolean> {
  const target = path.join(copy, file)
  const source = readFileSync(target, 'utf8')
  const parts = source.split(find)
  await requirePassing(copy, tests)
  if (parts.length !== 2) throw new Error(`“${find}” must stand in ${file} once, but does ${parts.length - 1} times.`)
  writeFileSync(target, parts.join(replace))
  try {
    const { isSuccess, output } = await vitest(copy, tests)
    // A fault that no file survives being read with is none that a test has noticed.
    if (/SyntaxError|Transform failed|No test files found/.test(output)) throw new Error(output.slice(-4_000))
    return !isSuccess
  } finally {
    writeFileSync(target, source)
  }
}

/** A fault is noticed only by tests that pass without it. */
async function requirePassing(copy: string, tests: string[]): Promise<void> {
  const unknown = tests.filter((test) => !passing.has(test))
  if (unknown.length === 0) return
  for (const test of unknown) passing.add(test)
  const { isSuccess, output } = await vitest(copy, unknown)
  if (!isSuccess) throw new Error(`Without a fault the tests must pass:\n${output.slice(-4_000)}`)
}

function vitest(copy: string, tests: string[]) {
  const cli = path.join(copy, 'node_modules/vitest/vitest.mjs')
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${path.join(copy, '.cache')}`]
  return run(process.execPath, [cli, 'run', ...PROJECTS, ...cache, '--bail=1', '--maxWorkers=1', ...tests], copy)
}

async function run(command: string, args: string[], cwd: string): Promise<{ isSuccess: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, TEST_QUICK: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { isSuccess: code === 0, output: Buffer.concat(output).toString() }
}
