const MOST = 60

/** A title as long as a sentence can bear. */
export function shortened(title: string): string {
  const characters = [...title]
  return characters.length > MOST ? `${characters.slice(0, MOST).join('').trimEnd()}…` : title
}
