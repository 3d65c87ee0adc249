import 'server-only'
import type { PlanCheck } from '@/lib/contract/plan'
import { clocksIn } from '@/lib/server/language/clock-times'
import { headOf, phrases, says, saysOnly, wordsOf } from '@/lib/server/language/phrases'
import { readText } from '@/lib/server/language/text'

type Parts = { cue: string; action: string; obstacle: string; ifObstacle: string }

/** Between which a cue's words stand that name something that happens. */
const LEADS = phrases(`
when|whenever|once|after|before|while|if|until
as|so soon|long as
the moment|minute|second|instant
every|each time i|my|the|we|it
next time i|my|the
during|right|straight|just after
`)

/** Where the "if" stands before the field, a cue begins as a sentence does, or tells with a verb what happens. */
const CLAUSES = phrases('i|we|my|our|the|he|she|they|it|a|an|someone|everyone')
const HAPPENS = new Set('is are was were has have had ends end starts begins rings comes goes leaves'.split(' '))

/** What follows "when" and "if" without anything that could be met: a mood that does not come by itself, spare time. */
const NEVER_COMES = phrases(`
i have|get|find|had|got some|the? time|energy|motivation
i have|got|get|find a|an|some spare|free|extra? moment|minute|hour|second|chance
i feel like|motivated|inspired|ready
i am in? the? motivated|inspired|mood|free|ready
there is time
it is possible|convenient
my|the|some? spare|free time|moment
the? mood|motivation|inspiration
possible
i can
i want
i remember
`)

/** Words that only say a time, and those that lead to one. */
const TIMES = new Set(
  `at on in by around about from until till and or the a an of every each next this some my to
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december
  morning mornings afternoon afternoons evening evenings night nights noon midday midnight tonight today tomorrow
  day days daily week weeks weekly weekend weekends weekday weekdays month months monthly year hour hours
  soon later sometime sometimes often always now end start middle beginning time once twice am pm o'clock clock
  it is was work home`.split(/\s+/),
)

/** What is wished to be, and names nothing that a person could be seen doing. */
const VAGUE = phrases(`
be|become|get|stay|feel|eat|live better|healthier|healthy|fit|fitter|happier|calm|calmer|stronger|positive|good|kinder|more
try|work harder|hard|more|to
exercise|move|read|write|drink|sleep|study|practise|practice|save|rest|walk|talk|meditate more|less|better|harder
drink|eat more|less _
do my best|better|it|something|more
improve|sort|deal|change|stop|quit|avoid|reduce|cut
use willpower
work on my|the|our|a|it|this|that
make|see|get some? progress|headway
`)
/** How much of it is done nobody could see: "help out more", "tidy up a bit". */
const MEASURELESS = phrases('more|less|better|harder $, a bit|little? $, some more $')
const NEGATED = phrases('not|never|no, don|dont, do not, avoid|stop|quit')
/** Between two deeds. */
const JOINING = new Set(['and', 'then', ',', '+', '&'])
/** What a second deed begins with; "an apple and a banana" joins two things. */
const DEEDS = new Set(
  `make do go get take put call write read run walk stretch swim cycle work clean tidy pay wash journal meditate drink eat
  study practise practice send open close start finish begin check plan cook buy bring leave lay log note count fill set
  train exercise sleep rest sit stand breathe review prepare pack message text email ring tell ask say look turn play draw
  sing learn save move lift row bike jog ride water feed fold iron sweep hoover vacuum shower brush floss weigh`.split(
    /\s+/,
  ),
)
/** A doing that is no deed of its own, but the way to the next one. */
const ON_THE_WAY = phrases('go|get|come|stop|sit|stand|lie|put|open|take|leave|walk|drive')

/** What begins no answer: a wish, a giving up, a state to be in. */
const NO_DEED = phrases(`
not|never|no
do not
hope|hopefully|pray|wish
try|remember to? remember|not
forget about? it|that|this
skip|miss|drop|leave it|that|this|today|tonight
skip|miss the day|session|week|workout|run|evening|night
push|power|fight through
be|stay|keep|get|feel|remain so|more|less|too? strong|stronger|positive|disciplined|motivated|calm|patient|focused|tough|brave|lazy|better
it|that just? does|will|can not
do it anyway
let it go|slide|be
whatever
`)
const FILLERS = new Set('then just oh well so simply maybe i will shall would ok okay'.split(' '))
/** What is no answer to an obstacle. */
const NO_ANSWER = phrases(`
try|work|push harder|hard|again|more
try to? do? my? best
do my? best|nothing
do it anyway
skip it|that|the day|this?
carry|go|keep on|going
use|have willpower|discipline
ignore|avoid|accept it|that
give up
be stronger|strong|disciplined|better
never mind
`)
const WILL = phrases('willpower')

/**
 * What of a plan is likely to hold: an event as its cue, one deed, and an answer to what stands in the way. Each with a
 * sentence of advice.
 */
export function checkPlan({ cue, action, obstacle, ifObstacle }: Parts): PlanCheck[] {
  return [checkCue(cue), checkAction(action), checkObstacle(obstacle, ifObstacle)]
}

function checkCue(cue: string): PlanCheck {
  const [tokens, words] = read(cue)
  // "At seven, after the news", "Sunday when we are home": the event may stand behind the hour.
  const from = Math.max(
    0,
    words.findIndex((_, at) => headOf(words.slice(at), LEADS) > 0),
  )
  const led = headOf(words.slice(from), LEADS)
  const rest = words.slice(from + led)
  const ofTime = new Set(clocksIn(tokens).flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => word)))
  const tells = rest.some((word) => !TIMES.has(word) && !ofTime.has(word) && !/\d/.test(word))
  const isLed = led > 0 || headOf(words, CLAUSES) > 0 || words.some((word) => HAPPENS.has(word))
  const ok = tells && isLed && headOf(rest, NEVER_COMES) === 0
  if (ok) return { part: 'cue', ok, words: 'Something that happens sets it off.' }
  const advice = tells && isLed ? 'That may never come by itself' : 'A bare time passes unseen'
  return {
    part: 'cue',
    ok,
    words: `${advice}: name what happens just before, such as “when I put my cup in the sink”.`,
  }
}

function checkAction(action: string): PlanCheck {
  const [, words] = read(action)
  const deeds = deedsIn(action)
  const isVague = headOf(words, VAGUE) > 0 || headOf(words, NEGATED) > 0 || says(words, MEASURELESS)
  const ok = words.length > 0 && !isVague && deeds === 1
  if (ok) return { part: 'action', ok, words: 'It is one thing to do.' }
  if (deeds > 1) return { part: 'action', ok, words: 'These are several things: take the first alone.' }
  return {
    part: 'action',
    ok,
    words: 'Say what you do so that someone could see it, such as “put on my running shoes”.',
  }
}

/** How many deeds are told one after the other; "sit down and write" is one. */
function deedsIn(action: string): number {
  const words = read(action)[0].map(({ word }) => word)
  const seconds = words.filter((word, at) => JOINING.has(word) && isDeed(words[at + 1]))
  return seconds.length === 1 && headOf(words, ON_THE_WAY) > 0 ? 1 : 1 + seconds.length
}

function isDeed(word: string | undefined): boolean {
  return word !== undefined && (DEEDS.has(word) || word === 'then')
}

function checkObstacle(obstacle: string, ifObstacle: string): PlanCheck {
  const [, words] = read(ifObstacle)
  const isNone = saysOnly(words, NO_ANSWER) || says(words, WILL) || !answersIn(ifObstacle)
  const ok = obstacle !== '' && words.length > 0 && !isNone
  if (ok) return { part: 'obstacle', ok, words: 'It says what you do if something stands in the way.' }
  if (obstacle === '') return { part: 'obstacle', ok, words: 'Name what is likeliest to stand in the way.' }
  return { part: 'obstacle', ok, words: 'Say what you do then, however small, instead of trying harder.' }
}

/** Whether some part of an answer is a deed: "skip the run and walk home" is one, "just leave it" is none. */
function answersIn(ifObstacle: string): boolean {
  return ifObstacle
    .split(/[,;.]|\band\b|\bthen\b|\bbut\b/i)
    .map((part) => read(part)[1])
    .some((words) => {
      const from = words.findIndex((word) => !FILLERS.has(word))
      return from >= 0 && headOf(words.slice(from), NO_DEED) === 0 && !saysOnly(words.slice(from), NO_ANSWER)
    })
}

function read(text: string) {
  const tokens = readText(text).sentences.flatMap((sentence) => sentence.tokens)
  return [tokens, wordsOf({ tokens })] as const
}
