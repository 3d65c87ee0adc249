import { measureFormFrom } from '@/lib/client/values/measure-form'
import type { Guidance } from '@/lib/contract/coach'
import type { GoalFormValues } from './form'

type Asked = Exclude<Guidance['fields'][number]['name'], 'targetDate'>

/** What an answer to a question about a new goal changes in its form. Null where it says no number to count to. */
export function withAnswer(values: GoalFormValues, asked: Asked, answer: string): Partial<GoalFormValues> | null {
  if (asked === 'measure') {
    const measure = measureFormFrom(answer)
    return measure && { measure }
  }
  if (asked === 'firstStep') return { milestones: [answer, ...values.milestones] }
  return {
    description: [values.description.trim(), sentenceOf(`In the way before: ${answer}`)].filter(Boolean).join(' '),
  }
}

/** Whether two descriptions say the same in the same words: none of them is the clearer one. */
export function isSameWords(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return words(one) === words(other)
}

function sentenceOf(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
