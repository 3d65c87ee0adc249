import type { Connection, ConnectionChoice, ConnectionTest } from '@/lib/contract/connection'

/** Each choice as a card: what it is, and what leaves this server for it. */
export const choiceWords: Record<ConnectionChoice, { label: string; note: string }> = {
  'built-in': {
    label: 'Built-in coach',
    note: 'Answers from your record in milliseconds. Nothing leaves this server.',
  },
  anthropic: {
    label: 'Claude, with your key',
    note: 'Talks freely. Your questions and the parts they need go to Anthropic.',
  },
  local: {
    label: 'A server on this machine',
    note: 'Ollama, LM Studio, llama.cpp or vLLM. Talks freely. Nothing leaves this machine, unless the address is elsewhere.',
  },
}

/** The name by which who answers is spoken of. */
export function coachName({ choice, model }: Pick<Connection, 'choice' | 'model'>): string {
  return choice === 'built-in' ? 'The built-in coach' : (model ?? 'Claude')
}

/** What the environment says, where nobody can change it here. */
export function environmentWords({ baseUrl, model, keyEnd }: Connection): string {
  const where = baseUrl ? ` at ${baseUrl}` : ''
  const key = keyEnd ? `, with the key that ends in ${keyEnd}` : ''
  return `This server’s environment says who answers: ${model}${where}${key}. It overrides what is chosen here, so change it there.`
}

/** What is known of a key that is kept. */
export function keyWords(keyEnd: string | null, isLost = false): string {
  if (isLost) return `The key that is kept${keyEnd ? ` ends in ${keyEnd} and` : ''} cannot be opened.`
  if (keyEnd === null) return 'It is sealed on this server and never shown again.'
  return `A key is kept${keyEnd ? `, it ends in ${keyEnd}` : ''}. Leave this empty to keep it.`
}

/** A test's result: what it means, in a sentence, and what was misread. */
export function resultWords({ ok, words, samples }: ConnectionTest, name: string) {
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`
  return {
    title: ok ? `${name} can coach you` : `${name} cannot coach you like this`,
    sentence,
    missed: samples?.missed.map((answer) => `Misread: “${answer}”`) ?? [],
  }
}
