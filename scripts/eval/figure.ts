/** One figure of the evaluation beside the bar it is held to; without a bar it is there to be read. */
export type Figure = { name: string; value: string; bar?: string; isMet?: boolean }

/** A share as a figure, "96.4 % (108 of 112)". */
export function shareFigure(
  name: string,
  part: number,
  whole: number,
  bar?: { least?: number; most?: number },
): Figure {
  const share = whole ? part / whole : 0
  const value = `${(100 * share).toFixed(1)} % (${part} of ${whole})`
  if (bar?.least !== undefined) return { name, value, bar: `at least ${percent(bar.least)}`, isMet: share >= bar.least }
  if (bar?.most !== undefined) return { name, value, bar: `at most ${percent(bar.most)}`, isMet: share <= bar.most }
  return { name, value }
}

/** A bar, without what binary fractions add: 0.55 is 55.00000000000001 in a hundred. */
const percent = (share: number) => `${Number((100 * share).toFixed(2))} %`

/** A number that must not be above its bar. */
export function ceilingFigure(name: string, value: number, most: number): Figure {
  return { name, value: value.toFixed(3), bar: `at most ${most}`, isMet: value <= most }
}

export function printFigures(title: string, figures: Figure[]) {
  const widths = [
    Math.max(...figures.map((one) => one.name.length)),
    Math.max(...figures.map((one) => one.value.length)),
    Math.max(...figures.map((one) => one.bar?.length ?? 0)),
  ] as const
  console.log(`\n${title}`)
  for (const { name, value, bar = '', isMet } of figures) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
    console.log(
      `  ${name.padEnd(widths[0])}  ${value.padEnd(widths[1])}  ${bar.padEnd(widths[2])}  ${verdict}`.trimEnd(),
    )
  }
}
