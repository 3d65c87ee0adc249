import 'server-only'
import { handOver } from '../choose-step'
import type { Intent } from '../detect-intent'
import type { Desk, Draft } from '../draft'
import { themeIn } from '../themes/find-theme'
import { energyLine } from './overview'
import { KIND, missingIn, SHAPE_ASKS, TAKEN_UP, WISH_ASKS, wishIn } from './shape'

/** Messages that carry a weight: heard first, shaped afterwards. */
const HEAVY: Partial<Record<Intent, Draft['moment']>> = {
  stuck: 'stuck',
  motivation: 'stuck',
  fear: 'stuck',
  setback: 'setback',
  overwhelm: 'overwhelm',
  noTime: 'overwhelm',
  quit: 'stuck',
}

/** Nothing on record yet: what is said, now or before in this conversation, becomes the start of a first mission. */
export function answerWithoutGoals(desk: Desk, intent: Intent): Draft {
  const { writer, situation, manner } = desk
  const mine = situation.context.turns.filter((turn) => turn.isFromUser).map((turn) => turn.text.slice(0, 500))
  const wish = wishIn(situation.message.sentences) ?? wishIn(mine.reverse())
  // What was said before tells better what it is about than a word of this message.
  const theme = themeIn([wish ?? '', ...mine, situation.message.text].join(' '))
  const isFirst = mine.length === 0
  const words = {
    wish: wish ? `“${wish}”` : null,
    counted: theme ? writer.chance.pick(theme.counts) : null,
    snag: theme ? writer.chance.pick(theme.snags) : null,
  }
  if (intent in HEAVY)
    return {
      moment: HEAVY[intent] ?? null,
      opening: 'heavy',
      lines: [writer.say(ECHO_PLAIN), writer.add(manner.hard), wish ? writer.say(STILL, words) : writer.say(NONE_YET)],
      close: theme ? handOver(desk, theme.tiny) : writer.say(WISH_ASKS),
    }
  // "How do I start?" after a wish is a question about it.
  if (wish && theme && !isFirst && (intent === 'advice' || intent === 'next' || intent === 'plan'))
    return {
      moment: 'planning',
      opening: 'none',
      lines: [writer.say(BEGIN, { ...words, step: theme.steps[0] }), writer.say(KIND, words)],
      close: handOver(desk, theme.tiny),
    }
  if (wish || theme) {
    const known = [...mine, situation.message.text].join(' ')
    return {
      moment: 'planning',
      opening: 'light',
      lines: [
        isFirst ? writer.say(NONE_YET) : situation.message.isQuestion ? null : writer.say(ECHO_PLAIN),
        wish ? writer.say(isFirst ? TAKEN_UP : STILL, words) : null,
        writer.say(missingIn(known), words),
        theme ? writer.say(KIND, words) : null,
        wish ? writer.say(WHERE_TO) : null,
      ],
      close: writer.often(6) || !theme ? writer.say(SHAPE_ASKS, words) : handOver(desk, theme.steps),
    }
  }
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(intent === 'greeting' ? HELLO : situation.message.isQuestion ? NO_GROUND : ECHO_PLAIN),
      isFirst ? writer.say(NONE_YET) : null,
      isFirst ? energyLine(desk) : null,
      isFirst ? writer.say(WHAT_MAKES_ONE) : null,
    ],
    close: writer.say(WISH_ASKS),
  }
}

const STILL = ['{wish}: [still on the table|that was the wish|it stands].']
const BEGIN = [
  '[For|On] {wish} [I would begin like this|a first session could be this|the first week can be this]: {step}.',
]
const NONE_YET = [
  '[There is no mission on your record yet|You have no mission yet]. [This is the place to begin|One is enough to start|So nothing to measure yet].',
  '[No mission yet.|Your board is empty.] [Let us make one.|One is enough.]',
]
const NO_GROUND = [
  '[Without a mission|With no mission on record|Until there is a mission] [I have nothing to measure that by|there is nothing to hold it against|I would only be guessing].',
  '[I cannot tell yet|That I cannot say yet]: [there is no mission to measure it by|your record holds no mission].',
]
const WHAT_MAKES_ONE = [
  '[It takes a number and a date|Number, date, first step: that is all]. [We can find them together|Rough ones will do].',
]
const WHERE_TO = [
  '[Put it on the Goals page then|Once clear, add it under Goals]. [I will keep count|Then I can count].',
]
const HELLO = ['Hello, {name}.', '[Good to meet you|Welcome], {name}.']
const ECHO_PLAIN = [
  '[So {mirror}|You tell me {mirror}|I hear that {mirror}|{mirror}, then].',
  '[Thank you for telling me|I am with you|All right|I follow].',
]
