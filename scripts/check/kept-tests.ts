import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../root.mjs'
import { commonKey, keyOf, reachOf, readImports, testFiles } from './reach'

const FOLDER = path.join(ROOT, 'node_modules/.cache/apogee/check')
const MEMORY = path.join(FOLDER, 'passed-before.json')

type Keys = Record<string, string>

export type KeptTests = {
  /** Where vitest.config.ts finds the tests that need not run: they passed with exactly what they rest on now. */
  file: string
  count: number
  /** Where the run says which tests passed. */
  passedFile: string
  /** Remembers these, and what was kept. */
  remember(): void
}

/** The tests that passed with the very sources that are here. With `isFresh` none is taken for that. */
export async function keptTests({ isFresh }: { isFresh: boolean }): Promise<KeptTests> {
  const imports = await readImports()
  const keysNow = () => {
    const common = commonKey()
    const textOf = remembered((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    const hashOf = remembered((file) => createHash('sha256').update(textOf(file)).digest('base64'))
    const keys: Keys = {}
    for (const test of testFiles()) {
      const reach = reachOf(test, imports, textOf)
      if (reach) keys[test] = keyOf(reach, common, hashOf)
    }
    return keys
  }
  const keys = keysNow()
  const before: Keys = isFresh ? {} : read(MEMORY, {})
  const kept = Object.keys(keys).filter((test) => before[test] === keys[test])
  const file = path.join(FOLDER, 'kept.json')
  const passedFile = path.join(FOLDER, 'passed.json')
  write(file, kept)
  write(passedFile, [])
  return {
    file,
    passedFile,
    count: kept.length,
    remember() {
      // What changed while they ran was not there for all of them.
      const after = keysNow()
      const passed = [...kept, ...read<string[]>(passedFile, [])].filter((test) => after[test] === keys[test])
      write(MEMORY, Object.fromEntries(passed.flatMap((test) => (keys[test] ? [[test, keys[test]]] : []))))
    },
  }
}

function remembered(compute: (file: string) => string): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const value = known.get(file) ?? compute(file)
    known.set(file, value)
    return value
  }
}

function read<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return otherwise
  }
}

function write(file: string, content: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
