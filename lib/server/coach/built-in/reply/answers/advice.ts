import 'server-only'
import type { GoalFacts } from '../../../facts'
import { stepWords } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention, pace } from '../goal-lines'
import { themeIn, themeOf } from '../themes/find-theme'
import { wordsOfGoal } from '../words-of-goal'
import { ownWords } from './status'

/** How to go about something. */
export function answerAdvice(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner, situation } = desk
  const theme = (situation.named.length ? null : themeIn(situation.message.text)) ?? themeOf(facts.goal)
  const isOwn = theme === themeOf(facts.goal)
  const words = {
    ...(isOwn ? wordsOfGoal(facts) : {}),
    snag: writer.chance.pick(theme.snags),
    counted: writer.chance.pick(theme.counts),
    step:
      writer.chance.pick(isOwn ? stepWords(facts, 'usual').filter((one) => !/[{[]/.test(one)) : theme.steps) ??
      theme.steps[0],
  }
  return {
    moment: 'planning',
    opening: 'light',
    lines: [
      writer.say(HOW, words),
      writer.say(WATCH, words),
      isOwn ? (ownWords(desk, facts) ?? pace(desk, facts)) : null,
      writer.often(5) ? writer.add(manner.plan, words) : null,
    ],
    close: endWith(desk, isOwn ? facts : null, { questions: HOW_ASKS, ofTen: 8, words }),
  }
}

/** A question that belongs to a doctor, a lawyer or a financial adviser. */
export function answerExpert(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer, situation } = desk
  const text = situation.message.text
  const who = /\b(?:buy|sell|invest|stocks?|shares?|crypto|bitcoin|etfs?|options)\b/.test(text)
    ? 'a licensed financial adviser'
    : /\b(?:sue|lawsuit|lawyer|legal\w*|illegal)\b/.test(text)
      ? 'a lawyer'
      : 'a doctor or a pharmacist'
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(NOT_MINE, { who }),
      facts ? writer.say(MINE, wordsOfGoal(facts)) : null,
      facts ? mention(desk, facts) : null,
    ],
    close: writer.say(['[When could|Which day could] you ask them?', 'What would you [want to ask|ask] them first?']),
  }
}

const HOW = [
  '[For {goal} I would start here|What tends to work for {goal}|The plainest way into {goal}|With {goal}, begin like this|On {goal}, first things first]: {step}[, and count {counted}|, then keep an eye on {counted}|, and write down {counted}|][, nothing else|, for two weeks|, before you change anything|, and be patient|, even badly|].',
  '[For {goal} I would start with this|What tends to work for {goal}|The plainest way into {goal}]: {step}.',
  '[Start like this|Begin here]: {step}. [Then count {counted}.|Count {counted}.]',
  '[Make it countable|Pick one number]: {counted}[, nothing else|]. [Then {step}|And {step}].',
]
const WATCH = [
  '[Watch out for|What usually breaks it is|Expect] {snag}[, and decide beforehand what you do then|; have an answer ready|].',
  '[The trap|The usual trap]: {snag}.',
]
const HOW_ASKS = [
  'What have you [tried|done about it] so far?',
  'Where did it [stop|break off] last time?',
  'Which hour of the week is [realistic|yours] for it?',
  'What number would be [enough|honest] at first?',
]
const NOT_MINE = [
  '[That one is not mine to answer|I leave that one alone|I should not answer that]. [Ask {who}|{who} can].',
  '[Not my field.|That is beyond me.] [Please ask {who}.|It belongs to {who}.]',
]
const MINE = [
  '[What I can do is|My part is to|What stays mine is to|I can help you] [keep {goal} honest|hold {goal} steady|keep {goal} in view|keep count on {goal}][, at a size that suits it|, or shrink it for a while|, or pause it if need be|, beside whatever they say|][, meanwhile|, until then|, and gladly|].',
  '[What I can do is keep {goal} honest beside it|My part is {goal}][, at a size that suits the situation|, and it can be paused or shrunk if need be|].',
]
