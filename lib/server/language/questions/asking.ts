import 'server-only'
import type { Sentence } from '../text'

/** "Weight in june", "deadline for the loft": so few words hardly tell anything. */
const SHORT = 6
export const AUXILIARY = new Set('did have has had do does was were am is are'.split(' '))
const ASKING = new Set(
  'what when where who whom which how last first any show list give find tell often many much left total longest'.split(
    ' ',
  ),
)

/** Whether a sentence asks, with a question mark or without. */
export function isAsking({ isQuestion, tokens }: Sentence): boolean {
  const isLed = AUXILIARY.has(tokens[0]?.word ?? '')
  return isQuestion || isLed || tokens.length <= SHORT || tokens.some(({ word }) => ASKING.has(word.replace(/'.*/, '')))
}
