import 'server-only'
import { nextStep } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention } from '../goal-lines'
import { wordsOfGoal } from '../words-of-goal'

/** Hello, with the one thing on record worth opening with. */
export function answerGreeting(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.focus
  return {
    moment: 'greeting',
    opening: 'none',
    lines: [
      writer.say(HELLO, { part: partSaid(situation.message.text) ?? partOfDay(situation.hour) }),
      top ? (situation.before ? mention(desk, top) : writer.say(OPEN_WITH, wordsOfGoal(top))) : null,
      writer.say(RECENT),
    ],
    close: writer.say(HELLO_ASKS, top ? wordsOfGoal(top) : {}) ?? endWith(desk, top),
  }
}

export function answerThanks(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.before ?? situation.focus
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(WELCOME), top && !situation.isTender ? writer.say(THANKS_BACK, wordsOfGoal(top)) : null],
    close: situation.isTender
      ? writer.say(TENDER)
      : top && !top.goal.isCompleted
        ? (nextStep(desk, top, writer.often(5) ? 'tiny' : 'usual') ?? endWith(desk, top))
        : endWith(desk, top),
  }
}

export function answerBye(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.focus
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(BYE, { part: situation.hour >= 19 ? 'Good night' : 'Until soon' }),
      top ? writer.say(BYE_FACT, wordsOfGoal(top)) : null,
    ],
    close:
      top && !top.goal.isCompleted
        ? nextStep(desk, top, 'tiny')
        : writer.say(['One thing for tomorrow: [note|write down] how today was.']),
  }
}

/** A word that asks for nothing: room is left. */
export function answerFiller(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.focus
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(ROOM), top && writer.often(4) ? writer.say(OPEN_WITH, wordsOfGoal(top)) : null],
    close: writer.say(HELLO_ASKS, top ? wordsOfGoal(top) : {}) ?? endWith(desk, top),
  }
}

/** How are you, tell me a joke, I like you: a short straight word, then back. */
export function answerSmallTalk(desk: Desk): Draft {
  const { writer, situation } = desk
  const isJoke = /\bjoke|something funny\b/.test(situation.message.text)
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(isJoke ? NO_JOKES : NO_DAYS), situation.focus ? mention(desk, situation.focus) : null],
    close: writer.say(HOW_ABOUT_YOU) ?? endWith(desk, situation.focus),
  }
}

/** The greeting is given back as it came, whatever the clock says. */
function partSaid(text: string): string | null {
  const part = /\b(morning|afternoon|evening)\b/.exec(text)?.[1]
  return part ? `Good ${part}` : null
}

function partOfDay(hour: number): string {
  return hour < 5 ? 'You are up late' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}

const ROOM = [
  '[No hurry|All right|Fine by me|Good][, {name}|]. [I am here when it comes.|Some days need no words.|Nothing has to be said.|We can sit with that.]',
  '[Take your time|Whenever you like|I am here]. [Nothing is urgent in this chat|We can start anywhere].',
]
const HELLO = ['{part}, {name}.', 'Hello, {name}.', '{part}.', '{name}, hello.']
const OPEN_WITH = [
  '[Where things are|As of today|For the record|Before anything else], {goal} [is at {pct}|stands at {pct}|shows {pct}][ with {left} left|, {left} before its date|, {over} past its date|, and quiet for {silent}|][, just so you know|, as a starting point|, no more, no less|, for now|].',
  '{goal} is due {dueDay}.',
  '{goal}: due {dueDay}, {pct}.',
  '[{goal} has been quiet for {silent}|{goal}: quiet for {silent}].',
  '{goal}: {pct} [so far|today]. [{left} left|{left} to go|{rest} to go].',
  '{goal}: {over} [overdue|past its date].',
]
const RECENT = [
  '[Your journal has|Your last entry says|I read in your journal|The last thing you wrote was] {latestQuote}, {latestDay}[, at energy {latestMood}|, on a day of energy {latestMood}|][, and I kept it in mind|, which I noted|, if it still holds|, in your own words|, so I ask|].',
  '[Your journal|Your last entry], {latestDay}: {latestQuote}.',
  '[You wrote {latestQuote} {latestDay}|{latestDay} you wrote {latestQuote}].',
]
const HELLO_ASKS = [
  'What [brings you here|is on your mind|would help most] [today|right now]?',
  'How [is today|has today been] so far?',
  'Shall we [look at|start with] {goal}[, or something else|]?',
  'What do you want to [get done|move] today?',
]
const TENDER = [
  'Who [is with you|can be with you] [today|now]?',
  'What would help you [today|most], apart from any mission?',
]
const WELCOME = ['You are welcome[, {name}|].', 'Gladly[, {name}|].', '[Any time|Always], {name}.']
const THANKS_BACK = [
  '{goal} [waits|is next]. [Thank me when it passes {pct}|The next step thanks me best].',
  '{goal} [is next|waits at {pct}|has {left} left].',
]
const BYE = ['{part}, {name}.', '[Take care|Go well], {name}.', '[Good that you came|Until next time], {name}.']
const BYE_FACT = [
  '{goal} [keeps|stays|waits|rests] at {pct} [until you are back|meanwhile|for tonight|while you are away][, with {left} in hand|, {left} before its date|, as you left it|][, and it will not run off|, so switch off|, no more on that now|, rest easy|].',
  '{goal} [keeps|stays] at {pct} [until you are back|meanwhile][, with {left} in hand|].',
  '{left} left on {goal}. [No need to hurry tonight.|It keeps.]',
]
const NO_DAYS = [
  '[I am an AI, so I have no days, good or bad|No moods here, I am an AI][. Yours interest me|. Yours matter here|].',
  '[All quiet with me.|I run, that is all.] [An AI has no weekend.|An AI has it easy.]',
]
const NO_JOKES = [
  '[I am built for missions and have no jokes worth telling|My humour was left out to save space][. Let me be useful instead|].',
  '[No jokes in here.|I only do numbers.]',
]
const HOW_ABOUT_YOU = [
  'How are [you|things with you], [honestly|really]?',
  'What kind of day is [it|today] for you?',
  'And you: [what is on your mind|how did today start]?',
]
