/** A hint, never a gate: 0 for nothing typed, then 1 (weak) to 4 (strong). Length counts most, variety a little. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const characters = [...password]
  if (characters.length === 0) return 0
  const different = new Set(characters).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  if (characters.length < 8 || different < 5) return 1
  const score = Math.min(characters.length, different * 2) + kinds * 2
  if (score < 14) return 2
  return score < 20 ? 3 : 4
}
