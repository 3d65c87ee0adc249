import 'server-only'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention } from '../goal-lines'
import { wordsOfGoal } from '../words-of-goal'

export function answerOffTopic(desk: Desk): Draft {
  const { writer, situation } = desk
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(OFF_TOPIC), situation.focus ? mention(desk, situation.focus) : null],
    close: endWith(desk, situation.focus, {
      questions: ['Is there [something of yours|a mission] behind it?'],
      ofTen: 7,
    }),
  }
}

/** Emoji alone, or nothing to read. */
export function answerWordless(desk: Desk): Draft {
  const { writer, situation } = desk
  const { emoji, raw } = situation.message
  const top = situation.focus
  const shown = emoji
    ? (raw.match(/\p{Extended_Pictographic}(?:[\u200d\ufe0f]\p{Extended_Pictographic}?)*/gu) ?? []).slice(0, 2).join('')
    : null
  const lead =
    emoji === 'glad' ? WORDLESS_GLAD : emoji === 'heavy' ? WORDLESS_HEAVY : emoji ? WORDLESS_OTHER : NOTHING_SAID
  return {
    moment: emoji === 'glad' ? 'progress' : emoji === 'heavy' ? 'overwhelm' : null,
    opening: 'none',
    lines: [
      writer.say(lead, { shown }),
      top && emoji !== 'heavy' && (emoji || situation.context.turns.length === 0) ? mention(desk, top) : null,
    ],
    close: writer.say(WORDLESS_ASKS[emoji ?? 'none'], top ? wordsOfGoal(top) : {}),
  }
}

/** Another language: said in it, then what can be done. */
export function answerForeign(desk: Desk): Draft {
  const { writer, situation } = desk
  const language = situation.message.language
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [language?.sentence ?? null, writer.say(ENGLISH_ONLY, { language: language?.name })],
    close: writer.say(TRY_ENGLISH),
  }
}

/** Told that an answer was no good: owned, and asked for better ground. */
export function answerComplaint(desk: Desk, facts: GoalFacts | null): Draft {
  const { writer } = desk
  return {
    moment: null,
    opening: 'none',
    lines: [writer.say(OWNED), facts ? mention(desk, facts) : null],
    close: writer.say(COMPLAINT_ASKS, facts ? wordsOfGoal(facts) : {}),
  }
}

const OFF_TOPIC = [
  '[That lies outside what I know|That is beyond me|I cannot answer that one]. I [read|know] your missions and [your journal|journal, nothing else].',
  '[I am no search engine|I have no news and no encyclopedia], [only your record|just your missions].',
]
const WORDLESS_GLAD = [
  '{shown}. [I take that as good news|That looks like a good day|Something went right].',
  '{shown} [right back|noted].',
]
const WORDLESS_HEAVY = [
  '{shown}. [That looks heavy|That says enough to slow down|I see it is not a good moment].',
  '[I see|I notice] {shown}. [No hurry.|Take your time.]',
]
const WORDLESS_OTHER = ['{shown}. [I am not sure how to read it|I would only be guessing at it].']
const NOTHING_SAID = [
  '[That came through without words|There was nothing to read|Your message arrived empty].',
  '[Nothing arrived.|Silence is fine too.]',
]
const WORDLESS_ASKS = {
  glad: ['What [went well|happened]?', 'Is it about {goal}?', 'What are you [glad about|celebrating]?'],
  heavy: [
    'What happened?',
    'What is [the hardest part|weighing on you] right now?',
    'Do you want to [tell me|put it in words]?',
  ],
  other: ['What does it stand for?', 'What would it say in words?', 'Is it about {goal}?'],
  none: ['What did you want to say?', 'What is on your mind?', 'Where shall we start?'],
} as const
const ENGLISH_ONLY = [
  '[That looks like {language}|I take that for {language}], [and I speak English only|and English is all I have].',
  '[I cannot read {language} well.|My {language} is not good enough.] [English works.|English I can.]',
]
const TRY_ENGLISH = [
  'Could you [say it again in|try it in] English?',
  'Would [simple|a little] English [work for you|be possible]?',
]
const OWNED = [
  '[Fair|That is fair]. [I missed what you needed|That answer did not help].',
  '[You are right to say so.|Point taken.] [Let me be more useful.|Once more, then.]',
]
const COMPLAINT_ASKS = [
  'What [were you after|did you need] instead?',
  'What would a useful answer [have in it|look like]?',
  'Shall we talk about {goal}, or [something else|another matter]?',
]
