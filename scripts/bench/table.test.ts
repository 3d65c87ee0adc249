import { expect, test } from 'vitest'
import { atLeast, atMost, toRead } from './figure'
import { renderTable, verdict } from './table'

const sections = [
  {
    command: 'npm run bench -- routes',
    figures: [
      atMost({ bar: 4, name: 'a write', value: 1.5, limit: 1.3 }),
      atLeast({ bar: 1, name: 'a list', value: 0.7, limit: 0.7, note: 'by CPU time 0.71' }),
    ],
  },
  { command: 'npm run bench -- machine', figures: [toRead(14, 'cores', '2')] },
]

test('figures stand in the order of their bars, each with its verdict and its command', () => {
  const [, , list, write, cores] = renderTable(sections).split('\n')
  expect(list).toMatch(/^1 +a list +0\.70 +≥ 0\.7 +holds +by CPU time 0\.71 +npm run bench -- routes$/)
  expect(write).toMatch(/^4 +a write +1\.50 +≤ 1\.3 +MISSED +npm run bench -- routes$/)
  expect(cores).toMatch(/^14 +cores +2 +npm run bench -- machine$/)
})

test('what is missed is named at the end, and what has no bar is not counted', () => {
  expect(verdict(sections)).toBe('1 of 2 figures hold. Missed:\n  4: a write, 1.50 (≤ 1.3)')
  expect(verdict(sections.slice(1))).toBe('0 of 0 figures hold.')
})
