import 'server-only'
import type { GoalRecord } from '../../context'
import { writeInDigits } from './number-words'
import { singular, unitsOf } from './units'

/** How big a goal is by its own words: "12 books", "from 90 to 80 kg", "a marathon". */
export type GoalSize = {
  amount: number
  family: string
  /** What one of its unit is in the family's base. */
  factor: number
  /** The unit as the goal words it, for the reasoning. */
  word: string
  /** Words that stand between the number and the unit: "1,500 duplicate contacts" are duplicates too. */
  also?: string[]
  /** For a goal that goes from one level to another: where it starts and ends. */
  from?: number
  to?: number
  /** A single feat: what counts is the furthest so far, and two efforts do not add up. */
  isFeat: boolean
  /** A time to hold or to beat, which answers give as a clock does: "1:30". */
  isHeld?: boolean
}

const STOP =
  /^(?:by|in|within|before|until|till|this|next|over|during|on|at|for|with|without|from|to|and|or|of|per|each|every|a|an|the|until|so|then|while|when|because|that|who|which|per|using|towards|under|daily|weekly|monthly|is|are|was|will|each|per|if|as|my|i|we|he|she|they|you)$/
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

const ABOUT_MONEY =
  /\b(?:pay(?:ing)? (?:off|back|down)|repay|owed?|savings?|fund|nest egg|deposit|debt|loan|mortgage)\b/i
const FUNDS =
  /\b(?:save|saving|earn|raise|collect|donate|invest|make|pay off|pay back|pay down|put away|put by|put together|set aside|borrow|fund|repay)(?: up)? (?:the |my |a )?(?:about |over |at least )?$/
/** What is owed or put by is money, whatever currency goes unsaid. */
const MONEY_NOUN = /^(?:loan|debt|mortgage|overdraft|credit|card|bucks|fund|deposit|savings)$/

/** The sizes that a goal's title and description name, the most telling first. */
export function goalSizes(goal: Pick<GoalRecord, 'title' | 'description'>): GoalSize[] {
  const isMoney = ABOUT_MONEY.test(goal.title)
  const named = [...sizesOf(goal.title, isMoney), ...sizesOf(goal.description, isMoney)]
  const sizes = withStart(summed(named), goal)
  const isOfMoney =
    isMoney ||
    /[£]|\b(?:raise|donat\w*|save|saving|earn|fund\w*|charity|hospice|budget)\b/i.test(
      `${goal.title} ${goal.description}`,
    )
  // "30-day drawing challenge", "40 days of cold showers": what a day brings is counted as the day is.
  const challenge = goal.title
    .toLowerCase()
    .match(/\bdays? ([a-z]+) challenge\b|\bdays of (?:[a-z]+ )?([a-z]+)$/)
    ?.slice(1)
    .find(Boolean)
  const isDaily = /\b(?:one|1) (?:a|per|every|each) day\b/i.test(`${goal.title} ${goal.description}`)
  return sizes
    .filter((size, at) => sizes.findIndex((other) => other.family === size.family) === at)
    .map((size) => (isOfMoney && /^pounds?$/.test(size.word) ? { ...size, family: 'money', factor: 1 } : size))
    .map((size) =>
      /^times?$/.test(size.word) && /^(?:volunteer|help)\b/i.test(goal.title)
        ? { ...size, also: [...(size.also ?? []), 'shift', 'visit', 'turn'] }
        : size,
    )
    .map((size) =>
      challenge && /^days?$/.test(size.word) ? { ...size, also: [...(size.also ?? []), singular(challenge)] } : size,
    )
    .map((size, at) => (isDaily && at === 0 ? { ...size, also: [...(size.also ?? []), 'day'] } : size))
}

/** "4 novels and 56 stories, 60 in all": one size, of which the others are parts. */
function summed(sizes: GoalSize[]): GoalSize[] {
  const counted = sizes.filter((size) => size.from === undefined && !size.isFeat && !LEVELS.test(size.family))
  const whole = counted.find((size) => {
    const parts = counted.filter((one) => one !== size)
    return parts.length > 1 && parts.reduce((sum, one) => sum + one.amount, 0) === size.amount
  })
  if (!whole) return sizes
  const parts = counted.filter((one) => one !== whole)
  return [
    { ...whole, also: [...(whole.also ?? []), ...parts.map((one) => singular(one.word))] },
    ...sizes.filter((size) => !counted.includes(size)),
  ]
}

/** A level to reach, with where it starts named beside it: "Weigh 150 lbs" and "starting weight 190 lbs". */
function withStart(sizes: GoalSize[], goal: Pick<GoalRecord, 'title' | 'description'>): GoalSize[] {
  const text = writeInDigits(`${goal.title}. ${goal.description}`, false)
  const target = sizes.find(
    (size) => size.from === undefined && (LEVELS.test(size.family) || LEVEL_VERB.test(goal.title)),
  )
  const start = Number(text.match(STARTS)?.slice(1).find(Boolean))
  if (!target || !Number.isFinite(start) || start === target.amount) return sizes
  if (target.family === 'weight' && start > target.amount && SHEDS.test(goal.title))
    return sizes
      .filter((size) => size === target || size.amount !== start)
      .map((size) => (size === target ? { ...target, from: start, to: start - target.amount, isFeat: false } : size))
  const level = { ...target, from: start, to: target.amount, amount: Math.abs(target.amount - start), isFeat: false }
  return sizes
    .filter((size) => size === target || size.amount !== start)
    .map((size) => (size === target ? level : size))
}

const LEVELS = /^(?:weight|%|bpm|point|rating|elo|wpm)$/
const LEVEL_VERB =
  /^(?:weigh|grow|expand|bench|squat|deadlift|lift|press|get|reach|hit|improve|raise|bring|lower|reduce|cut|increase|be able)\b/i
/** "Lose 10 kg" names the way, not the level to reach. */
const SHEDS = /\b(?:lose|losing|drop|shed|shift|get rid of|slim|gain|put on|add)\b/i
const STARTS =
  /\b(?:i was(?= \d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds|st))|weighed|i(?:'m| am)? (?:now |currently )?weigh(?:ed|ing)?(?: in)?(?: at)?|(?:start(?:ed|ing|s)?|began|beginning)(?: (?:weight|out|level|point|value|balance|score|rating|max))?(?: (?:at|from|with|is|was|of))*|currently(?: at)?|current (?:weight|level|score|rating|max)(?: is)?|baseline(?: is| of)?|now at|right now(?: i'm)?(?: at)?|today(?: i'm)?(?: at)?):? (?:about |around )?[€$£]?(\d+(?:\.\d+)?)|\b(?:up|down)? ?from [€$£]?(\d+(?:\.\d+)?)/

/** Whether "10k" means kilometres where this goal is meant. */
export function isAboutDistance(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:run|running|jog|walk|hike|cycle|bike|ride|swim|row|race|marathon|km|kilomet|miles?|couch to)/i.test(
    `${goal.title} ${goal.description}`,
  )
}

/** Whether the goal is to get rid of something, so that amounts owed or weighed count down. */
export function isCountingDown(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:pay(?:ing)? (?:off|back|down)|debt|loan|mortgage|owe|clear(?:ing)? (?:my|the|out|\d+)|declutter|backlog|inbox|unread|get rid|reduce|cut down|lower)\b/i.test(
    `${goal.title} ${goal.description}`,
  )
}

function sizesOf(source: string, isMoney: boolean): GoalSize[] {
  const digits = writeInDigits(source, isAboutDistance({ title: source, description: '' }))
  const isTimed = /\bfrom \d{1,2}:\d\d to \d{1,2}:\d\d\b/.test(digits)
  const text = withoutDates(isTimed ? clockAsMinutes(digits) : digits)
  return [
    ...plannedSessions(text),
    ...levelsTo(text),
    ...rangesIn(text).map((size) => ({ ...size, isHeld: isTimed })),
    ...countsIn(text, isMoney),
    ...featsIn(text),
  ].filter((size) => size.amount > 0)
}

/** "Level 1 to 6", "chapters 1-12": as many as the last of them. */
function levelsTo(text: string): GoalSize[] {
  const found = text.match(
    /\b(level|chapter|module|unit|lesson|part|season|volume|stage|book|week)s? 1(?: to | - |-| through )(\d+)\b/,
  )
  return found ? [size(Number(found[2]), `${found[1]}s`, {})] : []
}

function rangesIn(text: string): GoalSize[] {
  const found = text.match(
    /\bfrom ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€]+)?(?: (?:a|per|each|every) (?:day|night|week|month))? ?(?:down |up )?to ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€-]+)?/,
  )
  if (!found) return []
  const word =
    found[6] && !STOP.test(found[6]) && !/^(?:o'clock|am|pm)$/.test(found[6])
      ? found[6]
      : found[3] || found[4] || found[1] || ''
  const [from, to] = [Number(found[2]), Number(found[5])]
  if (
    (!word && Math.abs(to - from) < 3 && Number.isInteger(from) && Number.isInteger(to)) ||
    from === to ||
    /^(?:am|pm|o'clock)$/.test(word)
  )
    return []
  return [{ ...size(Math.abs(to - from), word, {}), from, to }]
}

function countsIn(text: string, isMoney: boolean): GoalSize[] {
  const sizes: GoalSize[] = []
  for (const found of text.matchAll(/([€$£])?\s?(?<![a-z\d.])(\d+(?:\.\d+)?)(%)?([- ]?)/g)) {
    const amount = Number(found[2])
    const before = `${text.slice(0, found.index).trimEnd()} `
    const after = text.slice(found.index + found[0].length)
    const word = found[1] ?? found[3] ?? headNoun(after)
    if (isNoSize(amount, word, before, after)) continue
    if (word) sizes.push({ ...size(amount, word, { isFeat: isFeat(before, after) }), also: wordsBetween(after, word) })
    else if (
      /^\s*(?:in all|in total|altogether|all told|overall)\b/.test(after) ||
      /\btop $/.test(before) ||
      /^there (?:are|were) (?:about |around )?$/.test(before)
    )
      sizes.push(size(amount, '', {}))
    else if (
      FUNDS.test(before) ||
      (isMoney && amount >= 50 && !/^(?:19|20)\d\d$/.test(String(amount))) ||
      (/\b(?:put|stash|deposit|pay) (?:about )?$/.test(before) && /^\s*(?:in|into|aside|away|by|towards)\b/.test(after))
    )
      sizes.push(size(amount, '', { family: 'money' }))
  }
  return sizes
}

/** "Yoga twice a week for 10 weeks" is 20 sessions, "3 runs a week for 2 months" 26 runs. */
function plannedSessions(text: string): GoalSize[] {
  const found = text.match(
    /\b(\d+) ([a-z-]+)?(?: [a-z-]+)? ?(?:a|per|each|every|\/) ?week\b.{0,20}?\bfor (?:the next )?(\d+) (weeks?|months?)\b|\bfor (\d+) (weeks?|months?),? (\d+) ([a-z-]+)?(?: [a-z-]+)? ?(?:a|per|each|every|\/) ?week\b/,
  )
  if (!found) return []
  const [rate, word, span, unit] = found[1] ? found.slice(1) : [found[7], found[8], found[5], found[6]]
  if (/^(?:hours?|minutes?|min|km|kilomet\w+|miles?|pages?|words?|days?|euros?|dollars?|pounds?)$/.test(word ?? ''))
    return []
  const weeks = /^m/.test(unit ?? '') ? (Number(span) * 13) / 3 : Number(span)
  const counted = !word || /^times?$/.test(word) ? 'sessions' : word
  return [size(Math.round(Number(rate) * weeks), counted, {})]
}

function isFeat(before: string, after: string): boolean {
  if (/^[a-z-]*(?:-?ups?|squats?|burpees?|skips|jumps)\b.{0,3}(?:in a row|unbroken|non-?stop|without)/.test(after))
    return true
  return (
    /^(?:km|kilomet|mile)/.test(after) &&
    (/\b(?:an?|my first|first) $/.test(before) ||
      /\b(?:non-?stop|without (?:stopping|a break|walking)|race)\b/.test(after))
  )
}

/** The noun that a number counts: the first plural within four words, else the word beside it. */
function headNoun(after: string): string {
  const words: string[] = []
  for (const word of after.split(/\s+/).slice(0, 4)) {
    const bare = word.replace(/[^a-zà-ÿ€$£%'-]/g, '')
    if (!bare || STOP.test(bare)) break
    words.push(bare)
    if (/[.,;:!?)]$/.test(word)) break
  }
  const first = words[0] ?? ''
  const parts = first.split('-')
  if (
    parts.length > 1 &&
    /^(?:page|word|day|week|hour|km|mile|chapter|lesson|book|minute|part|module|step)s?$/.test(parts[0] ?? '')
  )
    return parts[0] ?? ''
  const plural = (word: string | undefined) => /[^s]s$/.test(word ?? '') && word !== 'us'
  const at = words.findIndex(plural)
  // "60 sales calls" are calls.
  if (at >= 0 && plural(words[at + 1])) return words[at + 1] ?? ''
  return words.find((word) => plural(word) || /^(?:km|kg|€|people|friends|countries|eur|chf)$/.test(word)) ?? first
}

function wordsBetween(after: string, word: string): string[] {
  const at = after.indexOf(word)
  const words = at > 0 ? (after.slice(0, at).match(/[a-z]{4,}/g) ?? []) : []
  return words.filter((one) => !unitsOf(one).some((unit) => unit.family !== singular(one))).map(singular)
}

function isNoSize(amount: number, word: string, before: string, after: string): boolean {
  const rest = after.slice(after.indexOf(word) + word.length)
  if (
    /^\s*(?:a|per|each|every|an)\s+(?:day|night|week|weekday|month|morning|evening|session|time)|^\s*(?:daily|weekly|monthly|nightly)|^\s*\/\s?(?:day|week|month|d\b|w\b)/.test(
      rest,
    )
  )
    return true
  if (!word && /^(?:19|20)\d\d$/.test(String(amount)) && !FUNDS.test(before)) return true
  if (
    /\b(?:chapter|phase|level|(?<!^)grade|version|volume|season|step|part|week|day|page|number|no\.?|q|stage|age|aged|turn|(?:in|into|reach|to) (?:the )?top)\s?$/.test(
      before,
    )
  )
    return true
  if (
    /(?:\bin|\bwithin|\bunder|\bbelow|\bless than|\bsub|\bafter|\bevery|\bby age|\bthe next|\bnext|\blast|\bover) (?:the next |the |about )?-?$/.test(
      before,
    ) &&
    /^(?:minute|hour|day|week|month|year|second|min|h\b|am|pm|$)/.test(word)
  )
    return true
  const isPile =
    /^ of (?:\w+ )?(?:returns|receipts|records|photos|invoices|paperwork|accounts|statements|emails|journals|diaries|magazines|bookkeeping|taxes|filing|letters|footage|data|notes)/.test(
      rest,
    )
  if (/^(?:th|am|pm|o'clock|year|years|years?-old|x)$/.test(word)) return !(/^years?$/.test(word) && isPile)
  if (/^(?:minute|minutes|min|seconds?|sec)$/.test(word)) return amount < 600
  if (/^hours?$/.test(word)) return amount < 10
  if (
    /^(?:week|weeks|month|months)$/.test(word) &&
    (before.trim() || /^[^.;,]*\w/.test(rest)) &&
    !/\b(?:for|challenge|streak|without|no|complete|finish|course|programme?|training|plan|class|material|curriculum|of|lasts?|takes?)\b/.test(
      before + rest,
    )
  )
    return true
  if (/(?:\bat|:)\s?$/.test(before) && /^(?:am|pm|$)/.test(word)) return true
  return amount <= 1 && !/^(?:km|kilomet\w*|miles?|stone)$/.test(word)
}

function featsIn(text: string): GoalSize[] {
  const held = text.match(
    /\b(\d+(?:\.\d+)?)[- ](minutes?|mins?|seconds?|secs?)[- ](?:\w+ )?(?:plank|handstand|headstand|wall sit|dead hang|hang|hold|l-sit|squat hold|breath)|\b(?:plank|handstand|headstand|wall sit|dead hang|hang|l-sit|breath)\b.{0,15}?\b(\d+(?:\.\d+)?)[- ](minutes?|mins?|seconds?|secs?)\b/,
  )
  if (held) {
    const minutes = Number(held[1] ?? held[3]) / (/^s/.test(held[2] ?? held[4] ?? '') ? 60 : 1)
    return [{ ...size(minutes, 'minute', { isFeat: true }), isHeld: true }]
  }
  if (/\bhalf[- ]marathon\b/.test(text)) return [size(21.1, 'km', { isFeat: true })]
  if (/\bmarathon\b/.test(text)) return [size(42.2, 'km', { isFeat: true })]
  return []
}

function size(amount: number, word: string, rest: { isFeat?: boolean; family?: string }): GoalSize {
  const unit = unitsOf(MONEY_NOUN.test(word) ? 'money' : word)[0] ?? { family: word, factor: 1 }
  return { amount, word, factor: unit.factor, family: rest.family ?? unit.family, isFeat: rest.isFeat ?? false }
}

/** Where a time is the goal, "1:30" is a minute and a half. */
export function clockAsMinutes(words: string): string {
  return words.replace(
    /\b(\d{1,2}):(\d{2})\b/g,
    (_, minutes, seconds) => `${Math.round((Number(minutes) + Number(seconds) / 60) * 1_000) / 1_000} minutes`,
  )
}

/** "The kids are 4 and 7", "aged 12", "my son, 6,", "turned 40". */
const AGES =
  /\b(?:kids?|children|sons?|daughters?|boys?|girls?|twins|nephews?|nieces?|grand\w+|neighbou?r|mum|mom|dad|brother|sister|wife|husband|boss|he|she|they)(?: (?:is|are|was|were|aged|turned|turns)|'s|'re|,)+ \d{1,2}(?:(?:,| and|, and) \d{1,2})*\b(?! (?:\w+ )?(?:times|km|books|sessions|days|weeks|lessons|chapters|pages))|\b(?:aged|turned|turning) \d{1,2}\b|\b\d{1,2}[- ](?:years?|yrs?)[- ]olds?\b/g

/** Dates, ages and clock times look like counts and are not. */
export function withoutDates(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(?:\\d{1,2}(?:th)? (?:of )?(?:${MONTHS})|(?:${MONTHS}) \\d{1,2}(?:th)?)\\b(?:,? \\d{4})?`, 'g'),
      ' ',
    )
    .replace(AGES, ' ')
    .replace(/\b(?:an? )?(?:quarter|half|1\/4) (?:past|to) \d{1,2}\b/g, ' ')
    .replace(/\bon \d{1,2}\/\d{1,2}\b/g, ' ')
    .replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, ' ')
    .replace(
      /\b(?:at |around |by |until |till |before |after |since |from )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)\b/g,
      ' ',
    )
    .replace(
      /\b(?:shift|session|class|meeting|open|worked|lesson)\b(.{0,12}?)\b\d{1,2}(?: to | ?- ?| till | until )\d{1,2}\b/g,
      ' $1 ',
    )
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, ' ')
    .replace(/\b(?:in|by|since|until|before|during|of|summer|winter|spring|fall|autumn) (?:19|20)\d\d\b/g, ' ')
    .replace(
      /\b(?:on|by|until|before|since) the \d{1,2}th\b(?! (?:book|chapter|page|day|lesson|one|module|run|session|week|km|mile))/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
