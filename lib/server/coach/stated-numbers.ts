import 'server-only'

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = new RegExp(`\\d+(?:[.,]\\d+)*|\\b(?:${words.join('|')})\\b`, 'gi')

/**
 * The numbers that a text states, in digits or in words from two to twelve. "1,200" is 1200, "2,5" is 2.5, a date is
 * its parts. "One" is left out: it is rarely a count.
 */
export function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((found) => {
    const word = words.indexOf(found.toLowerCase())
    if (word >= 0) return word + 2
    return Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(found) ? found.replaceAll(',', '') : found.replace(/,/g, '.'))
  })
}

/** The numbers of facts, to hold others against. */
export function factNumbers(facts: readonly string[]): ReadonlySet<number> {
  return new Set(facts.flatMap(numbersIn))
}

/** The numbers of a text that stand in none of the facts. */
export function inventedNumbers(text: string, known: ReadonlySet<number>): number[] {
  return numbersIn(text).filter((number) => !known.has(number))
}

/** A text without its sentences that state a number which no fact holds. Paragraphs stay parted. */
export function dropInvented(text: string, known: ReadonlySet<number>): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => inventedNumbers(sentence, known).length === 0)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}

/** The sentences of a text. A stop inside a number or a quotation ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)*]*)\s+(?=["“‘(*]*[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
