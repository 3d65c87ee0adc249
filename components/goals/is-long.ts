const CLAMPED_LINES = 2
/** About two lines of a narrow card: told by length, not by measuring, so that the server renders the same. */
const CLAMPED_CHARACTERS = 110

/** Whether a text is too long for a card's few lines. */
export function isLong(text: string): boolean {
  return text.length > CLAMPED_CHARACTERS || text.split('\n').length > CLAMPED_LINES
}
