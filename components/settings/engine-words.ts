import type { CoachUsage } from '@/lib/contract/coach'

/** Who answers. `recipient` is who is sent what the coach is told; null where it stays on the server. */
export type Engine = { source: 'anthropic' | 'built-in'; model: string | null; recipient: string | null }

export function answering({ model, recipient }: Engine): string {
  return recipient === null
    ? 'Your coach is the built-in one: rules and arithmetic over what you have written, without a language model. It is not a person, and it can be wrong.'
    : `Your coach is the language model ${model}. It is not a person, and it can be wrong.`
}

/** What is sent to the model's maker, by occasion; null where nothing is. Email and last name never are. */
export function leaving({ recipient }: Engine): { when: string; what: string }[] | null {
  if (recipient === null) return null
  return [
    {
      when: 'When it coaches',
      what: 'Your first name, your domains, your time zone, and your custom coach if you use one.',
    },
    {
      when: 'In chat also',
      what: 'The conversation, your goals with their history, check-ins and alerts, your journal, what the coach remembers, and what it looks up in your record.',
    },
    {
      when: 'About a goal also',
      what: 'The goal, its history, what you answered, and the journal entries that speak of it.',
    },
    { when: 'In Review also', what: 'The week’s goals, journal entries, and what you said to the coach.' },
    {
      when: 'Never',
      what: 'What you marked never to be sent, with all that belongs to it: the built-in coach answers there. Nor outright words of a crisis, wherever they stand.',
    },
    { when: 'Making a coach', what: 'The name you gave it, and nothing else.' },
  ]
}

/** The month's use of a model and what is left of today, null where there is nothing to speak of. */
export function ledger(usage: CoachUsage, isModel: boolean): string | null {
  const { month, calls, inputTokens, outputTokens, today } = usage
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })
  if (calls === 0) return isModel ? `The model has not been asked for anything in ${name} yet.` : null
  const number = (count: number) => count.toLocaleString('en')
  const times = calls === 1 ? 'once' : `${number(calls)} times`
  const budget =
    today.budget === null
      ? ''
      : ` Today: ${number(today.used)} of ${number(today.budget)} tokens, counted from midnight UTC.`
  return `In ${name} the model was asked ${times}: ${number(inputTokens)} tokens read, ${number(outputTokens)} written.${budget}`
}
