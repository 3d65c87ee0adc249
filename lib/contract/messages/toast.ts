export type Toast = { title: string; description?: string }

/** Keeps each word's own type, and takes nothing but a title and a description. */
export function toast<const T extends Toast>(words: T): T {
  return words
}
