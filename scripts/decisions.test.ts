import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const files = readdirSync(path.join(ROOT, 'docs/decisions')).toSorted()
const index = [...read('DECISIONS.md').matchAll(/^(\d+)\. \[(.*)\]\(docs\/decisions\/([^)]*)\)/gm)]

test('the index names each decision once, in order, by its own title', () => {
  expect(index.map(([, , , file]) => file)).toEqual(files)
  expect(index.map(([, number]) => Number(number))).toEqual(files.map((_, at) => at + 1))
  for (const [, number, title, file = ''] of index) {
    expect(file.startsWith(`${number?.padStart(4, '0')}-`), file).toBe(true)
    expect(read(`docs/decisions/${file}`).split('\n')[0]).toBe(`# ${number}. ${title}`)
  }
})

test.each(files)('%s has a date, its context, what was decided and what follows', (file) => {
  const text = read(`docs/decisions/${file}`)
  expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d$/m)
  for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toMatch(new RegExp(`^## ${part}\n\n\\S`, 'm'))
  for (const [, other = ''] of text.matchAll(/\]\((\d{4}-[^)]+)\)/g)) expect(files).toContain(other)
})

test('a decision that code or a document names by its number is there', () => {
  const folders = ['app', 'components', 'docs', 'lib', 'scripts', 'tests']
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|md)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  const named = ['ARCHITECTURE.md', ...sources].flatMap((file) => read(file).match(/DECISIONS \d+(?:, \d+)*/g) ?? [])
  const numbers = named.flatMap((one) => one.match(/\d+/g) ?? []).map(Number)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => number > files.length)).toEqual([])
})
