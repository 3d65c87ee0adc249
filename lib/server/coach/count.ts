import 'server-only'

/** `no check-ins`, `1 check-in`, `3 check-ins`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  if (number === 0) return `no ${plural}`
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

/** One decimal under ten, none from there on. */
export function rounded(value: number): number {
  return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10
}

/** `today`, `yesterday`, `5 days ago`. */
export function daysAgo(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
