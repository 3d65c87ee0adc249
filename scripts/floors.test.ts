import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

/** Which file imports which, types and what is loaded later included: a reader has to follow those as well. */

const FOLDERS = ['app', 'components', 'lib', 'prisma', 'scripts', 'tests']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.startsWith('prisma/generated')),
).concat('instrumentation.ts', 'middleware.ts')
const known = new Set(files)

const named = new Map(files.map((file) => [file, namedIn(file)]))
const imported = new Map(files.map((file) => [file, named.get(file)?.flatMap((name) => resolve(file, name)) ?? []]))

function namedIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(/(?:^|[^\w'])(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, name = '']) => name)
}

function resolve(file: string, name: string): string[] {
  const isOwn = name.startsWith('@/') || name.startsWith('.')
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)
  return isOwn ? ['', '.ts', '.tsx', '.mjs'].map((end) => target + end).filter((one) => known.has(one)) : []
}

/** A way from a file back to itself, where there is one. */
function circleOf(start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting) {
    for (const next of imported.get(file) ?? []) {
      if (next === start) {
        const way = [file]
        while (way[0] !== start) way.unshift(cameFrom.get(way[0] ?? '') ?? start)
        return way
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      waiting.push(next)
    }
  }
  return null
}

/** Each import of the files that `from` matches, of a file or a package that `to` matches. */
function importsOf(from: RegExp, to: RegExp): string[] {
  return files
    .filter((file) => from.test(file))
    .flatMap((file) =>
      [...(imported.get(file) ?? []), ...(named.get(file) ?? [])]
        .filter((one) => to.test(one))
        .map((one) => `${file}: ${one}`),
    )
}

test('most imports lead to a file', () => {
  expect([...imported.values()].flat().length).toBeGreaterThan(3_000)
})

test('no file leads back to itself', () => {
  expect(files.map(circleOf).filter(Boolean)).toEqual([])
})

test('who signs in and what insights say is known without HTTP', () => {
  expect(importsOf(/^lib\/server\/(?:auth|insights)\/(?!.*\.test\.)/, /^lib\/server\/http\//)).toEqual([])
})

test('what runs beside a server imports nothing of the tests', () => {
  const production =
    /^(?:app|components|lib|scripts\/(?:accounts|backup|mcp)|scripts\/[^/]+\.mjs)(?!.*\.(?:test|cases)\.)/
  const all = [...importsOf(production, /^tests\//), ...importsOf(/^(?:instrumentation|middleware)\.ts$/, /^tests\//)]
  expect(all.filter((one) => !/\.(?:test|cases)\./.test(one))).toEqual([])
})

/** What is there from a file's start: neither types nor what is loaded later. */
function loadedWith(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const all = source.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^'\n]+)'/gm)
  return [...all].map(([, name = '']) => name)
}

test('no screen brings zod along, whose first check breaks the policy of the page', () => {
  const screens = files.filter((file) => /^'use client'/.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(screens.length).toBeGreaterThan(100)
  const ways = new Map(screens.map((file) => [file, file]))
  const withZod: string[] = []
  for (const [file, way] of ways) {
    const names = loadedWith(file)
    if (names.includes('zod')) withZod.push(way)
    for (const next of names.flatMap((name) => resolve(file, name))) {
      if (!ways.has(next)) ways.set(next, `${way} > ${next}`)
    }
  }
  expect(withZod).toEqual([])
})

test('nothing is taken from inside Next', () => {
  expect(importsOf(/./, /^next\/dist/)).toEqual([])
})
