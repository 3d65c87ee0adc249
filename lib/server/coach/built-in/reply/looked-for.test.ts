import { expect, test } from 'vitest'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { readText, type Sentence } from '@/lib/server/language/text'
import { chatContext } from '@/tests/support/coach-context'
import { nearestAnswer, nearestTo, tellingWords } from './looked-for'

const ROWS = [
  { date: '2026-10-03', quote: 'The boiler broke.' },
  { date: '2026-10-09', quote: 'Up with Finn.' },
]

/** Of the words that are asked for all have to stand in a row. */
async function ask({ about, when }: RecordQuery): Promise<RecordAnswer> {
  const words = String(about).toLowerCase().split(' ')
  const rows = ROWS.filter(
    ({ date, quote }) =>
      words.every((word) => quote.toLowerCase().includes(word)) && (when?.from === undefined || date >= when.from),
  ).map(({ date, quote }) => ({ ref: { kind: 'journal' as const, id: date }, date, quote }))
  const figures = [{ id: 'count', words: 'Entries', value: rows.length, unit: null, n: rows.length }]
  return { figures, rows, searched: { kinds: ['entries'], from: null, to: null, rows: 2 }, few: false, next: null }
}

async function held(text: string): Promise<string | undefined> {
  const find = async ([word = '']: readonly string[]) => ask({ of: 'entries', give: 'list', about: word, limit: 20 })
  const context = chatContext({ now: new Date('2026-11-21T09:30:00.000Z'), record: { ask, find } })
  return (await nearestAnswer(readText(text).sentences[0] as Sentence, context))?.text
}

test('what is not read as a question is met with the lines that come nearest, and with none of what nothing has', async () => {
  expect(await held('Is the boiler fine by now?')).toContain('3 Oct: “The boiler broke.”')
  expect(await held('Is the zephyr fine by now?')).toMatch(/None of your entries has “zephyr”/)
})

test('a row with half of the words, with words of anyone’s day alone or with another figure is near to nothing', async () => {
  expect(await held('Is the boiler with Finn?')).toBeUndefined()
  const rows = ['Ran 18 km, then the boiler.', 'Sat up late and read.'].map((quote, at) => ({
    ref: { kind: 'journal' as const, id: String(at) },
    date: '2026-10-03',
    quote,
  }))
  const find = async () => ({ ...(await ask({ of: 'entries', give: 'list', about: 'boiler', limit: 20 })), rows })
  const context = chatContext({ now: new Date('2026-11-21T09:30:00.000Z'), record: { ask, find } })
  const textOf = async (text: string) => (await nearestTo(readText(text).sentences, context))?.text
  expect(await textOf('The boiler at 18 km?')).toContain('Ran 18 km')
  expect(await textOf('The boiler at 17 km?')).toBeUndefined()
  // Of another day than is asked about, and of a day that no calendar tells.
  expect(await textOf('The boiler yesterday?')).toBeUndefined()
  expect(await textOf('The boiler this year?')).toMatch(/^This comes nearest/)
  expect(await textOf('What did I do on the day of the boiler at 18 km?')).toMatch(/^This comes nearest/)
  expect(await textOf('Did I read late?')).toBeUndefined()
  // The longest of its day may not be the longest of all.
  const longest = { ...rows[0], quote: 'My longest run, to the boiler.' } as (typeof rows)[0]
  const far = { ...context, record: { ask, find: async () => ({ ...(await find()), rows: [longest] }) } }
  expect(await nearestTo(readText('Was that the longest run to the boiler?').sentences, far)).toBeNull()
})

test('what only the nearest rows lack is not said to stand nowhere, and words of measuring are looked for in none', async () => {
  const near = await ask({ of: 'entries', give: 'list', about: 'boiler', limit: 20 })
  const context = chatContext({ now: new Date('2026-11-21T09:30:00.000Z'), record: { ask, find: async () => near } })
  const textOf = async (text: string) => (await nearestTo(readText(text).sentences, context))?.text
  expect(await textOf('The boiler, please?')).toMatch(/^This comes nearest/)
  expect(await textOf('The boiler with Finn?')).toBeUndefined()
  expect(await textOf('The boiler with Zephyrine?')).toMatch(
    /^None of your entries has “Zephyrine”\. Without it, this comes nearest:/,
  )
  expect(tellingWords(readText('How long have I got realistically, and how far is the boiler?').sentences)).toEqual([
    'boiler',
  ])
})
