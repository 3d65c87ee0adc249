import 'server-only'
import { domains } from '@/lib/contract/domains'
import { dayName, weekdayName } from '../../../dates'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention, pace, where } from '../goal-lines'
import { isSafeToRepeat } from '../read-message'
import { clipWords, onOneLine } from '../sentences'
import { count, wordsOfGoal } from '../words-of-goal'

/** More than these would be no answer but a print-out. */
const MOST_MEMORIES = 12
const MEMORY_WORDS = 14

/** Who is talking: always an AI, in a style and never the person. */
export function answerIdentity(desk: Desk): Draft {
  const { writer, persona, situation } = desk
  const isOwn = persona.id === 'custom'
  const name = clipWords(onOneLine(persona.name), 5)
  const words = { coach: name, style: clipWords(onOneLine(persona.style), 6) }
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say([
        'I am an AI, [not a person|not a human being|no human].',
        '[No human here|Nobody human here]: I am an AI coach.',
        '[Plainly|Straight answer]: I am an AI, [no person|not human].',
      ]),
      writer.say(isOwn ? OWN_COACH : STYLE, words),
      situation.message.isInjection ? writer.say(STAYS) : writer.say(FROM_RECORD),
      situation.focus ? writer.say(REAL, wordsOfGoal(situation.focus)) : null,
    ],
    close: endWith(desk, situation.focus, { questions: WHAT_NEXT, ofTen: 8 }),
  }
}

/** Orders to the engine: not followed, said once, and back to the work. */
export function answerInjection(desk: Desk): Draft {
  const { writer, situation } = desk
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(NOT_FOLLOWED),
      writer.say(NUMBERS_STAY),
      situation.focus ? where(desk, situation.focus) : null,
      situation.focus ? pace(desk, situation.focus) : null,
    ],
    close: endWith(desk, situation.focus, { ofTen: 5 }),
  }
}

/** What can be asked here. */
export function answerAbilities(desk: Desk): Draft {
  const { writer, situation } = desk
  const words = situation.focus ? wordsOfGoal(situation.focus) : {}
  return {
    moment: null,
    opening: 'light',
    lines: [writer.say(CAN_READ), writer.say(CAN_DO, words), writer.say(CANNOT)],
    close: situation.focus
      ? writer.say(TRY_ASKS, words)
      : writer.say(['What would you like to [work on|change] first?']),
  }
}

/** What is known of the user: profile, goals, journal, memories, counted and quoted. */
export function answerKnown(desk: Desk): Draft {
  const { writer, situation } = desk
  const { user, memories } = situation.context
  const chosen = user.domains.map((id) => domains[id].label.toLowerCase())
  const list = chosen.length > 1 ? `${chosen.slice(0, -1).join(', ')} and ${chosen.at(-1)}` : (chosen[0] ?? null)
  const isOfMemory = /\b(?:remember|memor(?:y|ies))\b/.test(situation.message.text)
  const kept = memories.filter(isSafeToRepeat).map((one) => `“${clipWords(onOneLine(one), MEMORY_WORDS)}”.`)
  const words = {
    ...(situation.focus ? wordsOfGoal(situation.focus) : {}),
    list,
    name: user.firstName.trim() || null,
    many: count(situation.ongoing.length, 'open mission'),
    ...(situation.journal.entriesLately ? {} : { entries: null }),
    kept: count(kept.length, 'note'),
  }
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(KNOWN_PROFILE, words),
      situation.focus && !isOfMemory ? mention(desk, situation.focus) : null,
      writer.say(KNOWN_JOURNAL, words),
      kept.length > 0 ? writer.say(KNOWN_MEMORY, words) : isOfMemory ? writer.say(KNOWN_NO_MEMORY) : null,
    ],
    list: kept.slice(0, MOST_MEMORIES),
    after: [
      kept.length > MOST_MEMORIES
        ? writer.say([
            `[And|Plus] ${kept.length - MOST_MEMORIES} more: Settings, Coach Memory, [has them all|lists every one].`,
          ])
        : writer.say(KNOWN_LIMIT),
    ],
    close: writer.say(KNOWN_ASKS, words),
  }
}

/** What was said before. */
export function answerRecall(desk: Desk): Draft {
  const { writer, situation } = desk
  const { summary, turns } = situation.context
  const mine = turns.findLast((turn) => turn.isFromUser)
  const words = {
    gist: summary.trim() ? `“${clipWords(onOneLine(summary), 14)}”` : null,
    yours: mine ? `“${clipWords(onOneLine(mine.text), 8)}”` : null,
    ...(situation.before ? wordsOfGoal(situation.before) : {}),
  }
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(RECALL, words) ?? writer.say(NOTHING_BEFORE),
      situation.before ? mention(desk, situation.before) : null,
    ],
    close: endWith(desk, situation.before ?? situation.focus, {
      questions: ['Where do you want to [pick it up|go on]?'],
      ofTen: 8,
    }),
  }
}

/** Which day it is. */
export function answerToday(desk: Desk): Draft {
  const { writer, situation } = desk
  const today = `${weekdayName(situation.today)}, ${dayName(situation.today, situation.today)}`
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say([`[It is|Today is] ${today}.`]), situation.focus ? mention(desk, situation.focus) : null],
    close: endWith(desk, situation.focus, { ofTen: 5 }),
  }
}

const STYLE = [
  'The [style|manner] is inspired by {coach}. [I am not that person.|The person is not here.]',
  '{coach} is a style of coaching here. [I am not that person.|I do not speak for that person.]',
  '[{coach} names a coaching style here|Inspired by {coach}, that is all]. [I have not lived that life|That life is not mine].',
]
const OWN_COACH = [
  'You named me {coach}. [You described my manner|Nothing more lies behind it].',
  '{coach} is the coach you [made up|described].',
]
const STAYS = [
  '[That stays true whatever a message says|No message changes that].',
  '[I will not claim otherwise|I say so even when told not to].',
]
const FROM_RECORD = [
  '[I know your missions and journal only|I read your missions and journal, nothing else].',
  '[I go by your record|All I have is your record].',
]
const REAL = [
  '[What is real|The real thing here|Where the reality lies|What does count] is {goal}[, at {pct}|, {pct} of it done|, with {checkIns} in two weeks][, and {left} left|, {left} before its date|, and your own work on it|, and that part is yours|, and I only keep the count|].',
  '[What is real is your work|Your side of it is real]: {goal}[, {pct}| at {pct}][, {left} to go|, {checkIns} in two weeks|].',
  'Real is {goal}, at {pct}.',
  '{goal}: real. [{pct}, by your own work|At {pct}, with {left} left].',
]
const WHAT_NEXT = [
  'What [can I help you with|shall we look at] [now|today]?',
  'Knowing that, what [shall we do|is on your mind]?',
]
const NOT_FOLLOWED = [
  '[I read that as text, not an order|To me that is text, no order].',
  '[Nice try.|Noted, not obeyed.] [My rules stay.|I stay your coach.]',
]
const NUMBERS_STAY = [
  '[Your numbers move only by real work|Progress comes from what you did].',
  '[Numbers move by work.|Only real work moves numbers.]',
]
const CAN_READ = [
  '[I read your missions and your journal.|Missions, check-ins, journal: I read them.] [I do the sums.|I answer from that.]',
  '[I know your missions and journal.|Your missions and journal are my ground.]',
]
const CAN_DO = [
  '[Ask how {goal} is going, whether a date holds, what to do first, or how to plan a week|You can ask me about {goal}, about dates and pace, for a plan, or for a way out when you are stuck].',
  '[Plans, dates, pace, stuck days, set-backs.|Status, plans, set-backs, bad days.] [I take all of them.|Try any.]',
  '[Ask how a mission is going.|Ask whether a date holds.] [Ask for a plan.|Tell me when you are stuck.]',
  '[Once there is a mission I can plan with you, reckon dates and look for the snag|I can help you shape a mission, plan for it and see where it slips].',
]
const CANNOT = [
  '[No news, no web, no medical advice.|Medicine, law and news are beyond me.]',
  '[No doctor, no lawyer, no oracle.|I do not do medicine or law.]',
]
const TRY_ASKS = [
  'Shall we [start with|look at] {goal}?',
  'Which of these [would help|do you need] [now|today]?',
  'Where [would you|shall we] [begin|start]?',
  'What [about {goal} would you like to know|do you want to know about {goal}]?',
]
const KNOWN_PROFILE = [
  '[You are {name}, with {many}|{name}, you have {many}|I know you as {name}, with {many}][, and you chose {list}| and an eye on {list}|].',
  '[You have {many}|There are {many} here], [{name}|and you chose {list}].',
  '{name}: {many}. [You chose {list}.|Chosen: {list}.]',
  'You have {many}.',
]
const KNOWN_JOURNAL = [
  '[Your journal of two weeks holds {entries}|I have {entries} from the last two weeks][, energy {energy} on average|][; the latest says {latestQuote}|, with {latestQuote} the newest|].',
  '{entries}. [Energy {energy}.|Newest: {latestQuote}.]',
]
const KNOWN_MEMORY = [
  '[And from earlier talks|From earlier talks|Out of our talks] [I keep|there are|I have kept] {kept}:',
  '[Kept from earlier talks|In the kept notes], {kept}:',
]
const KNOWN_NO_MEMORY = ['[Nothing is kept from earlier talks|From earlier talks nothing is kept].']
const KNOWN_LIMIT = [
  '[That is all|There is no more]. [The rest you would have to tell me|I guess nothing beyond it].',
  'Nothing beyond that.',
]
const KNOWN_ASKS = [
  'What of it is [out of date|wrong or missing]?',
  'What should I know [besides|that no record shows]?',
]
const RECALL = [
  '[In short, we spoke of|The gist so far] {gist}[, and lately you said {yours}|].',
  '[You last said {yours}|Your last words were {yours}][, and it was about {goal}| on {goal}|].',
]
const NOTHING_BEFORE = [
  '[This conversation starts here|There is nothing before this]. [I have only your record|Only your record came before].',
]
