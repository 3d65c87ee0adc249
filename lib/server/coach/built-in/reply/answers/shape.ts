import 'server-only'
import type { GoalFacts } from '../../../facts'
import { handOver } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention, pace } from '../goal-lines'
import { clipWords, onOneLine } from '../sentences'
import { themeIn } from '../themes/find-theme'
import { doing } from '../titles'
import { wordsOfGoal } from '../words-of-goal'
import { energyLine } from './overview'
import { ownWords } from './status'

const WISH =
  /\b(?:i(?:'d| would| really)? (?:really |just |also |finally )?(?:want|like|love|wish|need|hope|plan|dream|decided) (?:to|of) (?:start |begin |try )?|my (?:goal|mission|dream|plan) is to |(?:goal|mission) (?:to|of|is|:) |thinking (?:of|about) |going to |trying to )([^.?!\n]{3,90})/i

/** Helps to shape what the user wants into a mission: number, date, first step. */
export function answerNewGoal(desk: Desk): Draft {
  const { writer, situation } = desk
  const wish = wishIn(situation.message.sentences)
  const theme = themeIn(wish ?? situation.message.text)
  const words = {
    wish: wish ? `“${wish}”` : null,
    wishing: wish ? wishAsNoun(wish) : null,
    counted: theme ? writer.chance.pick(theme.counts) : null,
    snag: theme ? writer.chance.pick(theme.snags) : null,
    top: situation.ongoing[0] ? wordsOfGoal(situation.ongoing[0]).goal : null,
    others: situation.ongoing.length > 3 ? String(situation.ongoing.length) : null,
  }
  return {
    moment: wish ? 'planning' : null,
    opening: wish ? 'light' : 'none',
    lines: [
      writer.say(wish ? TAKEN_UP : NO_WISH, words),
      wish ? writer.say(missingIn(wish), words) : null,
      theme ? writer.say(KIND, words) : null,
      writer.say(ALREADY, words),
    ],
    close: wish
      ? writer.often(6) || !theme
        ? writer.say(SHAPE_ASKS, words)
        : handOver(desk, theme.steps)
      : writer.say(WISH_ASKS, words),
  }
}

/** Something said that asks for nothing in particular: taken up, tied to the record, carried on. */
export function answerOpen(desk: Desk): Draft {
  const { writer, situation } = desk
  const top = situation.focus
  const isTied = situation.named.length > 0 || situation.before !== null
  return {
    moment: null,
    opening: isTied && !situation.message.isQuestion ? 'light' : 'none',
    lines: [
      situation.message.isQuestion
        ? writer.say(NO_ANSWER)
        : isTied
          ? writer.say(ECHO, wordsOfGoal(top as GoalFacts))
          : writer.say(ECHO_ALONE),
      ...(top && isTied
        ? situation.message.isQuestion
          ? [mention(desk, top)]
          : tied(desk, top)
        : [ownWords(desk, top) ?? (writer.often(4) ? energyLine(desk) : null)]),
    ],
    close: isTied
      ? endWith(desk, top, { questions: OPEN_ASKS, ofTen: 8 })
      : writer.say(UNTIED_ASKS, top ? wordsOfGoal(top) : {}),
  }
}

function tied(desk: Desk, facts: GoalFacts): (string | null)[] {
  const { writer, manner } = desk
  return [
    mention(desk, facts),
    writer.often(6) ? pace(desk, facts) : null,
    ownWords(desk, facts),
    writer.often(5) ? writer.add(manner.numbers, wordsOfGoal(facts)) : null,
  ]
}

/** What the user says they want, in their words: "learn the piano". Null when they name nothing. */
export function wishIn(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const found = sentence.match(WISH)?.[1]
    const plain = found
      ? onOneLine(found)
          .replace(/\s+(?:but|because|so that|and i|though|however)\b.*$/i, '')
          .replace(/^(?:to )?(?:start |begin |try )?something (?:new|else|different).*$/i, '')
          .replace(/^(?:a |an |some |new |set |add |create |have )*(?:new )?(?:goals?|missions?)\b.*$/i, '')
          .replace(/[\s,;:]+$/, '')
      : ''
    if (plain.length >= 3 && !/^(?:know|ask|tell|talk|see you|hear|say|thank)\b/i.test(plain))
      return clipWords(plain, 10)
  }
  return null
}

export function missingIn(wish: string): readonly string[] {
  const hasNumber = /\d|\b(?:one(?! day)|two|three|four|five|six|ten|twelve|half|marathon)\b/i.test(wish)
  const hasDate =
    /\b(?:by|before|until|this|next|in) (?:\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month|christmas|\d{4}|\d+ (?:weeks|months))\b/i.test(
      wish,
    )
  return hasNumber ? (hasDate ? COMPLETE : NO_DATE) : hasDate ? NO_NUMBER : NEITHER
}

/** "learn the piano" → "learning the piano", for a sentence that needs a noun. */
function wishAsNoun(wish: string): string | null {
  return wish.endsWith('…') ? null : doing(wish)
}

export const TAKEN_UP = [
  '[{wish}: that can become a mission|{wish}. A mission could grow out of that|So {wish} it is].',
  '[{wish}. Good material.|{wish}. I can work with that.]',
]
const NO_WISH = [
  '[A new mission, gladly|Gladly, let us make one]. [One honest wish will do|It starts with one wish|First, the wish].',
]
const NEITHER = [
  'It still lacks a number and a date. [Rough ones will do|Both can be rough].',
  '[No number and no date yet.|Number missing. Date missing.] [Rough ones will do.|Guess both.]',
]
const NO_DATE = [
  '[The number is there, the date is missing|It has a number and no date yet]. [A date pulls|Dates pull].',
]
const NO_NUMBER = [
  '[You have a date and no number|The date is there, the number is missing]. [Decide what counts|Pick what to count].',
]
const COMPLETE = [
  '[Number and date are in it|It has number and date already]. [Only the first step is missing|Now the first step].',
]
export const KIND = [
  '[You could count {counted}|A fair thing to count: {counted}][; what usually gets in the way is {snag}|; the usual snag is {snag}|].',
  '[Count {counted}.|Countable here: {counted}.] [Usual snag|Expect]: {snag}.',
]
const ALREADY = [
  '[You already carry {others} open missions|{others} missions are open already], [so it should earn its place|with {top} the most pressing].',
]
export const SHAPE_ASKS = [
  'How much would be [enough|a win], and by when?',
  'What would a friend see once it is done?',
  'Why [now|this year], of all times?',
  'What would the first twenty minutes be?',
  'When in the week could it [happen|have its hour]?',
]
export const WISH_ASKS = [
  'What should be different in three months?',
  'What do you keep [putting off|meaning to do]?',
  'Work, health, people or yourself: which first?',
  'What would make you [proud|glad] this year?',
  'What would you [miss|regret] leaving undone?',
  'What is one thing you want to change?',
]
const NO_ANSWER = [
  '[That I cannot answer from your record|Your record does not tell me that|I have no good answer to that|I do not know that|That one is beyond your record|No line of your record speaks to that|On that I have nothing]. [Better to say so than to guess.|I know missions and journal, little more.|I can only speak for what you logged.|I would be making it up.|A guess would not serve you.|What you log, I can add up; that I cannot.|]',
  '[Honestly, I|Plainly, I|In truth, I] [cannot say|do not know|have no way to tell][; your record is silent on it|, and will not guess|: it is not in what you log].',
]
const ECHO = [
  '[So {mirror}|You tell me {mirror}|I hear that {mirror}], [and I think of {goal}|which brings me to {goal}|and {goal} comes to mind].',
  '[I am with you.|I follow.|Let me hold that next to {goal}.|That sets me thinking about {goal}.]',
]
const ECHO_ALONE = [
  '[So {mirror}|You tell me {mirror}|I hear that {mirror}|{mirror}, then].',
  '[I would rather ask than guess|I want to get you right|I am not sure I follow|I may be missing something|I have not got it yet|Half of that escapes me]. [Tell me a little more.|One more sentence would help.|A bit more, and I can be of use.|Say the part behind it.|]',
]
const UNTIED_ASKS = [
  '[A plan, the numbers, or an ear?|Shall I plan, count, or listen?|What do you need: a plan, a sum, or an ear?|Would a plan help, or just a listener?]',
  'What would help with that?',
  'What do you make of it yourself?',
  'Does that touch {goal}?',
  'What does that ask of you [this week|now]?',
  'How [is|was] that for you?',
]
const OPEN_ASKS = [
  '[A plan, the numbers, or an ear?|Shall I plan, count, or listen?|What do you need: a plan, a sum, or an ear?|Would a plan help, or just a listener?]',
  'What does that [change|mean] for {goal}?',
  'What [is behind that|do you want to do with that]?',
  'How does that affect {goal}?',
]
