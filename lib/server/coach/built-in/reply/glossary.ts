import 'server-only'
import { wordSet, wordTable } from '@/lib/server/language/word-table'
import type { Said } from './said'

/** What the app's own words mean, as somebody would explain them. */
const TERMS = wordTable<string>({
  mission:
    'Mission is another word for a goal: something you want to reach, with its progress, its date and its milestones.',
  objective: 'Objective is another word for a goal: something you want to reach.',
  'mission log': 'The mission log is your journal: what you wrote on a day, with your energy from 1 to 5.',
  energy: 'Energy is how you felt on a day, from 1, drained, to 5, buzzing. You choose it with an entry or on Today.',
  momentum:
    'Momentum counts your journal entries, up to seven. Beside it stands your streak: how many days in a row you wrote.',
  streak: 'A streak is how many days in a row you wrote.',
  'check in':
    'A check-in is your answer to the coach about one goal. It moves that goal’s progress where it tells how far you are.',
  milestone: 'A milestone is a step of a goal, which you tick when it is done.',
  risk: 'Risk says how likely a goal is to miss its date: low, medium or high, by its pace so far.',
  forecast: 'The forecast is the day on which a goal is done if you go on as you did, with how sure that is.',
  'too early': 'Too early means that there are not enough check-ins yet to say whether a goal will make its date.',
  'on track': 'On track means that a goal will more likely than not make its date at its pace so far.',
  behind: 'Behind means that a goal will more likely than not miss its date at its pace so far.',
  overdue: 'Overdue means that a goal’s date has passed and it is not completed.',
  alert: 'An alert is a reminder for a day and a time.',
  insight: 'An insight is what a week came to: your goals, your energy and your entries, with what they rest on.',
  experiment: 'An experiment tries one change for some weeks and then compares your energy with before.',
  rhythm: 'A rhythm is a goal that counts how often you do something, such as three times a week.',
})
/** How a goal may be: "what is overdue?" asks which are so, and not what it means. */
const STATES = new Set(['overdue', 'behind', 'on track', 'too early'])
const ASKING = wordSet('what is are does do mean means meant by a an the my this that here app stand for tell me')
const MOST_WORDS = 9

/** "What is momentum?", "what does “too early” mean": what the app's own word means; null for any other message. */
export function termAsked({ words }: Said): string | null {
  const [first] = words
  const isOfMeaning = words.some((word) => /^mean(?:s|t)?$/.test(word))
  if (!(first === 'what' || isOfMeaning) || words.length > MOST_WORDS || words.includes('my')) return null
  const term = words.filter((word) => !ASKING.has(word)).join(' ')
  if (STATES.has(term) && !isOfMeaning) return null
  return TERMS[term] ?? TERMS[term.replace(/s$/, '')] ?? TERMS[term.replace('-', ' ')] ?? null
}
