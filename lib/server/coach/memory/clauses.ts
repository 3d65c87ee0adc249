import 'server-only'

/** A clause as the user wrote it, and in straight lower case for reading. */
export type Clause = { text: string; read: string; isQuestion: boolean }

const LONGEST = 4_000

/** A text in clauses that can stand alone, fillers at their beginning taken off. Linear in its length, and bounded. */
export function clausesOf(text: string): Clause[] {
  return text
    .slice(0, LONGEST)
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d)\.(\d)/g, '$1\u0000$2')
    .split(/(?<=[.!?])\s+|\n+|;\s*/)
    .flatMap((sentence) => partsOf(sentence.replaceAll('\u0000', '.')))
    .filter(({ text }) => text.length >= 6)
}

function partsOf(sentence: string): Clause[] {
  const pieces = sentence
    .split(
      /,? but (?=\w)|,? (?:and )?so (?=(?:how|what|when|where|can|could|should|do|is|i|we|my|it|that|maybe|the|please)\b)|, (?:and )?(?=(?:how|what|when|where|can you|could you|should|do you|is there|any|what's|i|i'm|i've|i'll|my|we|we're|please|which|it|that's|then|otherwise)\b)| [–—-] | and (?=(?:i'm|i've|i have|i am|my|i can't|i don't|i prefer|i hate|i love|i work|i live|can you|could you|how|what|please)\b)/i,
    )
    .map((piece) => piece.trim())
    .filter(Boolean)
  return pieces.map((piece, at) => {
    const isQuestion =
      (at === pieces.length - 1 && /\?["')\s]*$/.test(sentence)) ||
      /^(?:how|what|when|where|why|who|which|should|can|could|do|does|did|is|are|am|will|would)\b/i.test(piece)
    const text = bare(piece)
    return { text, read: straight(text), isQuestion }
  })
}

const FILLERS =
  /^(?:(?:well|also|ok|okay|so|and|but|hey|hi|hello|coach|anyway|actually|honestly|btw|fyi|by the way|for context|just so you know|to be honest|tbh|oh|yes|yeah|no(?=[,.!:])|sorry|one more thing|for the record|look|see|please|because|since|plus|besides|first|secondly|unfortunately|sadly|luckily|fortunately|of course|good morning|good evening|thing is|the thing is|the problem is(?: that)?|problem is|as you know|you should know(?: that)?|i should (?:say|mention|add)(?: that)?|did i mention(?: that)?|background|context|quick background|some background|info|about me)\b[\s,:.…!-]*)+/i

function bare(piece: string): string {
  return piece
    .replace(FILLERS, '')
    .replace(/[\s.,;:!?…–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function straight(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\b(dont|cant|wont|im|ive|didnt|doesnt|isnt|ill(?= \w+ (?:every|each))|id(?= (?:prefer|rather)))\b/g,
      (word) => apostrophes[word] ?? word,
    )
    .replace(/\bcannot\b/g, "can't")
}

const apostrophes: Record<string, string> = {
  dont: "don't",
  cant: "can't",
  wont: "won't",
  im: "i'm",
  ive: "i've",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  ill: "i'll",
  id: "i'd",
}
