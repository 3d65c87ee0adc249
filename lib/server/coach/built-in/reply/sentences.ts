import 'server-only'

/** A text in sentences, list bullets taken off. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["”’)]?)\s+(?=[^a-z]|i\b)/)
    .map((one) => one.replace(/^[-*•]\s+/, '').trim())
    .filter(Boolean)
}

/** A sentence as the ear compares it: letters and digits only. */
export function heard(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The first `most` words of a sentence, verbatim, with an ellipsis where it goes on. */
export function clipWords(text: string, most: number): string {
  const words = text.trim().split(/\s+/)
  const kept = words.slice(0, most).join(' ').slice(0, 90)
  const isCut = words.length > most || kept.length < words.join(' ').length
  const bare = kept.replace(/[\s.,;:!?…–—-]+$/u, '')
  return isCut ? `${bare}…` : bare
}

/** Text of the user's on one line, safe to stand between quotation marks. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[“”„"]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
