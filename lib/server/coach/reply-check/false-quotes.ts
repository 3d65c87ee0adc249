import 'server-only'

/** Words of a quotation below which it quotes a name or a manner of speaking. */
const FEWEST = 3
/** Words that the coach proposes, which nobody has said. */
const PROPOSED =
  /\b(?:try|say|tell|ask|write|start with|for example|such as|something like|like|call it|title|line|name|sentence|text|question|answer|if .{0,60}then)\b[^.]{0,40}$/i

/** The quotations of a reply, of three words at least, that stand nowhere in what was told. Each as it stands in the reply. */
export function falseQuotes(reply: string, told: string): string[] {
  // A record is long, and most replies quote nothing of it.
  let plain: string | null = null
  return [...reply.matchAll(/“([^”\n]{4,600})”|"([^"\n]{4,600})"/g)].flatMap(
    ({ 0: whole, 1: curly, 2: straight, index }) => {
      const words = curly ?? straight ?? ''
      if (plainOf(words).split(' ').length < FEWEST) return []
      const before = reply.slice(Math.max(0, index - 80), index)
      if (PROPOSED.test(before) && !/\b(?:you|she|he) (?:wrote|said|told|noted|asked)\b[^.]{0,30}$/i.test(before))
        return []
      plain ??= plainOf(told)
      return standsIn(plain, words) ? [] : [whole]
    },
  )
}

/** Whether the words stand there in their order; an ellipsis is a gap. */
function standsIn(plain: string, words: string): boolean {
  let from = 0
  for (const piece of words.split(/…|\.{3}|\[[^\]]*\]/).map(plainOf)) {
    if (!piece) continue
    const at = ` ${plain} `.indexOf(` ${piece} `, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

/** A text's words alone: quotation marks, dashes, case, stops and white space may differ. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[^\p{L}\p{N}'%]+/gu, ' ')
    .trim()
}
