import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { SMALL_STEP } from '@/lib/contract/unanswered'
import { UNREAD } from '@/lib/server/language/orders/read-orders'
import { wordsOf } from '@/lib/server/language/phrases'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { isAhead } from '@/lib/server/language/questions/misfit'
import { notUnderstood } from '@/lib/server/language/questions/not-understood'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { CANNOT_MORE, counselFor, goalNear } from './counsel'
import { kindWord } from './hard-moment'
import type { Answer } from './looked-for'
import {
  asksFact,
  heldBy,
  isAdvice,
  NONE_HAS,
  NOT_AHEAD,
  nearestAnswer,
  nearestQuestions,
  nearestTo,
  nearRow,
  plain,
  seeksCounsel,
  tellingWords,
} from './looked-for'
import { namedWords } from './named-things'
import { offeredPresses, TO_JOURNAL } from './offered'
import { asksOfCoach, goalMeant, isOrderLike, isToCoach, type Said } from './said'
import { aboutOne, neglectedWords } from './standing'

const CANNOT =
  'I cannot talk that over: I look things up in your journal and your goals, do sums and set things up. To talk things over, whoever runs this server can connect a model in Settings.'
/** Who has read all of it is told so in short. */
const CANNOT_EITHER = 'I cannot talk that over.'
const NOT_FOUND = 'I could not find that: nothing you wrote has those words together.'
const NOT_READ = 'I did not understand that. Ask with a word you wrote, the name of a goal or a day.'
const NO_DOCTOR =
  'I cannot judge that. When your body says something, rest is the safer choice, and a doctor knows more than I do.'
const OF_BODY = wordSet(
  'sore throat fever sick ill pain hurt hurts injury injured strain sprain swollen dizzy cough headache migraine flu cold knee ankle calf medicine pills dose',
)
/** "It is cold out" is of no body, "a cold" is. */
function isOfBody({ tokens }: Sentence): boolean {
  return tokens.some(({ word }, at) => {
    return (
      OF_BODY.has(word) &&
      (word !== 'cold' || /^(?:an?|the|my|this|that|bad|nasty|heavy)$/.test(tokens[at - 1]?.word ?? ''))
    )
  })
}

/** "Tell me something good". */
const ASKED =
  /^\W*(?:please )?(?:tell|give|help|say|sing|write|explain|show|write|teach|advise|translate|recommend|suggest) /i
/** To what is told and has no other answer. */
export const THANKS = 'Thank you for telling me.'
/** What asks for nothing can still be kept, by one press; what was meant as an order must not sound granted. */
const KEPT = `I can keep it in your journal, as you wrote it.\n\n${offeredPresses([TO_JOURNAL])}`
const KEPT_TOO = `I can keep that in your journal, too.\n\n${offeredPresses([TO_JOURNAL])}`
/** To what is neither plainly told nor read as anything else. */
const EITHER = `I hear you, but I am not sure what to do with it. I can keep it in your journal, as you wrote it. If there is something to look up or to set, say it with its name or its day.\n\n${offeredPresses([TO_JOURNAL])}`

/** To a newcomer, who has written no word and has no goal to be named. */
const TO_BEGIN = `Tell me one thing that you want to get done, such as “I want to swim 1 km by June”, and we can make it a goal. Or I can keep this in your journal, as you wrote it.\n\n${offeredPresses([TO_JOURNAL])}`

/**
 * What the built-in coach cannot talk over: it says so in a line, and shows what comes nearest to it in the record. What
 * asks for something of the person's own, or for a fact, is looked for first.
 */
export async function otherwise(said: Said, context: ChatContext): Promise<Answer> {
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const cannot = context.turns.some(({ text, isFromUser }) => !isFromUser && text.includes(CANNOT))
    ? CANNOT_EITHER
    : CANNOT
  const asking = sentences.find(asksFact)
  const asksOn = ASKS_ON.test(context.message)
  if (!/\p{L}/u.test(context.message)) return plain(NOT_READ)
  const isTold = (one: Sentence) =>
    !one.isQuestion &&
    !seeksCounsel(one) &&
    !isAdvice(one) &&
    !ASKED.test(one.text) &&
    !asksOfCoach(one) &&
    !TAGGED.test(one.text)
  if (!asking && sentences.every(isTold)) {
    // "Passports done", of what is completed already.
    const over = goalMeant(said, { ...context, turns: [] })
    const isBrief = sentences.flatMap(wordsOf).length < MOST_OF_REMARK
    if (over && ((over.isCompleted && isBrief) || asksOn)) return plain(aboutOne(over, context))
    // "And the piano itself", "oh god yes. and then" ask on.
    if (context.turns.length > 0 && GOES_ON.test(sentences.at(-1)?.text ?? '') && sentences.length <= 2)
      return plain(Object.values(notUnderstood('whole')).join(' '))
    if (isRemark(sentences, context)) return plain(remarkWords(sentences))
    // "Yes, without looking", in the middle of a talk, asks for nothing.
    const isAside =
      context.turns.length > 0 && said.words.length <= FEW_WORDS && !/^(?:and|or|but|so)$/.test(said.words[0] ?? '')
    const whole = unkeptWords(sentences)
    const met = whole === null || whole === UNREAD ? (namedWords(sentences, context) ?? whole) : whole
    if (met !== null) return plain(met)
    const lead = toldWords(sentences, isAside, LAUGHS.test(context.message))
    // What is kept for the journal was perhaps written of before.
    const before = await writtenBefore(sentences, context)
    if (before) return { ...before, text: `${lead ?? THANKS} ${before.text}\n\n${KEPT}` }
    if (lead === null) return plain(context.goals.length === 0 ? TO_BEGIN : EITHER)
    // The same sentence once more would be a machine's.
    const isAgain = context.turns.some(({ text, isFromUser }) => !isFromUser && text.includes(KEPT))
    return plain(isAgain ? [lead === THANKS ? '' : lead, KEPT_TOO].filter(Boolean).join(' ') : `${lead} ${KEPT}`)
  }
  // Whether to run with a sore throat is no question of a goal.
  if (!asking && sentences.some((one) => seeksCounsel(one) && isOfBody(one))) return plain(NO_DOCTOR)
  const question = asking ?? sentences.find(({ isQuestion }) => isQuestion)
  // "Should I cancel the talk?": what follows for the talk is what can be said to it.
  const goal = asking ? null : (goalMeant(said, { ...context, turns: [] }) ?? goalNear(sentences, context))
  // "And the blood pressure?"
  if (goal && asksOn && sentences.flatMap(wordsOf).length < MOST_OF_REMARK) return plain(aboutOne(goal, context))
  // Whether it goes on is for the person to weigh, and how to go on is no answer.
  const isHow = HOW.test(context.message) && !ENDS.test(context.message)
  const told = goal && (isHow ? counselFor(goal, context) : aboutOne(goal, context))
  if (told) return plain(`${told}\n\n${CANNOT_MORE}`)
  // "Which goal should I drop?"
  if (!asking && context.goals.length > 0 && said.words.some((word) => OF_GOALS.has(word)))
    return plain(`${neglectedWords(context)}\n\n${cannot}`)
  const withNear = (words: string) =>
    plain([words, question ? nearestQuestions(question, context) : ''].filter(Boolean).join('\n\n'))
  // What was written once tells nothing of what is to come.
  if (question && isAhead(question.tokens)) return withNear(NOT_AHEAD)
  // What is asked by who, what, when or where is no talk: what comes nearest may hold the answer.
  if (asking)
    return (await nearestAnswer(asking, context)) ?? withNear(tellingWords(sentences).length > 0 ? NOT_FOUND : NOT_READ)
  // What one could do about it is for the person to say, and asked once.
  const isAsked = context.turns.slice(-MOST_BETWEEN).some(({ text }) => text.includes(SMALL_STEP))
  if (HOW_TO.test(context.message) && sentences.some((one) => seeksCounsel(one) || isAdvice(one)) && !isAsked)
    return plain(`${cannot}\n\n${SMALL_STEP}`)
  // That no entry has a word is no news to what asks for none.
  const near = await nearestTo(sentences, context)
  // What lacks a word of it is of something else.
  const isNear = near && near.rows.length > 0 && !near.text.startsWith(NONE_HAS)
  return isNear ? { ...near, text: `${cannot}\n\n${near.text}` } : withNear(cannot)
}

/** "Finn lost another tooth": what was written of it before, where few words of it stand in few entries or several in one. */
async function writtenBefore(sentences: readonly Sentence[], context: ChatContext): Promise<Answer | null> {
  const isLong = sentences.length > MOST_SENTENCES || sentences.some(({ text }) => text.length > LONGEST)
  if (isLong || sentences.some(({ text }) => WANTS.test(text))) return null
  const near = await nearestTo(sentences, context)
  const row = near?.rows.find(({ ref }) => ref.kind === 'journal' || ref.kind === 'response')
  if (!near || !row) return null
  const { has } = heldBy(row)
  const held = tellingWords(sentences).filter((word) => word.length > 3 && has(word)).length
  // "Yes, without looking" has one word of many days, and "too embarrassed to text her" of what was embarrassing.
  if (held < FEWEST_HELD) return null
  const text = `You wrote of something like it before:\n- ${nearRow(row, dateIn(context.timeZone, context.now))}`
  return { text, looked: near.looked }
}
const [MOST_SENTENCES, FEW_WORDS, LONGEST, FEWEST_HELD] = [3, 4, 300, 2]

/** "Doable. Thanks", "no, leave it": what goes on with the talk and tells nothing that was done or felt. */
function isRemark(sentences: readonly Sentence[], { turns }: ChatContext): boolean {
  const words = sentences.flatMap(wordsOf)
  const isOwn = OF_SELF.has(words[0] ?? '') || kindWord(words) !== null || sentences.some(isOfBody)
  // "7 on Friday is too early", "Daniel says it was nearly right" tell more than that.
  const isTold =
    sentences.some(counts) ||
    sentences.some((one) => one.tokens.some(({ value }) => value !== null)) ||
    tellingWords(sentences).length > 0
  const isBrief = turns.length > 0 && words.length <= MOST_OF_REMARK
  return isBrief && (WITHDRAWN.test(sentences[0]?.text ?? '') || (!isOwn && !isTold && !sentences.some(isDeed)))
}
function counts(sentence: Sentence): boolean {
  return quantitiesIn(sentence).some(({ unit }) => unit !== null)
}
function isDeed({ tokens }: Sentence): boolean {
  return tokens.some((token, at) => isPastForm(token) && tokens[at - 1]?.word !== 'to')
}
/** "What should I read next?" asks for no way to go on. */
const HOW =
  /\b(?:how|why|help|tips?|advice|better|improve|faster|more)\b|\bwhat (?:should|can|could|do|shall|would|must) (?:i|we) do\b/i
/** "Bit flat today, dunno why" asks for no step. */
const HOW_TO = /\bhow (?:do|can|could|would|should|am|to)\b|\b(?:tips?|advice|help me)\b/i
const ENDS = /\b(?:cancel|drop|quit|give up|giving up|abandon|stop|worth)\b/i
/** So many turns later it may be asked again. */
const MOST_BETWEEN = 8
const OF_GOALS = wordSet('goal goals mission missions')
const ASKS_ON = /^\W*(?:and|what about|how about) (?:the|my) /i
const GOES_ON = /^\W*(?:and|or) (?:(?:the|my|in|on|at|for|of|about)\b|(?:now|then)\W*$)/i
/** "That's the calf, isn't it" asks. */
const TAGGED = /\b(?:is|was|are|were|do|does|did|has|have)n['’]?t (?:it|that|there|he|she|we|they|i)\W*$/i
const WITHDRAWN = /\b(?:leave (?:it|that one|that)|never ?mind|forget it)\W*$/i
const OF_SELF = wordSet("i i'm im i've ive we my our feel feeling")
const MOST_OF_REMARK = 10

/** What may have been meant as an order must not sound granted. */
function remarkWords(sentences: readonly Sentence[]): string {
  const isOrder = sentences.some((one) => isOrderLike(one) || one.tokens.some(({ word }) => ORDERING.has(word)))
  if (isOrder) return UNREAD
  return WITHDRAWN.test(sentences[0]?.text ?? '') ? NOTHING_CHANGED : ALL_RIGHT
}
const ALL_RIGHT = 'All right.'
const ORDERING = wordSet('do make put set move change book add instead skip lower raise increase reduce')

const PLEASE = wordSet('please pls plz')
/** "Finn is awake", "she has a cold". */
const TELLS = /^\W*(?:didn['’]?t\b|(?!it\b|that\b|this\b)(?:\p{L}+ ){1,3}(?:is|are|has|have|did(?:n['’]?t| not))\b)/iu
const WANTS = /\bi (?:want|need|would like)\b|\bi['’]?d like\b/i
const NOTHING_CHANGED = 'All right. Nothing was changed.'
const HELD =
  /(?<!\b(?:i|we|you|they) )\b(?:don['’]?t|do not|no need to) (?:write|log|note|keep|save|record|add|ask|remind|change|move)\b|\bhold that\b/i
/** So few words that are kind or glad say nothing that could be kept. */
const MOST_OF_CRY = 2
const FINE = wordSet('fine okay ok better gone good great nothing')

/** To what is no entry though it asks nothing: an order, what is said to the coach, a cry of a word or two; null for what can be kept. */
function unkeptWords(sentences: readonly Sentence[]): string | null {
  // "No, don't write it down", "hold that".
  if (sentences.some(({ text }) => HELD.test(text))) return NOTHING_CHANGED
  // "I meant the weekend", "you are not very chatty": what is said to the coach is no entry.
  if (isToCoach(sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)))) return CANNOT
  if (sentences.some((one) => isOrderLike(one) || one.tokens.some(({ word }) => PLEASE.has(word)))) return UNREAD
  const words = sentences.flatMap(wordsOf)
  return words.length <= MOST_OF_CRY ? kindWord(words) : null
}

const HA = 'Ha! That is one to keep.'
const LAUGHS = /\b(?:lol|lmao|(?:ha){2,})\b|😂|🤣|^\W*ha\b/iu
const MAY_ASK = wordSet('what how when where why whether alert alerts reminder reminders goal milestone')

/** What is said to what can be kept, before it is offered; null where it may as well have asked for something. */
function toldWords(sentences: readonly Sentence[], isAside: boolean, isLaughing: boolean): string | null {
  const words = sentences.flatMap(wordsOf)
  const kind = kindWord(words) ?? (isLaughing ? HA : null)
  // "From the pop in the calf to running again how long was that": thanks are no answer to what may have been asked.
  if (kind === null && words.some((word) => MAY_ASK.has(word))) return null
  // "The calf was fine, too" complains of nothing.
  const isFine = words.some((word) => FINE.has(word))
  const tells = (one: Sentence) => isDeed(one) || isOfBody(one) || TELLS.test(one.text) || counts(one)
  const isTold =
    !sentences.some(({ text }) => WANTS.test(text)) &&
    (words.some((word) => OF_SELF.has(word)) || sentences.some(tells))
  if (!isTold && !kind && !isAside) return null
  return [kind ?? THANKS, !isFine && sentences.some(isOfBody) && NO_DOCTOR].filter(Boolean).join(' ')
}
