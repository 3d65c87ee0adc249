import 'server-only'

/** Why a question was not read, by what of it is missing or beyond the record. */
export type NotUnderstood = { [field: string]: string }
export type AskField = keyof typeof WHY

/** The part of the query that a reason is about, and the reason. */
const WHY = {
  question: [
    'question',
    'Ask in other words: what you did and when, how often, how long ago, or your energy on which days.',
  ],
  whole: ['question', 'I cannot tell what that goes on from: ask it whole, with what it is about and of which days.'],
  about: ['about', 'What is it about? Name what you did, who was there or a word of the entry.'],
  when: ['when', 'Name the days by the calendar: a date, a month, a weekday, a season.'],
  who: ['about', 'People are found by their name: name somebody, and I look for what you wrote of them.'],
  amount: ['where', 'Entries are counted by their words, not by the amounts in them.'],
  goal: ['goal', 'Name the goal, the days or a word that you wrote.'],
  against: ['against', 'Compared with what? Name the other days or the other thing.'],
  by: ['by', 'I can say which day, week, month, season or weekday stands out, and nothing else.'],
} as const

export function notUnderstood(field: AskField): NotUnderstood {
  return { [WHY[field][0]]: WHY[field][1] }
}

/** The same, and of what asks for an amount that no entry is read for: "how many km did I run in November?" */
export function whyNot(missing: NotUnderstood, question: string): { words: string; isOfAmount: boolean } {
  const isOfAmount = AMOUNT.test(question)
  return { words: isOfAmount ? WHY.amount[1] : Object.values(missing).join(' '), isOfAmount }
}
const AMOUNT =
  /\bhow (?:many|much) (?:km|kilomet\w+|miles?|met(?:re|er)s|hours?|minutes?|pages|words|kilos?|kg|lbs?|pounds|euros?|money|steps|lengths)\b|\bhow much (?:have|did) (?:i|we) (?:sle|run|ran|read|walk|cycl|sw)/i

/** That a word of a question has no place in its reading, in the person's own spelling. */
export function unplaced(word: string): NotUnderstood {
  return { about: `I cannot place “${word}” in that. Ask by a word of an entry, a goal’s name or days.` }
}
