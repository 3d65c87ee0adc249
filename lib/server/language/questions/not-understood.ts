import 'server-only'

/** Why a question was not read, by what of it is missing or beyond the record. */
export type NotUnderstood = { [field: string]: string }
export type AskField = keyof typeof WORDS

const WORDS = {
  question: 'Ask in other words: what you did and when, how often, how long ago, or your energy on which days.',
  whole: 'I take each question by itself: ask it whole, with what it is about and of which days.',
  about: 'What is it about? Name what you did, who was there or a word of the entry.',
  when: 'Name the days by the calendar: a date, a month, a weekday, a season.',
  who: 'People are found by their name: name somebody, and I look for what you wrote of them.',
  amount: 'Entries are counted by their words, not by the amounts in them.',
  trend: 'Only energy is followed over time, by all its days.',
  goal: 'Which goal is it? Nothing else is counted in numbers.',
  against: 'Compared with what? Name the other days or the other thing.',
  by: 'I can say which day, week, month, season or weekday stands out, and nothing else.',
}

/** The part of the query that a reason is about, where it goes by another name. */
const FIELDS: Partial<Record<AskField, string>> = {
  whole: 'question',
  who: 'about',
  amount: 'where',
  trend: 'what',
}

export function notUnderstood(field: AskField): NotUnderstood {
  return { [FIELDS[field] ?? field]: WORDS[field] }
}

/** That a word of a question has no place in its reading, in the person's own spelling. */
export function unplaced(word: string): NotUnderstood {
  return { about: `I cannot place “${word}” in that. Ask by a word of an entry, a goal’s name or days.` }
}
