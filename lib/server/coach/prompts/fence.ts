import 'server-only'

/** Every character that a reader could take for the start of a tag: the plain one, its full-width and small forms. */
const TAG_OPENERS = /[<\uFF1C\uFE64]/g

/** Invisible characters that hide words from the eye but not from a model: tag characters, bidi and zero-width ones. */
const INVISIBLE = /[\u{E0000}-\u{E007F}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu

/** User text that can neither open nor close a tag. Everything else stays verbatim, so that it can be quoted. */
export function escapeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(TAG_OPENERS, '&lt;')
}

/** User text as data: between tags that it cannot close. */
export function fence(tag: string, text: string): string {
  return `<${tag}>\n${escapeText(text)}\n</${tag}>`
}

/** User text on one line, so that a line break in it cannot pass for another line of the record. */
export function escapeLine(text: string): string {
  return escapeText(text).replace(/\s+/gu, ' ').trim()
}

/** A model's text with what it quoted from the user as the user wrote it. */
export function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<')
}
