import 'server-only'
import { hashOf } from '../reply/chance'
import { foreignLanguage } from '../reply/language'
import { onOneLine } from '../reply/sentences'
import { doing, order, shortTitle } from '../reply/titles'
import { upright } from './own-sentences'

/** The goal in a sentence of the user's own: "I want to run a half marathon." Empty without a title. */
export function wantSentence(title: string): string {
  const plain = onOneLine(title)
  if (!plain) return ''
  const wish = order(plain, 'first')
  return wish ? upright(`I want to ${wish}`) : upright(shortTitle(plain))
}

/** The same said anew, in one of several ways that hang on the title and the answer. */
export function freshSentence(title: string, answer: string): string {
  const plain = onOneLine(title)
  if (!plain) return 'This is what I am working towards.'
  if (foreignLanguage(`${plain}. ${answer}`)) return upright(shortTitle(plain))
  const wish = order(plain, 'first')
  const noun = doing(plain)
  const ways =
    wish && noun
      ? [
          `What I am after is to ${wish}`,
          `My mission is to ${wish}`,
          `I have set out to ${wish}`,
          `This is about one thing: to ${wish}`,
        ]
      : [
          `What I am after: ${shortTitle(plain)}`,
          `My mission: ${shortTitle(plain)}`,
          `This is about ${shortTitle(plain)}`,
        ]
  return upright(ways[hashOf(`${plain}${answer}`) % ways.length] ?? plain)
}
