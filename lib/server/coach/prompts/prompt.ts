import 'server-only'

type Block = { type: 'text'; text: string; cache_control?: { type: 'ephemeral'; ttl?: '1h' } }

/**
 * A question to a model: what the Messages API takes, without the settings of the call. Blocks go from what changes
 * least to what changes most, and each marked one ends a prefix worth caching.
 */
export type Prompt = {
  system: Block[]
  messages: { role: 'user' | 'assistant'; content: Block[] }[]
}

/** A block of a prompt. */
export function block(text: string): Block {
  return { type: 'text', text }
}

/** A block up to which the prompt stays byte for byte the same in the next call. */
export function cachedBlock(text: string): Block {
  return { type: 'text', text, cache_control: { type: 'ephemeral' } }
}

/** The same for what stays for longer than a conversation rests. */
export function longCachedBlock(text: string): Block {
  return { type: 'text', text, cache_control: { type: 'ephemeral', ttl: '1h' } }
}
