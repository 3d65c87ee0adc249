/** What stands before questions that the built-in coach surely answers, under a reply that could not. */
export const YOU_CAN_ASK = 'You can ask:'

/** How the built-in coach begins a reply, or a part of one, that says it could not answer. */
const BEGINNINGS =
  /(?:^|\n)(?:I can look things up, do sums and arrange things, but I cannot|I could not (?:read that|work that out))/

/** Whether a reply of the built-in coach says that it could not answer. */
export function isUnanswered(reply: string): boolean {
  return BEGINNINGS.test(reply)
}

/** Whether it says so because only a model could talk it over. */
export function needsModel(reply: string): boolean {
  return reply.startsWith('I can look things up, do sums and arrange things, but I cannot')
}
