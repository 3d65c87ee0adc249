import 'server-only'
import type { Desk, Draft } from '../draft'
import { themeIn } from '../themes/find-theme'
import { quoteTitle } from '../titles'

/** Asked or told about something that no goal on record is about: said plainly, and offered to become one. */
export function answerUnknown(desk: Desk, topic: string): Draft {
  const { writer, situation } = desk
  const theme = themeIn(topic)
  const words = {
    topic: `“${topic}”`,
    closest: situation.before ? quoteTitle(situation.before.goal.title) : null,
    counted: theme ? writer.chance.pick(theme.counts) : null,
  }
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(NONE, words), writer.say(COULD, words)],
    close: writer.say(ASKS, words),
  }
}

const NONE = [
  '[No mission on your record is about|I find no mission about|None of your missions is about] {topic}.',
  '[{topic} is not on your record|{topic}: not on your record]. [So I cannot count it|I cannot measure it].',
]
const COULD = ['[It could become one|That can change]. [You would count {counted}|{counted} could be counted].']
const ASKS = [
  '[Shall|Should] it become a mission?',
  'Does it belong to {closest}?',
  'Is it part of [another mission|something on record]?',
  'What would you want [from it|to reach there]?',
]
