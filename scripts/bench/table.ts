import type { Figure } from './figure'

export type Section = { command: string; figures: Figure[] }

/** All figures in one table, each beside its bar, with the command that measures its part alone. */
export function renderTable(sections: Section[]): string {
  const rows = sections.flatMap(({ command, figures }) =>
    figures
      .toSorted((a, b) => a.bar - b.bar)
      .map(({ bar, name, value, limit, holds, note = '' }) => [
        String(bar),
        name,
        value,
        limit,
        holds === undefined ? '' : holds ? 'holds' : 'MISSED',
        note,
        command,
      ]),
  )
  const head = ['#', 'figure', 'here', 'bar', '', 'note', 'alone']
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}

/** How many bars hold, and which do not. */
export function verdict(sections: Section[]): string {
  const judged = sections.flatMap(({ figures }) => figures).filter(({ holds }) => holds !== undefined)
  const missed = judged.filter(({ holds }) => !holds)
  const names = missed.map(({ bar, name, value, limit }) => `\n  ${bar}: ${name}, ${value} (${limit})`).join('')
  return `${judged.length - missed.length} of ${judged.length} figures hold.${names && ` Missed:${names}`}`
}
