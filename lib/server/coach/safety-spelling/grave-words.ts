import 'server-only'

/** What is masked, misspelt or taken apart to get past a check. */
export const graveWords = new Set(
  'kill killing killed suicide suicidal suicides die dying dead death myself kms cut cutting harm harming selfharm hurt hurting overdose overdosed overdosing pills noose hang hanging gun shoot bleed bleeding blade blades razor wrists wrist unalive unaliving life purge purging vomit rape raped abuse abused murder poison jump rope starve starving anorexia bulimia burn burning drown slit bridge end ending suizid selbstmord sterben umbringen suicidio morir matarme mourir suicider morire uccidermi morrer zelfmoord suicida suicidas suicidaire suicidaires suicider suicidale suicidaal suicidi suicido suicidar suicidarme suicidarmi'.split(
    ' ',
  ),
)

/** What stands beside such words in a sentence, so that letters run together can be parted again. */
const companions = new Set(
  'i im ive id ill want wants wanted wanna to be a an the me my it its all out of off and just so much not no dont cant wont live living anymore alive here wish was were am is gone never wake up tired going gonna gotta about think thinking thoughts tonight feel feeling like hate need help please everyone better without reason point world goodbye bye this that take took taken too many again stop every day night really with in on from have had has will would could should do it self for he she him her hits hit own arms thighs skin can more any where there nothing left'.split(
    ' ',
  ),
)

export function isKnownWord(word: string): boolean {
  return graveWords.has(word) || companions.has(word)
}

const LONGEST = 11
/** Of one letter only these are words. */
const SHORT = new Set(['i', 'a'])

/** Cries that are seen in a run of letters whatever stands around them. */
const CRIES =
  /(i?(?:want|need|wish|going|ready|plan)to|i?(?:wanna|gonna))(die|bedead|killmyself|endmylife|endit|hurtmyself|cutmyself)|killmyself|endmylife|suicid(?:e|al)|(?:cut|hurt|harm|hang)(?:ting|ing)?myself|overdose/g

/** Letters of a run with such cries set apart in words; null where there is none. */
export function criesIn(letters: string): string | null {
  const parted = letters.replace(CRIES, (cry) => ` ${wordsIn(cry) ?? cry} `)
  return parted === letters ? null : parted.trim()
}

/**
 * Letters that stand in one run as the words they are made of, "iwanttodie" as "i want to die"; null unless all of them
 * are known words and one of them is grave.
 */
export function wordsIn(letters: string): string | null {
  if (letters.length < 3 || letters.length > 400) return null
  /** The fewest words that each beginning of the run is made of. */
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    let shortest: string[] | null = null
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start]
      const word = letters.slice(start, end)
      const isWord = word.length > 1 ? isKnownWord(word) : SHORT.has(word)
      if (before && isWord && (!shortest || before.length + 1 < shortest.length)) shortest = [...before, word]
    }
    best.push(shortest)
  }
  const words = best[letters.length]
  return words?.some((word) => graveWords.has(word)) ? words.join(' ') : null
}
