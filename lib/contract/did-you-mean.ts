/** What stands before the questions that a reply of the built-in coach offers to ask instead, one a line. */
export const DID_YOU_MEAN = 'Did you mean:'

/** What is shown over them instead, where no choice is asked for. */
export const YOU_CAN_SAY = 'You can say:'

/** Whether a reply asks which of its choices is meant, and none of them was sent after it. */
export function isOpenChoice(reply: string, sentAfter: readonly string[]): boolean {
  const { text, questions } = offeredQuestions(reply)
  return questions.length > 0 && asksWhich(text) && !questions.some((one) => sentAfter.includes(one))
}

/** Whether the words before the offered ones ask which of them is meant. */
export function asksWhich(text: string): boolean {
  return text.trimEnd().endsWith('?')
}

/** A reply without the questions that it offers, and these. */
export function offeredQuestions(reply: string): { text: string; questions: string[] } {
  const at = reply.lastIndexOf(`\n\n${DID_YOU_MEAN}\n`)
  if (at < 0) return { text: reply, questions: [] }
  const lines = reply.slice(at).trim().split('\n').slice(1)
  const isList = lines.length > 0 && lines.every((line) => line.startsWith('- '))
  return isList
    ? { text: reply.slice(0, at), questions: lines.map((line) => line.slice(2)) }
    : { text: reply, questions: [] }
}

/** What is shown over the questions that a reply offers. */
export function offerLabel(text: string): string {
  return asksWhich(text) ? DID_YOU_MEAN : YOU_CAN_SAY
}

/** A reply as a line of what was found tells it: over its questions stands what the chat shows there. */
export function replyAsShown(reply: string): string {
  const { text, questions } = offeredQuestions(reply)
  return questions.length === 0 ? reply : `${text}\n\n${offerLabel(text)}\n${questions.join(' · ')}`
}
