import 'server-only'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, mention, pace } from '../goal-lines'
import { memoryLine } from '../memory-line'
import { themeOf } from '../themes/find-theme'
import { wordsOfGoal } from '../words-of-goal'
import { ownWords } from './status'

/** It does not move. */
export function answerStuck(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const words = { ...wordsOfGoal(facts), snag: writer.chance.pick(themeOf(facts.goal).snags) }
  return {
    moment: 'stuck',
    opening: 'heavy',
    lines: [
      writer.say(HEARD_STUCK, words),
      unstuckProof(desk, facts),
      writer.often(5) ? writer.say(SNAG, words) : writer.add(manner.hard, words),
      memoryLine(desk, facts.goal.title) ?? ownWords(desk, facts),
    ],
    close: endWith(desk, facts, { questions: STUCK_ASKS, ofTen: 4, size: 'tiny', words }),
  }
}

/** No will for it. */
export function answerMotivation(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const isAsking = /\b(?:pep talk|motivate me|inspire me|push me|kick)\b/.test(desk.situation.message.text)
  const words = { ...wordsOfGoal(facts), ...(isAsking ? { said: null } : {}) }
  return {
    moment: 'stuck',
    opening: 'heavy',
    lines: [
      writer.say(HEARD_NO_WILL, words),
      unstuckProof(desk, facts) ?? mention(desk, facts),
      writer.add(manner.hard, words),
      writer.say(BETTER_DAY),
    ],
    close: endWith(desk, facts, { questions: WILL_ASKS, ofTen: 4, size: 'tiny' }),
  }
}

/** Something was lost or missed. */
export function answerSetback(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const words = wordsOfGoal(facts)
  return {
    moment: 'setback',
    opening: 'heavy',
    lines: [
      writer.say(HEARD_SETBACK, words),
      writer.say(facts.goal.progress > 0 ? KEPT : NOTHING_LOST, words),
      writer.often(6) ? writer.add(manner.hard, words) : pace(desk, facts),
      // A mission that is closed takes no check-in.
      facts.goal.isCompleted ? null : writer.say(LOG_IT, words),
    ],
    close: endWith(desk, facts, { questions: SETBACK_ASKS, ofTen: 5, size: 'tiny' }),
  }
}

/** Fear, doubt, comparison. */
export function answerFear(desk: Desk, facts: GoalFacts): Draft {
  const { writer, manner } = desk
  const words = wordsOfGoal(facts)
  return {
    moment: 'stuck',
    opening: 'heavy',
    lines: [
      writer.say(HEARD_FEAR, words),
      unstuckProof(desk, facts) ?? mention(desk, facts),
      pace(desk, facts),
      writer.often(5) ? writer.add(manner.hard, words) : null,
    ],
    close: endWith(desk, facts, { questions: FEAR_ASKS, ofTen: 6, size: 'tiny' }),
  }
}

/** Whether to give it up. */
export function answerQuit(desk: Desk, facts: GoalFacts): Draft {
  const { writer } = desk
  const words = wordsOfGoal(facts)
  return {
    moment: null,
    opening: 'heavy',
    lines: [writer.say(HEARD_QUIT, words), mention(desk, facts), detail(desk, facts), writer.say(DECIDE, words)],
    close: writer.say(QUIT_ASKS, words),
  }
}

/** What shows that it has moved before. */
function unstuckProof({ writer }: Desk, facts: GoalFacts): string | null {
  const move = facts.lastMove
  return move && move.to > move.from ? writer.say(PROOF, wordsOfGoal(facts)) : null
}

const HEARD_STUCK = [
  '[You say|You tell me|I hear that] {said}[, and|, while|; meanwhile] {goal} [sits at {pct}|waits at {pct}|has not left {pct}|rests at {pct}][ for now|, for the moment|, today|].',
  '[You say {said}|So {said}|{said}: I take that as it is], [and {goal} sits at {pct}|with {goal} at {pct}|while {goal} waits at {pct}].',
  '[{said}. Clear enough.|{said}. That is clear.] {goal} [is at {pct}|sits at {pct}].',
  '[{goal} is not moving at {pct}|{goal} has you standing at {pct}][, and you say so plainly| by your own account|].',
]
const PROOF = [
  '[It moved before|It has moved before|You moved it before|This is not its first wall|There was a day it gave way]: [from {from} to {to}|{from} became {to}|you took it from {from} to {to}], {moved}[, and you did that|, so it can be done|, by your own hand|, whatever today says|, and you can again|].',
  '[It did move|It moved before]: {from} to {to}, {moved}.',
  '[The record remembers|Remember] {moved}: you took it from {from} to {to}[, so it can be done|, by your own doing|].',
  '[Remember|Still], {from} became {to}, {moved}.',
]
const SNAG = [
  '[What often gets in the way here is|With missions like this it tends to be|The usual suspect is] {snag}[, and that can be planned around|; if that is it, name it|].',
  '[My guess|A guess]: {snag}. [Correct me.|Tell me if not.]',
]
const STUCK_ASKS = [
  'Is it {snag}, or something [I do not see|else]?',
  'What [exactly happens in the minute|do you do instead] when you [sit down to|should start] it?',
  'What is the [smallest|easiest] part of {goal} you would not [mind|refuse] doing?',
  'Where did {goal} last [feel easy|go well]?',
]
const HEARD_NO_WILL = [
  '[No spark today.|It leaves you cold today.|Flat day.] [That is allowed.|It passes.|It need not be fun.]',
  '[{said}: fair|{said}, and that happens|You tell me {said}], and [{goal} does not need you to want it today|{goal} can be done without being in the mood|wanting often arrives after the start].',
  '[No spark for {goal} today|{goal} leaves you cold today]. [That is allowed.|It passes.]',
]
const BETTER_DAY = [
  '[You have had other days|There were better days]: {highQuote}, [you wrote {highDay}|{highDay}|at energy {highMood}].',
  '{highDay}: {highQuote}. [That was you, too.|Other days exist.|Days differ.]',
]
const WILL_ASKS = [
  'What [made you|was the reason to] pick {goal} at the start?',
  'What would two minutes of {doing} [look like|be], right where you are?',
  'What would you lose if {goal} [stayed at {pct}|stopped here]?',
]
const HEARD_SETBACK = [
  '[{said}: that stings|So {said}, and that is worth saying|{said}. Thank you for putting it so plainly].',
  '[A set-back on {goal}, then|So {goal} took a knock], [by your account {said}|and you name it].',
]
const KEPT = [
  '[On|For|With] {goal}, [what you built up to {pct}|the work that led to {pct}|everything up to {pct}|all you did to reach {pct}] [stands all the same|is not undone by it|counts as before|remains][, and {left} are there to answer with|, with {left} in hand|, {age} in|].',
  '[What you built up to {pct} on {goal} does not vanish with it|{goal} stands at {pct} in the record][, and {left} are there to answer with|].',
  '{goal}: still {pct}. [{left} left.|One bad stretch in {age}.]',
]
const NOTHING_LOST = [
  '{goal} is at 0%, so [there was little to lose|nothing counted is lost][ and all of {left} to use|].',
]
const LOG_IT = [
  '[If it cost ground, say so there.|If {pct} is too high now, report it.] [Honest numbers help.|Then the count is true.]',
]
const SETBACK_ASKS = [
  'What was [different|going on] [that day|right before it happened]?',
  'What [would you change|one thing would you do differently] about the next time?',
  'What did it [teach|show] you about how you plan {goal}?',
]
const HEARD_FEAR = [
  '[Fear comes where something matters.|That is worth saying aloud.|Doubt is part of it.] [I take it seriously.|Let us look at it.]',
  '[{said}: I take that seriously|You say {said}, and it makes sense to say it aloud|{said}. Fear tends to arrive where something matters].',
  '[It is about {goal}, I think|I take it this is about {goal}][, at {pct} and not finished with you|, and doubt is part of it|].',
]
const FEAR_ASKS = [
  'What [exactly|precisely] are you afraid would happen with {goal}?',
  'What is the [worst realistic|likeliest] outcome?',
  'What would you tell a friend who [had {pct} on|was this far with] {goal}?',
]
const HEARD_QUIT = [
  '[You may stop|Stopping is allowed|Giving it up is a real option|Nobody can forbid you to stop], [but decide it|only decide it|as long as you decide it|and it should be decided] [on a good day|with a clear head|rather than let it fade|in daylight|looking at the facts][, not in the dip|, as you chose it once|, and not tonight|, that is all|].',
  '[You may stop|Stopping is allowed|Giving it up is a real option], [and it should be a decision rather than a fading out|as long as you decide it on a good day as well][; {said} deserves a straight look|].',
  '[{said}. Let us look before you do.|{said}. A fair thought.] [Quitting is allowed.|You may quit.]',
]
const DECIDE = [
  '[Three honest ways|There are three ways]: [close it, shrink it, or give it a new date|stop it, make it smaller, or move the date].',
  '[Drop it, halve it or move it|Close, shrink or move it]. [Drifting is the fourth.|All three are fine.]',
]
const QUIT_ASKS = [
  'Half the size: would you [still want it|keep it]?',
  'What would you do with the [time|room]?',
  'Is it the goal, or the [way there|way you go]?',
]
