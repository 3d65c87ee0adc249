import 'server-only'

/** The beginning of a text that is longer than may be, by characters that a reader would count. */
export function cutTo(text: string, most: number): string {
  const trimmed = text.trim()
  return trimmed.length <= most ? trimmed : [...trimmed.slice(0, most * 2)].slice(0, most).join('').trim()
}
