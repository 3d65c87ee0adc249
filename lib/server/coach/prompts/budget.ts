import 'server-only'

/** What a token costs in whole parts, so that sums are exact. */
const TOKEN = 14

/**
 * About how many tokens a text costs, erring upwards: 3.5 Latin characters a token, 2 of the other alphabets, one
 * token for each ideograph, emoji or the like.
 */
export function estimateTokens(text: string): number {
  let cost = 0
  for (const character of text) cost += costOf(character)
  return Math.ceil(cost / TOKEN)
}

/** The beginning of a text within a budget of tokens, cut between words where one is near, with an ellipsis. */
export function clip(text: string, budget: number): string {
  let cost = 0
  let kept = ''
  for (const character of text) {
    cost += costOf(character)
    if (cost > budget * TOKEN) return `${kept.replace(/\s+\S{0,20}$/u, '').trimEnd()}…`
    kept += character
  }
  return text
}

/** The first items that fit a budget of tokens together, and how many are left over. */
export function takeWithin(items: readonly string[], budget: number): { taken: string[]; leftOver: number } {
  const taken: string[] = []
  let rest = budget
  for (const item of items) {
    rest -= estimateTokens(item)
    if (rest < 0) break
    taken.push(item)
  }
  return { taken, leftOver: items.length - taken.length }
}

function costOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 4
  return code < 0x800 ? 7 : TOKEN
}
