import 'server-only'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { wordsOfGoal } from '../words-of-goal'
import { energyLine } from './overview'

/** Tired, sad, ill: the person first, the goal small. */
export function answerLow(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer, situation } = desk
  const isHurt = /\b(?:injur\w*|broke my|sprain\w*|surgery|accident|pain)\b/.test(situation.message.text)
  const words = facts ? wordsOfGoal(facts) : {}
  if (GRAVE.test(situation.message.text))
    return {
      moment: null,
      opening: 'none',
      isQuiet: true,
      lines: [writer.say(SORRY), facts ? writer.say(CAN_WAIT, words) : null],
      close: writer.say(GRAVE_ASKS),
    }
  return {
    moment: 'overwhelm',
    opening: 'heavy',
    isQuiet: true,
    lines: [
      writer.say(HEARD_LOW, words),
      isHurt ? writer.say(HURT) : null,
      energyLine(desk),
      writer.say(LOW_BEFORE),
      facts ? writer.say(facts.isOverdue || (facts.daysLeft ?? 99) < 14 ? LOW_BUT_DUE : CAN_WAIT, words) : null,
    ],
    close: endWith(desk, facts, { questions: LOW_ASKS, ofTen: 6, size: 'tiny' }),
  }
}

const HEARD_LOW = [
  '[{said}: then today is a small day|You tell me {said}, so let us be gentle with the list|{said}. That comes before any mission].',
  '[Be kind to yourself today.|Today may be small.] [Nothing is lost by it.|That is allowed.]',
]
/** Where no step and no number belongs. */
const GRAVE =
  /\b(?:hospital|died|dying|death|funeral|passed away|cancer|divorc\w*|broke up|break-?up|laid off|got fired|lost my (?:mother|father|mum|mom|dad|wife|husband|friend|brother|sister|son|daughter|dog|cat|job)|miscarriage|grie(?:f|ving))\b/
const SORRY = [
  '[I am sorry to hear that|I am so sorry|I am sorry, truly]. [That comes first|Everything else waits|Nothing here is urgent now].',
]
const GRAVE_ASKS = [
  'Who is with you in this?',
  'What do you need [most|first] today?',
  'Is there somebody you can [call|lean on]?',
  'How are you holding up?',
]
const HURT = [
  '[A hurt body sets the pace|Healing goes first]. [A doctor says what is allowed|Let a doctor decide on training].',
]
const LOW_BEFORE = [
  '[It was low before|There was another low note|You have been down there before|A low like this stood there before]: {lowQuote}, {lowDay}[, at energy {lowMood}|][, and you came through it|, and it did not last|, and here you are|, so you know the road out|, which passed|, and it lifted].',
  '[It was low before|There was another low note]: {lowQuote}, {lowDay}[, and you came through it| at energy {lowMood}|].',
]
const CAN_WAIT = [
  '{goal} [can wait a day|has time for a pause|allows a slow day]: {left} [remain|are left].',
  '[Let {goal} rest today|{goal} may rest today][, at {pct} it is not going anywhere|].',
]
const LOW_BUT_DUE = [
  '{goal} [does have a date close by|is pressing all the same|will not quite wait|has its date near], [{left} away|{over} ago], so [two easy minutes are enough|only the smallest piece of it|one crumb of it will do|the easiest corner counts|do the least that helps][, today|, no more|, then rest|, and be done|, if you can|].',
  '{goal} [does have a date close by|is pressing all the same], [{left} away|{over} ago], so [two easy minutes are enough for today|only the smallest piece of it].',
]
const LOW_ASKS = [
  'What would [help you rest|do you good] [tonight|in the next hour]?',
  'Is it the body, or the head?',
  'What is one thing you could [drop|leave out] today?',
]
