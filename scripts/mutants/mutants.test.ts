import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.mjs'
import { mutants } from './mutants'

test.each(mutants)('$file: “$fault” has its place, and tests to notice it', ({ file, find, tests }) => {
  const target = path.join(ROOT, file)
  expect(existsSync(target), file).toBe(true)
  expect(readFileSync(target, 'utf8').split(find).length - 1, find).toBe(1)
  expect(tests.filter((one) => !existsSync(path.join(ROOT, one)))).toEqual([])
})
