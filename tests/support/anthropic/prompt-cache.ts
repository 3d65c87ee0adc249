import { createHash } from 'node:crypto'
import { blocksOf, type MessagesBody } from './request'

export type TokenUsage = {
  input_tokens: number
  output_tokens: number
  cache_creation_input_tokens: number
  cache_read_input_tokens: number
}

/** Places that are looked at for each mark, its own the first of them; and the most marks that a request may have. */
const LOOK_BACK = 20
const MOST_MARKS = 4

/**
 * Counts a request's tokens as Anthropic's prompt cache does: a prefix is written where a mark stands and nowhere else;
 * read is the longest that an earlier request wrote, looked for at each mark and at the blocks before it.
 */
export class PromptCache {
  private readonly prefixes = new Set<string>()

  /** @throws RangeError for more marks than the API takes */
  usageOf(body: MessagesBody, output: string): TokenUsage {
    let prefix = createHash('sha256').update(body.model)
    let total = 0
    const ends = blocksOf(body).map(({ text, isMarked }) => {
      prefix = prefix.copy().update(`\u0000${text}`)
      total += countTokens(text)
      return { key: prefix.copy().digest('base64'), total, isMarked }
    })
    const marks = ends.flatMap(({ isMarked }, at) => (isMarked ? [at] : []))
    if (marks.length > MOST_MARKS) throw new RangeError(`${marks.length} marks, ${MOST_MARKS} are taken`)
    const isNear = (at: number) => marks.some((mark) => at <= mark && mark - at < LOOK_BACK)
    const read = ends.findLast(({ key }, at) => isNear(at) && this.prefixes.has(key))?.total ?? 0
    const written = marks.flatMap((at) => ends[at] ?? [])
    for (const { key } of written) this.prefixes.add(key)
    const marked = written.at(-1)?.total ?? 0
    return {
      input_tokens: total - marked,
      output_tokens: countTokens(output),
      cache_creation_input_tokens: marked - read,
      cache_read_input_tokens: read,
    }
  }
}

/** Four characters a token: exact enough to compare. */
function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
