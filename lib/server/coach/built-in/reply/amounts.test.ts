import { expect, test } from 'vitest'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { readText, type Sentence } from '@/lib/server/language/text'
import { chatContext } from '@/tests/support/coach-context'
import { amountsAnswer } from './amounts'

const ROWS = [
  { date: '2026-11-20', quote: 'First easy run after the cold, five kilometres.' },
  { date: '2026-11-12', quote: 'Seventeen kilometres, the last three at race pace.' },
  { date: '2026-11-10', quote: 'Cycled 40 km along the canal.' },
  { date: '2026-11-08', quote: 'I want to run 30 km one day.' },
  { date: '2026-10-02', quote: 'Ran eleven kilometres.' },
]

async function ask({ when }: RecordQuery): Promise<RecordAnswer> {
  const rows = ROWS.filter(({ date }) => (when?.from ?? '') <= date && date <= (when?.to ?? '9')).map((row) => ({
    ref: { kind: 'journal' as const, id: row.date },
    ...row,
  }))
  return { figures: [], rows, searched: { kinds: ['entries'], from: null, to: null, rows: 5 }, few: false, next: null }
}

async function told(text: string): Promise<string | undefined> {
  const context = chatContext({ now: new Date('2026-11-21T09:30:00.000Z'), record: { ask } })
  return (await amountsAnswer(readText(text).sentences[0] as Sentence, context))?.text
}

test('the amounts that entries tell of a deed are summed, with what not each of them says', async () => {
  const words = await told('how many km did I run this month?')
  expect(words).toMatch(/^22 km in all .*, by 2 entries that tell it:\n- Fri 20 Nov, 5 km/)
  expect(words).toContain('Not each of them says “run”')
  expect(words).not.toContain('canal')
})

test('the largest is told first where it is asked for', async () => {
  expect(await told('what is the furthest I ever ran?')).toMatch(
    /^The most that an entry tells is 17 km:\n- Thu 12 Nov/,
  )
})

test.each([
  'how long did the attic take so far?',
  'how many nights did I get 7 hours?',
  'how many times did I run?',
  'so how far off am i',
])('“%s” asks for no such amount', async (text) => {
  expect(await told(text)).toBeUndefined()
})
