import 'server-only'

export type TableRow = { line: number; cells: string[] }

const DELIMITERS = [',', ';', '\t', '|']

/** The delimiter that parts the first line most often, quoted parts aside. */
export function delimiterOf(text: string): string {
  const line = (text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The rows of a CSV text (RFC 4180), each with the line that it begins on; blank ones are left out. One at a time, so that a reader can pause. */
export function* tableRows(text: string, delimiter: string): Generator<TableRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const cells: string[] = []
    const begins = line
    let ended = false
    while (!ended) {
      const cell = cellAt(text, at, delimiter)
      cells.push(cell.value)
      line += cell.lines
      at = cell.end
      ended = text[at] !== delimiter
      if (!ended) at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    if (cells.some((cell) => cell.trim() !== '')) yield { line: begins, cells }
  }
}

type Cell = { value: string; end: number; lines: number }

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(from, end), end, lines: 0 }
}

/** What stands between a closing quote and the delimiter is not RFC 4180; it is kept as part of the cell. */
function cellAt(text: string, from: number, delimiter: string): Cell {
  if (text[from] !== '"') return plainCell(text, from, delimiter)
  const quoted = quotedCell(text, from)
  const rest = plainCell(text, quoted.end, delimiter)
  return { value: quoted.value + rest.value, end: rest.end, lines: quoted.lines }
}

function quotedCell(text: string, from: number): Cell {
  let end = from + 1
  let value = ''
  for (;;) {
    const quote = text.indexOf('"', end)
    const until = quote === -1 ? text.length : quote
    value += text.slice(end, until)
    if (quote === -1) return { value, end: text.length, lines: linesIn(value) }
    if (text[quote + 1] !== '"') return { value, end: quote + 1, lines: linesIn(value) }
    value += '"'
    end = quote + 2
  }
}

function linesIn(value: string): number {
  return value.split('\n').length - 1
}
