import 'server-only'
import { jsonList, streamText } from '@/lib/server/http/stream-text'
import { type CsvFile, csvText } from './csv'

/** Answers with a list as JSON, or as the CSV file itself; never cut, never held as a whole. */
export function exportAnswer<Row>(format: 'json' | 'csv', file: CsvFile<Row>, rows: AsyncIterable<Row>): Response {
  if (format === 'json') return streamText(jsonList(rows), { 'Content-Type': 'application/json' })
  return streamText(csvText(file, rows), {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
}
