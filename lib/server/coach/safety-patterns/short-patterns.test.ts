import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyOf, oneOf, shortSources } from './short-patterns'

const LONGEST = 300
const many = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at}`)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./needed-letters')
  vi.resetModules()
})

describe('shortSources', () => {
  it('keeps a short source as it is', () => {
    expect(shortSources('(?:he|she) hits')).toEqual(['(?:he|she) hits'])
  })

  it('parts a long one at its alternatives, of groups too', () => {
    const source = `(?:${many('he', 60).join('|')}) (?:really )?hits`
    const parts = shortSources(source)
    expect(parts.length).toBeGreaterThan(1)
    expect(Math.max(...parts.map((one) => one.length))).toBeLessThanOrEqual(LONGEST)
    for (const text of ['he7 hits', 'he59 really hits', 'he60 hits', 'hits'])
      expect(parts.some((one) => new RegExp(`^(?:${one})$`).test(text))).toBe(new RegExp(`^(?:${source})$`).test(text))
  })
})

describe('anyOf', () => {
  const people = oneOf([many('ann', 30).join('|'), many('bob', 30).join('|')])
  const deeds = oneOf([many('hit', 40).join('|'), many('push', 40).join('|')])
  const source = `${people}(?: \\w+){0,2} ${deeds}(?! (?:softly|in jest))(?: (?:now|today))?`
  const words = anyOf([source], { before: '\\b', after: '\\b' })
  const whole = new RegExp(`\\b(?:${source})\\b`)

  it.each([
    'then bob3 often hit39 me',
    'ann0 push1 today',
    'ann12 very very often hit3',
    'ann12 hit3 in jest',
    'annabel hit3, and later bob29 push39 now',
    'nobody',
  ])('finds what the one expression would, where it would: %s', (text) => {
    expect(words.test(text)).toBe(whole.test(text))
    expect(words.find(text)?.index).toBe(whole.exec(text)?.index)
  })

  it('takes out the first or puts something else in the place of all', () => {
    const fruit = anyOf(['apples?', 'pears?'])
    expect(fruit.without('a pear, an apple')).toBe('a , an apple')
    expect(fruit.replaced('a pear, an apple', '…')).toBe('a …, an …')
    expect(fruit.replaced('bread', '…')).toBe('bread')
  })
})

it('makes no regular expression of the crisis check longer than the longest', async () => {
  const lengths: number[] = []
  const Plain = RegExp
  vi.stubGlobal(
    'RegExp',
    new Proxy(Plain, {
      construct(target, [source, flags]) {
        lengths.push(String(source).length)
        return new target(source, flags)
      },
    }),
  )
  vi.resetModules()
  // Every expression is made, as if each text held what it needs.
  vi.doMock('./needed-letters', () => ({ mayStandIn: () => () => true }))
  const { readCare } = await import('../safety')
  const { readMedical } = await import('../safety-medical')
  expect(readCare('I want to die').level).toBe('explicit')
  expect(readMedical('I fainted')).toBe('fainting')
  expect(lengths.length).toBeGreaterThan(100)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST)
})

it('writes none that is longer', () => {
  const folder = path.resolve('lib/server/coach')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.startsWith('safety') && file.endsWith('.ts') && !file.endsWith('.cases.ts'),
  )
  const literal = /(?<![\w)\]'"`\\])\/(?![/*])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[gimsuy]*/g
  const long = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(literal)]
      .filter(([, source = '']) => source.length > LONGEST)
      .map(([source]) => `${file}: ${source.slice(0, 80)}`),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(long).toEqual([])
})
