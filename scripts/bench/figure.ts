/** A figure beside the bar it is held to. Figures are ratios, or limits that hold on any machine (bytes, points). */
export type Figure = {
  /** Number of the bar in docs/speed.md. */
  bar: number
  name: string
  value: string
  limit: string
  /** Undefined where it is there to be read, or could not be judged here. */
  holds: boolean | undefined
  note?: string
}

type Measured = {
  bar: number
  name: string
  value: number
  limit: number
  unit?: string
  digits?: number
  note?: string
}

export function atLeast({ bar, name, value, limit, unit = '', digits = 2, note }: Measured): Figure {
  return {
    bar,
    name,
    value: `${value.toFixed(digits)}${unit}`,
    limit: `≥ ${limit}${unit}`,
    holds: value >= limit,
    ...(note && { note }),
  }
}

export function atMost({ bar, name, value, limit, unit = '', digits = 2, note }: Measured): Figure {
  return {
    bar,
    name,
    value: `${value.toFixed(digits)}${unit}`,
    limit: `≤ ${limit}${unit}`,
    holds: value <= limit,
    ...(note && { note }),
  }
}

/** A figure without a bar of its own. */
export function toRead(bar: number, name: string, value: string, note?: string): Figure {
  return { bar, name, value, limit: '', holds: undefined, ...(note && { note }) }
}
