import { blocksOf, type MessagesBody } from './request'

export type TokenUsage = {
  input_tokens: number
  output_tokens: number
  cache_creation_input_tokens: number
  cache_read_input_tokens: number
}

/** Counts a request's tokens as a prompt cache would: a prefix that ends in a mark and was seen before is read from it. */
export class PromptCache {
  private readonly prefixes = new Set<string>()

  usageOf(body: MessagesBody, output: string): TokenUsage {
    let prefix = body.model
    let total = 0
    let read = 0
    let marked = 0
    for (const block of blocksOf(body)) {
      prefix += `\u0000${block.text}`
      total += countTokens(block.text)
      if (!block.isMarked) continue
      if (this.prefixes.has(prefix)) read = total
      this.prefixes.add(prefix)
      marked = total
    }
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
