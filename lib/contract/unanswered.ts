/** What stands before questions that the built-in coach surely answers, under a reply that could not. */
export const YOU_CAN_ASK = 'You can ask:'

/** How the built-in coach begins a reply, or a part of one, that says it could not answer; as it was once worded, too. */
const BEGINNINGS =
  /(?:^|\n)(?:I cannot talk that over|I can look things up, do sums and arrange things, but I cannot|I did not understand that|I could not (?:find that|read that|work that out))/
const NEEDS_MODEL = /^I (?:cannot talk that over|can look things up, do sums and arrange things, but I cannot)/

/** Whether a reply of the built-in coach says that it could not answer. */
export function isUnanswered(reply: string): boolean {
  return BEGINNINGS.test(reply)
}

/** Whether it says so because only a model could talk it over. */
export function needsModel(reply: string): boolean {
  return NEEDS_MODEL.test(reply)
}
