import 'server-only'
import Papa from 'papaparse'

/** A cell that a spreadsheet would read as a formula, also after white space or in full-width forms. */
const formula = /^[\s\u0085]*[=+\-@\t\r＝＋－＠]/

/** One CSV file: its name, its columns and how a row fills them. */
export type CsvFile<Row> = { name: string; columns: readonly string[]; cells: (row: Row) => (string | number)[] }

/** The file's text, RFC 4180, line by line; cells that would be formulas are escaped with an apostrophe. */
export async function* csvText<Row>(file: CsvFile<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield line(file.columns)
  for await (const row of rows) yield line(file.cells(row))
}

function line(cells: readonly (string | number)[]): string {
  return `${Papa.unparse([[...cells]], { newline: '\r\n', escapeFormulae: formula })}\r\n`
}
