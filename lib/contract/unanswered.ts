/** What stands before questions that the built-in coach surely answers, under a reply that could not. */
export const YOU_CAN_ASK = 'You can ask:'

/** How the built-in coach begins a reply, or a part of one, that says it could not answer; as it was once worded, too. */
const BEGINNINGS =
  /(?:^|\n)(?:I cannot talk that over|I can look things up, do sums and arrange things, but I cannot|I did not understand that|I could not (?:find that|read that|work that out))/
const NEEDS_MODEL = /(?:^|\n)I (?:cannot talk that over|can look things up, do sums and arrange things, but I cannot)/

/** Whether a reply of the built-in coach says that it could not answer. */
export function isUnanswered(reply: string): boolean {
  return BEGINNINGS.test(reply)
}

/** How the built-in coach begins to say what it can do. */
export const WHAT_I_CAN_DO = 'This is what I can do:'

/** Whether a reply tells what can be asked, and so is best gone on with by asking. */
export function tellsAbilities(reply: string): boolean {
  return reply.includes(WHAT_I_CAN_DO)
}

/** What the built-in coach says to a wish, and the order that takes it up. */
export const MAKE_A_GOAL = 'Make that a goal'
export const AS_GOAL = `That could be a goal. Say “${MAKE_A_GOAL}”, and I will draw it up for you to confirm.`

/** What it asks whoever wants a goal and names none; what is said next is its title. */
export const NAME_THE_GOAL = 'What is it, and by when? For example: “Learn to swim by the end of June”.'

/** What it asks whoever wants counsel on something; what is said next is drawn up as an alert. */
export const SMALL_STEP =
  'What is one small thing that you could do about it this week? Say it with a day and a time, and I draw up an alert for it.'

/** Whether it says so because only a model could talk it over. */
export function needsModel(reply: string): boolean {
  return NEEDS_MODEL.test(reply)
}
