import { describe, expect, it } from 'vitest'
import { keyOf, reachOf, readImports, testFiles } from './reach'

const none = () => ''

describe('what a change can reach a test through', () => {
  const imports = new Map([
    ['lib/a.test.ts', ['lib/a.ts']],
    ['lib/a.ts', ['lib/b.ts', 'node_modules/server-only/empty.js']],
    ['lib/b.ts', ['lib/a.ts', 'lib/table.json']],
    ['lib/c.test.ts', ['tests/support/helper.ts']],
    ['tests/support/helper.ts', ['lib/b.ts']],
  ])

  it('is all that it imports, however far, and what is set up for it', () => {
    expect(reachOf('lib/a.test.ts', imports, none)).toEqual([
      'lib/a.test.ts',
      'tests/support/unit-database.ts',
      'tests/support/unit-setup.ts',
      'scripts/prisma/migrate-command.ts',
      'lib/a.ts',
      'lib/b.ts',
      'lib/table.json',
    ])
  })

  it('is not known where the test or a helper reads, runs or loads what it does not import', () => {
    for (const says of [
      "import { readFileSync } from 'node:fs'",
      "import { spawn } from 'node:child_process'",
      'await import(path.join(root, file))',
      "vi.importActual('./b')",
      'import.meta.dirname',
    ]) {
      expect(reachOf('lib/a.test.ts', imports, (file) => (file === 'lib/a.test.ts' ? says : ''))).toBeNull()
      expect(
        reachOf('lib/c.test.ts', imports, (file) => (file.startsWith('tests/support/help') ? says : '')),
      ).toBeNull()
    }
    const isProduction = (file: string) => (file === 'lib/a.ts' ? "import { readFileSync } from 'node:fs'" : '')
    expect(reachOf('lib/a.test.ts', imports, isProduction)).not.toBeNull()
    const literal = (file: string) => (file === 'lib/a.test.ts' ? "await import('./a')" : '')
    expect(reachOf('lib/a.test.ts', imports, literal)).not.toBeNull()
  })

  it('is told apart by what any of it holds, and by what all rest on', () => {
    const key = keyOf(['x', 'y'], 'common', (file) => `${file}1`)
    expect(keyOf(['y', 'x'], 'common', (file) => `${file}1`)).toBe(key)
    expect(keyOf(['x', 'y'], 'common', (file) => (file === 'y' ? 'y2' : 'x1'))).not.toBe(key)
    expect(keyOf(['x', 'y'], 'another day', (file) => `${file}1`)).not.toBe(key)
    expect(keyOf(['x'], 'common', (file) => `${file}1`)).not.toBe(key)
  })
})

it('is found in this checkout for each test: its own code, its styles, and for the API every handler', async () => {
  const imports = await readImports()
  expect(testFiles().filter((file) => !imports.has(file))).toEqual([])
  const reach = (test: string) => reachOf(test, imports, none)
  expect(reach('components/palette/palette-body.dom.test.tsx')).toEqual(
    expect.arrayContaining([
      'components/palette/palette-body.tsx',
      'components/palette/command-items.module.css',
      'tests/support/dom-setup.ts',
    ]),
  )
  expect(reach('tests/api/goals.test.ts')).toEqual(
    expect.arrayContaining([
      'middleware.ts',
      'app/api/goals/route.ts',
      'lib/server/journal/write-entry.ts',
      'tests/support/api-client.ts',
    ]),
  )
  expect(reach('lib/server/coach/safety-patterns/short-patterns.test.ts')).toContain(
    'lib/server/coach/safety-medical.ts',
  )
  expect(reach('lib/server/language/stem.test.ts')).not.toContain('lib/server/journal/write-entry.ts')
})
