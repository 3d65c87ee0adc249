import 'server-only'
import type { Turn } from '../../../context'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { isSafeToRepeat, straightened } from '../read-message'
import { clipWords, onOneLine, sentencesIn, wordCount } from '../sentences'
import { tellingStems } from '../stem'
import { type TalkAsk, talkAskIn } from '../talk-ask'
import { shortTitle } from '../titles'
import { wordsOfGoal } from '../words-of-goal'
import { wishIn } from './shape'

const LONGEST = 30
const LONGEST_SENTENCE = 400
/** So many turns are handed over at most: with fewer, the first of them is where the talk began. */
const WHOLE_TALK = 24

/** What was said in this talk, said again as it was asked for. */
export function answerTalk(desk: Desk, ask: TalkAsk): Draft {
  if (ask === 'mine') return answerMine(desk)
  return ask === 'yours' ? answerYours(desk) : answerShorter(desk)
}

/** "What did I just say?": the user's own words, the ones that are asked for. */
function answerMine(desk: Desk): Draft {
  const { writer, situation } = desk
  const said = situation.context.turns.filter((turn) => turn.isFromUser && isSafeToRepeat(turn.text))
  const found = wantedOf(situation.message.text, said)
  return {
    moment: null,
    opening: 'none',
    lines: [found ? writer.say(found.patterns, { words: found.words }) : writer.say(NOTHING_OF_IT)],
    close: writer.say(MINE_ASKS) ?? endWith(desk, situation.before ?? situation.focus),
  }
}

/** A message as it was written, on one line, cut between words. */
function saidBack(text: string): string {
  const words = onOneLine(text).split(' ')
  const kept = words.slice(0, LONGEST).join(' ').slice(0, LONGEST_SENTENCE)
  return words.length > LONGEST ? `${kept}…` : kept
}

type Found = { words: string; patterns: readonly string[] }

function wantedOf(text: string, said: readonly Turn[]): Found | null {
  const newestFirst = [...said].reverse()
  const quoted = (turn: Turn | undefined, patterns: readonly string[]): Found | null =>
    turn ? { words: `“${saidBack(turn.text)}”`, patterns } : null
  if (/\bfirst\b/.test(text)) return quoted(said[0], said.length < WHOLE_TALK / 2 ? FIRST_WORDS : EARLIEST_WORDS)
  if (/\b(?:time|hour|day|date|when|agree|decide|settle|plan)\b/.test(text)) {
    const timed = newestFirst.find((turn) => TIMED.test(straightened(turn.text)))
    if (timed) return quoted(timed, THEN_WORDS)
  }
  if (/\bwant/.test(text)) {
    const wish = newestFirst.map((turn) => wishIn([onOneLine(turn.text)])).find((one) => one !== null)
    if (wish) return { words: `“${wish}”`, patterns: WISHED_WORDS }
  }
  const about = /\babout (.+?)[\s?.!]*$/.exec(text)?.[1]
  if (about) {
    const stems = tellingStems(about)
    const near = newestFirst.find((turn) => [...tellingStems(turn.text)].some((stem) => stems.has(stem)))
    return quoted(near, THEN_WORDS)
  }
  return quoted(newestFirst[0], LAST_WORDS)
}

/** "Say that again": the core of the coach's last turn and how it ended. */
function answerYours(desk: Desk): Draft {
  const { writer, situation } = desk
  const { core, end } = partsOf(lastAnswer(situation.context.turns))
  const ending = end ? writer.say(end.endsWith('?') ? MY_QUESTION : MY_STEP, { words: withoutStop(end) }) : null
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [core ? writer.say(MY_CORE, { words: withoutStop(core) }) : null],
    close: ending ?? endWith(desk, situation.before ?? situation.focus),
  }
}

/** "Make it shorter": the mission in a line, and what was asked or proposed. */
function answerShorter(desk: Desk): Draft {
  const { writer, situation } = desk
  const turn = lastAnswer(situation.context.turns)
  // What a turn is about it names first; what presses elsewhere comes after.
  const [facts = situation.before] = [...situation.ongoing, ...situation.completed]
    .map((one) => ({ one, at: turn.indexOf(shortTitle(one.goal.title)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const { core, end } = partsOf(turn)
  const step = /^[^:“”]{2,60}: (.+)[.]$/s.exec(end ?? '')?.[1]?.replace(TAIL, '')
  const ending = step ? writer.say(SHORT_STEP, { step }) : end?.endsWith('?') ? end : null
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [
      facts
        ? writer.say(shortOf(facts), wordsOfGoal(facts))
        : core && core !== end
          ? writer.say(IN_SHORT, { words: clipWords(core, 12) })
          : null,
    ],
    close: ending ?? endWith(desk, facts ?? situation.focus, { size: 'tiny', isNamed: true }),
  }
}

/** The coach's newest turn that was not itself something said again. */
function lastAnswer(turns: readonly Turn[]): string {
  const coach = turns.flatMap((turn, at) => (turn.isFromUser ? [] : [at]))
  const fresh = coach.findLast((at) => {
    const before = turns[at - 1]
    return !before?.isFromUser || talkAskIn(straightened(before.text), turns.slice(0, at - 1)) === null
  })
  return turns[fresh ?? coach.at(-1) ?? -1]?.text ?? ''
}

function shortOf({ goal, isOverdue, isOnPace }: GoalFacts): readonly string[] {
  if (goal.isCompleted) return ['{goal}: done.']
  if (isOverdue) return ['{goal}: {pct}, {over} late.', '{goal}: {over} overdue, {pct}.']
  if (isOnPace === null) return ['{goal}: {pct}.', '{goal}, {pct}.']
  return isOnPace
    ? ['{goal}: {pct}, on pace.', '{goal}: on pace, {pct}.']
    : ['{goal}: {pct}, behind.', '{goal}: behind, {pct}.']
}

/** The sentence of a turn that says most, and the one it ends with. */
function partsOf(text: string): { core: string | null; end: string | null } {
  const sentences = sentencesIn(text)
  const told = sentences.slice(0, -1).filter((one) => wordCount(one) > 3)
  const core = told.find((one) => /“[^”]+”|\d/.test(one)) ?? told[0] ?? null
  return { core, end: sentences.at(-1) ?? null }
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.!\s]+$/, '').slice(0, LONGEST_SENTENCE)
}

/** What only makes a step sound firmer. */
const TAIL =
  /, (?:nothing else|no more than that|before anything else|and that is all|just that|then let it rest|and then stop|no more)$/
const TIMED =
  /\b(?:at|from|by|until|before|after) \d|\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)\b|\b(?:today|tonight|tomorrow|morning|noon|afternoon|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)\b/
const LAST_WORDS = ['[You said|Your last words were|You wrote|The last from you was]: {words}.']
const FIRST_WORDS = ['[You began with|Your first message was|It began with]: {words}.']
const EARLIEST_WORDS = ['[The earliest I still have whole is|As far back as I can see, you said]: {words}.']
const THEN_WORDS = ['[You said|You told me|Your words]: {words}.']
const WISHED_WORDS = [
  '[You said you wanted to|You told me you want to]: {words}.',
  '[Your wish was|Your own words]: {words}.',
]
const NOTHING_OF_IT = [
  '[I find nothing of that in this talk|That has not come up in this talk]. [Tell me once more.|Say it again and I have it.]',
]
const MINE_ASKS = [
  'Does it still hold?',
  'Would you put it differently now?',
  'What has changed since?',
  'Shall we go on from there?',
]
const MY_CORE = ['[I said this|What I said was this|Once more|Here it is again]: {words}.']
const MY_QUESTION = ['[And I asked|Then I asked|My question was]: {words}']
const MY_STEP = ['[And I proposed this|Then came the step|What I proposed]: {words}.']
const SHORT_STEP = ['[Do this|Only this|The step|Your move|Just]: {step}.']
const IN_SHORT = ['In short: {words}.']
