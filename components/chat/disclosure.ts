/** Who answers. `recipient` is who is sent what the coach is told; null where it stays on the server. */
export type Engine = { source: 'anthropic' | 'built-in'; model: string | null; recipient: string | null }

/**
 * What the user is told before the first message: what the coach is, beside the line under the input that says that it is an
 * AI and can be wrong, and what leaves the machine, to whom.
 */
export function disclosure(coachName: string, { model, recipient }: Engine): string {
  const nature = `${coachName} is a coaching style, not a person: no diagnosis, no legal or investment advice.`
  const privacy =
    recipient === null
      ? 'It answers on this server; nothing you write is sent to anyone else.'
      : `Replies come from the model ${model}. Your messages, your goals and their history, your journal and what the coach remembers of you are sent to ${recipient} to make them.`
  return `${nature} ${privacy}`
}

/** Beside what is said of a chat off the record, where a model answers. */
export function stillSent(recipient: string): string {
  return `What you write is still sent to ${recipient} to be answered.`
}
