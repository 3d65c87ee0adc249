import 'server-only'
import type { GoalFacts } from '../../facts'
import type { Desk } from './draft'
import type { Words } from './weave'
import { wordsOfGoal } from './words-of-goal'

/** Where a goal stands, by name and number. */
export function where({ writer, manner }: Desk, facts: GoalFacts, words: Words = wordsOfGoal(facts)): string | null {
  if (facts.goal.isCompleted) return writer.say(COMPLETE, words)
  const patterns = facts.goal.progress === 0 ? UNTOUCHED : facts.isOverdue ? OVERDUE : STANDING
  return writer.say(throughLens(patterns, manner.lenses), words)
}

/** Where a goal stands, where it is told beside something else: not when one of the last turns said it. */
export function mention(desk: Desk, facts: GoalFacts): string | null {
  if (desk.situation.isTender) return null
  const said = desk.situation.context.turns.filter((turn) => !turn.isFromUser).slice(-3)
  const words = wordsOfGoal(facts)
  const isTold = said.some(({ text }) => text.includes(words.pct ?? '') && text.includes(words.goal ?? ''))
  return isTold ? null : where(desk, facts, words)
}

/** The coach's own way of looking put into patterns that leave room for it. */
function throughLens(patterns: readonly string[], lenses: readonly string[]): string[] {
  return patterns.map((pattern) => pattern.replace('<lens>', `[${lenses.join('|')}]`))
}

/** Whether the pace suffices, in points and where possible in the goal's own units. */
export function pace({ writer }: Desk, facts: GoalFacts, words: Words = wordsOfGoal(facts)): string | null {
  if (facts.goal.isCompleted) return null
  if (facts.isOverdue) return writer.say(OVERDUE_PACE, words)
  if (facts.daysLeft !== null && facts.daysLeft < 7) return writer.say(LAST_DAYS, words)
  if (facts.isOnPace === true) return writer.say(ON_PACE, words)
  if (facts.isOnPace === false) return writer.say(facts.goal.progress === 0 ? NO_PACE : BEHIND, words)
  // Without a date a pace says little: it need not be told each time.
  if (facts.daysLeft === null) return writer.often(5) ? writer.say(NO_DATE, words) : null
  return writer.say(YOUNG, words)
}

/** The most telling other thing on record: a silence, a gain, a milestone, the units left. */
export function detail({ writer }: Desk, facts: GoalFacts, words: Words = wordsOfGoal(facts)): string | null {
  const silent = facts.daysSinceCheckIn
  if (facts.goal.isCompleted) return null
  const kinds = [
    ...(silent === null && facts.daysSinceStart > 3 ? [NEVER] : []),
    ...(silent !== null && silent > 6 ? [SILENCE] : []),
    ...(facts.gainLately > 0 ? [GAIN] : []),
    ...(facts.gainLately < 0 ? [LOSS] : []),
    ...(words.next ? [MILESTONE] : []),
    ...(words.unitsLeft ? [UNITS] : []),
  ]
  const order = silent === null || silent > 9 ? kinds : writer.chance.shuffled(kinds)
  for (const kind of order) {
    const line = writer.add(kind, words)
    if (line) return line
  }
  return null
}

/** What remains, in the goal's own units. */
export function units({ writer }: Desk, facts: GoalFacts): string | null {
  return writer.add(UNITS, wordsOfGoal(facts))
}

export function milestone({ writer }: Desk, facts: GoalFacts): string | null {
  return writer.add(MILESTONE, wordsOfGoal(facts))
}

const STANDING = [
  '<lens>, {goal} [is|stands] at {pct}[ today| now| so far|][, with {left} [left|to go|in hand]|, {left} before {date}|, {age} after you began|, {age} in].',
  '{goal}: {pct}. [{left} [left|to go].|{age} in.|{rest} to go.]',
  '[You are at {pct} on {goal}|{goal} stands at {pct}|{goal} is at {pct}|Your record has {goal} at {pct}][, with {left} [to go|in hand|still ahead of you]|, {left} before {date}| and {date} is {left} away| after {age}|].',
  '{pct} on {goal}. [{left} [left|to go|remain].|{rest} [left|to go].|{age} [in|since the start].]',
  '[By the record|Going by your check-ins|As of today], {goal} [stands at|has come to|shows] {pct}[, and {left} remain| with {left} on the calendar|, {age} after you set it|].',
  'After {age}, [you have taken {goal} to {pct}|{goal} has reached {pct}], [which leaves {rest}|leaving {rest}][ for the next {left}| before {date}|].',
]
const UNTOUCHED = [
  '<lens>, {goal} [is|stands|waits] at 0% [today|now|so far|still][, {age} after you set it|, {age} in|, with {left} to go|, and the first mark is the cheapest|, and that can change today].',
  '[{goal} is still at 0%|{goal} has not left 0% yet|Nothing is on the board for {goal} yet][, {age} after you set it|, with {left} to go|].',
  '[0% on {goal} so far|{goal}: 0% so far]. [{left} [left|remain].|{age} since you set it.|The first mark is the cheapest.]',
]
const OVERDUE = [
  '<lens>, {goal} [is|stands] at {pct}[ today| now| so far|], [and|while] [its date passed {over} ago|it was due {over} ago|{date}, its date, is {over} behind us|it ran past {date}].',
  '{goal}: {pct}. [{over} overdue|Due {date}|It was due {over} ago|Its date went by {over} ago].',
  '{goal} [is at {pct}|stands at {pct}], and [its date, {date}, passed {over} ago|its date went by {over} ago|it was due {over} ago, on {date}].',
]
const OVERDUE_PACE = [
  '[With {rest} open|As {rest} is still missing|Since {rest} remains|{rest} short], [it wants|it needs|it deserves|it asks for] [a new date you believe in|an honest new date|a date that is real|a fresh date][, rather than a bad conscience|, and no apology|, the sooner the better|, nothing more dramatic|].',
  '[{rest} of it is open|{rest} is still missing], so [the old date is gone and a new one has to be honest|it needs a date you believe in][, and {pace} is what you have managed so far| at the {pace} you have shown|].',
  '[At {pace}|At your pace of {pace}], [the missing {rest} tells you what a fair new date would be|a fair new date for the last {rest} can be worked out].',
  'It [needs|wants] a new date. [An honest one.|One you believe.] {rest} [remains|is left].',
]
const LAST_DAYS = [
  '[It is due {dueDay}|Its date comes {dueDay}|The date is {dueDay}|It falls due {dueDay}|The deadline is {dueDay}|{left} are left|There are {left} left], with [{rest} still open|{rest} to go|{rest} missing|{rest} ahead of you][, so it is a matter of days|, so the small things can wait|, which leaves no room for detours|, so let us be practical|, and that is soon|].',
  '[It is due {dueDay}|The date is close: {dueDay}|Its date comes {dueDay}], [with {rest} open|and {rest} is left|and {rest} still stands between you and done].',
  'Due {dueDay}. {rest} [left|open|to go].',
]
const ON_PACE = [
  '[You make|You have averaged|So far you give it|It has been getting|Your average is|It moves at|Up to here it was] {pace}, [and|while] [it takes|the date asks for|{date} needs|getting there takes|arriving takes|the finish asks for] {need}[, so there is room|, which is enough if it goes on|, a little more than asked|, and that would do|].',
  '[You make {pace} and need {need}|{pace} so far, {need} needed|Your pace is {pace}, and {need} would do][, so [you are ahead by {ahead}|there is room|it is within reach]|].',
  '[Reaching {date} takes {need}|{date} asks for {need}]; [you have averaged {pace}|your average is {pace}][, a cushion of {ahead}|, enough with something to spare|].',
  '{need} [needed|required]. {pace} [made|delivered]. [On pace.|Enough so far.|That is enough.]',
]
const BEHIND = [
  '[You make|You have averaged|So far you give it|It has been getting|Your average is|It moves at|Up to here it was] {pace}, [and|while|whereas|but] [it takes|the date asks for|{date} needs|getting there takes|arriving takes|the finish asks for] {need}[, so something has to give|, a gap of {behind}|, which is not enough yet|, so {behind} are missing each week|].',
  '[You make {pace}, and it takes {need}|{pace} so far against {need} needed|Your pace is {pace} and the date asks for {need}][, so {behind} are missing each week|, a gap of {behind}|].',
  '[Reaching {date} takes {need}|{date} asks for {need}]; [you have averaged {pace}|so far it was {pace}][, which would not get there|, and that is {behind} too little|, so something has to change].',
  '{need} [needed|required]. {pace} [made|so far]. [Behind.|Short by {behind}.|Not enough yet.]',
]
const NO_PACE = [
  '[From here it takes|To be in time it needs|The date now asks for|Getting there takes] {need}[, and waiting raises that|, so an early start counts double|, which one good week can show to be possible|, and so far there is nothing to set against it|].',
  '[From here it takes {need}|The date now asks for {need}|{need} would reach it in time][, and every idle week raises that|, so an early start is worth double|, which a first week can show to be possible].',
  '{need} [from here|gets you there]. [It grows with waiting.|Waiting raises it.]',
]
const NO_DATE = [
  '[There is no date on it|It carries no date|It has no target date|No date pulls at it][ yet|], so [only you can say what fast is|nothing can be late|it moves when you move it][; {pace} is your average|; up to here it made {pace}|].',
  '[It has no date|There is no date on it], [so nothing pulls on it|so only you can say whether that is fast or slow][; your average is {pace}| although you make {pace}|].',
  'No date [set|yet]. [{pace} so far.|Nothing pulls on it.|Pick one.]',
]
const YOUNG = [
  '[It is too young for a pace|A pace cannot be read yet], [but {need} would get you there|though the date asks for {need}].',
  'Too early for a pace. {need} [gets you there|is the target].',
]
const NEVER = [
  '[It has never had a check-in|No check-in has reached it yet|There has been no check-in on it], so [the number may be unfair to you|I see only half of it|what you did may be missing here|the record knows nothing][, {age} in|, after {age}|, and only you know].',
  '[There has not been a single check-in on it|It has never had a check-in], [so the number may be unfair to you|and I only see what you report][, {age} in|].',
  'No check-in yet. [I see only what is logged.|The record knows nothing more.]',
]
const SILENCE = [
  '[Your last check-in was {seen}|The last word on it came {seen}|I have heard nothing of it for {silent}|It has been quiet for {silent}], so [the number may be behind the truth|{pct} may be old news|the record may do you wrong|I may be looking at an old picture][, one way or the other|, for better or worse|].',
  '[The last check-in was {seen}|Your last word on it came {seen}|It has been {silent} since you last reported on it][, so the number may be behind the truth|, and silence is how missions fade| and before that it went from {from} to {to}|].',
  '{silent} [without a check-in|of silence|since the last check-in]. [The number may be old.|Quiet is a signal too.]',
]
const GAIN = [
  '[The last two weeks brought|In two weeks you gained|Fourteen days added|Over two weeks it rose by|Lately it grew by] {gain}[, over {checkIns}|, in {checkIns}|, with {checkIns}|][, and that was your doing|, which is real movement|, so the wheel does turn|, and it shows|].',
  '[The last two weeks brought {gain}|You gained {gain} in two weeks|In fourteen days it rose by {gain}][, with {checkIns}| over {checkIns}|].',
  '[Latest move|Last move]: {from} to {to}, {moved}.',
]
const LOSS = [
  '[It lost {loss} in the last two weeks|Two weeks took {loss} off it|It slid by {loss} in fourteen days][, from {from} to {to} at the last check-in|].',
  'Down {loss} in two weeks.',
]
const MILESTONE = [
  '[The next milestone is|What comes next is|Next on its list is|In front of you lies|The piece to look at is] {next}[, with {steps} done|, {steps} behind you|, at {steps}|][, and nothing else has to move first|, so that is where the work is|, which makes the choice simple|, and it has an end|].',
  '[The next milestone is {next}|Next on the list is {next}|What comes next is {next}|{next} is the milestone in front of you][, with {steps} done| ({steps} done)|].',
  '{steps} done. [Next|Up next]: {next}.',
]
const UNITS = [
  '[In its own terms|Counted in plain things|Put differently|In things rather than percent|Said concretely], [{unitsLeft} are left|there are {unitsLeft} to go|that leaves {unitsLeft}|{unitsLeft} remain][, {unitPace}|, or {unitPace} from here|, which is {unitPace}|].',
  '[In its own terms|Counted in plain things|Put differently], [{unitsLeft} are left|there are {unitsLeft} to go|that leaves {unitsLeft}][, {unitPace}|, or {unitPace} from here|].',
  '[That leaves|Remaining:] {unitsLeft}[, {unitPace}|].',
]
const COMPLETE = [
  '{goal} is [complete|done|finished][, and that stays so|, with nothing left to add|]. [Nothing about it is open.|It is off the list.|That one is yours.]',
  '[You finished {goal}|You completed {goal}][, so it asks for nothing now| within the last two weeks|].',
]
