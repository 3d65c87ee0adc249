/** Shorter words have too many neighbours. */
const SHORTEST = 4
/** From here on two slips are forgiven. */
const LONG = 8
/** More words are a sentence, which means what it says. */
const MOST_WORDS = 3

/** The text with each word that is one slip from a known one put right; null where no word is, or none needs it. */
export function nearestWords(text: string, known: ReadonlySet<string>): string | null {
  if (text.trim().split(/\s+/).length > MOST_WORDS) return null
  let isChanged = false
  const words = text.split(/(\s+)/).map((word) => {
    const typed = word.toLowerCase()
    if (typed.length < SHORTEST || [...known].some((one) => one.startsWith(typed))) return word
    const most = typed.length >= LONG ? 2 : 1
    const near = [...known]
      .filter((one) => one.length >= SHORTEST && Math.abs(one.length - typed.length) <= most)
      .map((one) => ({ one, slips: slipsBetween(typed, one) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips)[0]
    if (!near) return word
    isChanged = true
    return near.one
  })
  return isChanged ? words.join('') : null
}

/**
 * How many letters are wrong, missing or too many, two that changed places counting once. It weighs a known word against
 * another; what the server takes for a slip in a question (lib/server/language/questions/spelling) is narrower, since it
 * looks words up and compares none.
 */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(isSwapped ? Math.min(least, (beforeLast[j - 2] ?? 0) + 1) : least)
    }
    beforeLast = last
    last = row
  }
  return last.at(-1) ?? 0
}
