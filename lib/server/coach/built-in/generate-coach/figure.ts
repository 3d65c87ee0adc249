import 'server-only'

/** A kind of coach that a word of a name calls up: what the style label and the prompt are made of. */
export type Figure = {
  /** In lower case, without accents. One of four letters or more is also found at either end of a longer word. */
  words: readonly string[]
  /** First halves of the style label. Each holds a word by which the built-in engine knows the manner. */
  leads: readonly string[]
  /** Second halves of the style label. */
  ends: readonly string[]
  /** How it talks, told in the second person. */
  voice: string
  /** Where its pictures come from, after "from". */
  pictures: string
  /** What it does, as orders. */
  moves: readonly string[]
  /** What it does when the user is stuck, slips, or gets somewhere, after "you". */
  stuck: string
  slip: string
  gain: string
  questions: readonly string[]
}

/** A word that colours a coach without being one: "Old", "Gentle", "Grumpy". */
export type Colour = {
  words: readonly string[]
  /** Takes the place of the figure's own lead, where the word says a manner. */
  lead?: string
  /** Told in the second person. */
  line: string
}
