import 'server-only'

const GREETED = String.raw`(?:(?:hi|hello|hey|hiya|ok|okay|so|well|please|dear|good (?:morning|afternoon|evening))\W+)*`

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** A message without the coach's name where that only calls the coach: "Hi Marcus, how many entries in October?" */
export function unaddressed(message: string, coachName: string): string {
  const [first = ''] = coachName.split(/\s+/)
  const names = [...new Set([coachName, first])].filter((name) => name.length > 1).map(escaped)
  if (names.length === 0) return message
  const name = `(?:${names.join('|')})`
  const rest = message
    .replace(new RegExp(String.raw`^\W*${GREETED}${name}\s*[,:!–—-]\s*`, 'iu'), '')
    .replace(new RegExp(String.raw`,\s*${name}\s*(?=[?.!]*\s*$)`, 'iu'), '')
  return /\p{L}.*\p{L}/su.test(rest) ? rest : message
}
