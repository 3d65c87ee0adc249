import { expect, test } from 'vitest'
import { markWords } from '@/lib/contract/mark-words'
import { type Finding, factCheckAnswer } from './finding'
import { settleFindings } from './settle-findings'

const told = '- 2026-05-11 energy 4: Swam twice.\n- 2026-05-12 energy 2: Ran in the rain.'
const sentences = ['You swam 3 times in May.', 'You ran twice.']
const byCode = [{ quote: 'You ran twice', why: markWords.figure }]

const finding = (sentence: number, verdict: Finding['verdict'], more: Partial<Finding> = {}): Finding => ({
  ...{ sentence, verdict, words: '', ground: ['Ran in the rain.'], lookedFor: [], so: '' },
  ...more,
})

async function marks(findings: Finding[], of = sentences, code = byCode) {
  const checked = {
    sentences: of,
    findings,
    told,
    isUnheard: async (words: readonly string[]) => !words.includes('rain'),
  }
  return (await settleFindings(of.join(' '), code, checked)).map(({ quote }) => quote)
}

test('what is contradicted on ground is marked, and code’s mark of what stands on ground goes', async () => {
  expect(await marks([finding(1, 'contradicted', { words: '3 times' })])).toEqual(['You ran twice', '3 times'])
  expect(await marks([finding(2, 'stands')])).toEqual([])
  expect(await marks([finding(2, 'contradicted', { words: 'ran twice' })])).toEqual(['ran twice'])
})

test('without ground neither counts', async () => {
  const ground = ['Ran in the snow.']
  expect(await marks([finding(1, 'contradicted', { ground })])).toEqual(['You ran twice'])
  expect(await marks([finding(2, 'stands', { ground })])).toEqual(['You ran twice'])
  // A figure that no row gives is the model's own.
  expect(await marks([finding(1, 'contradicted', { so: '17 times' })])).toEqual(['You ran twice'])
})

test('a sentence that stands in part keeps the mark of code', async () => {
  const other = finding(2, 'contradicted', { ground: ['Ran in the snow.'] })
  expect(await marks([finding(2, 'stands'), other])).toEqual(['You ran twice'])
})

test('what nothing tells of is marked by words of its own that code finds nowhere', async () => {
  const nothing = (lookedFor: string[]) => [finding(1, 'nothing', { ground: [], lookedFor })]
  expect(await marks(nothing(['swam']), sentences, [])).toEqual([sentences[0]])
  expect(await marks(nothing(['dentist']), sentences, [])).toEqual([])
  expect(await marks(nothing([]), sentences, [])).toEqual([])
  expect(await marks(nothing(['rain']), ['You sat in the rain.'], [])).toEqual([])
})

test('words that do not stand in the sentence give the whole of it', async () => {
  expect(await marks([finding(1, 'contradicted', { words: 'thrice' })], sentences, [])).toEqual([sentences[0]])
})

test('a mark of a quotation stays, whatever was found', async () => {
  const code = [{ quote: 'You ran twice', why: markWords.quote }]
  expect(await marks([finding(2, 'stands')], sentences, code)).toEqual(['You ran twice'])
})

test('sentences that are contradicted for the most part say that the check is wrong', async () => {
  const many = ['You swam 3 times.', 'You ran twice.', 'You sat still once.', 'Well done.']
  const against = (...numbers: number[]) =>
    marks(
      numbers.map((one) => finding(one, 'contradicted')),
      many,
    )
  expect(await against(1, 2, 3)).toEqual(['You ran twice'])
  expect(await against(1, 2)).toHaveLength(2)
  // A list may well be wrong in all its lines, and one sentence in all that it says.
  const list = ['In this order:', '1. You ran.', '2. You swam.', '3. You slept.']
  expect(
    await marks(
      [2, 3, 4].map((one) => finding(one, 'contradicted')),
      list,
      [],
    ),
  ).toEqual(list.slice(1))
  const words = ['You', 'swam', '3 times']
  const all = words.map((one) => finding(1, 'contradicted', { words: one }))
  expect(await marks(all, many, [])).toEqual(words)
})

test('an answer is read as far as it fits', () => {
  const read = (findings: unknown) => factCheckAnswer.safeParse({ findings }).data
  expect(read([{ sentence: '2', verdict: 'stands', ground: 'Ran in the rain.' }, { sentence: 1 }, 7])).toEqual([
    finding(2, 'stands'),
  ])
  expect(read([])).toEqual([])
  expect(read([{ sentence: 1, verdict: 'fine' }])).toBeUndefined()
  expect(read('none')).toBeUndefined()
})
