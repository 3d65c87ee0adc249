import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { UNREAD } from '@/lib/server/language/orders/read-orders'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { isSurelyAsked } from '@/lib/server/language/questions/read-question'
import type { Token } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import { pause } from '@/lib/server/take-turns'
import { careLevels } from '../../care-levels'
import type { CoachCall, ReplyPart } from '../../coach'
import type { ChatContext } from '../../context'
import { extractMemory } from '../../memory/extract-memory'
import { isLikelyCry } from '../../safety'
import { unaddressed } from './addressed'
import { alertWhole } from './alert-asked'
import { advisedOn, easeFor, stuckWith } from './counsel'
import { courtesyFor, wishAnswer } from './courtesy'
import { planAnswer, planOnward } from './day-plan'
import { goodDaysAnswer, patternsAnswer } from './energy-asked'
import { focusAnswer } from './focus'
import { graveAnswer } from './grave'
import { isHard, momentAnswer } from './hard-moment'
import { type Answer, plain } from './looked-for'
import { offeredWords } from './offered'
import { otherwise, THANKS } from './otherwise'
import { recordAnswer } from './record-questions'
import { goalMeant, readSaid, type Said, saidBefore } from './said'
import { overviewIn, standingAnswer } from './standing'
import { sumAnswer } from './sums'
import { whereIs } from './where-is'

/**
 * The built-in coach's reply: from the user's record, computed and never guessed, and what it cannot answer it says. The
 * same context gives the same words. It claims no deed: what can be done stands under the reply as proposals.
 */
export async function* composeReply(context: ChatContext, { signal }: CoachCall): AsyncIterable<ReplyPart> {
  // What was said before is looked at for what it asked; its beginning tells.
  const turns = context.turns.map((turn) => ({ ...turn, text: turn.text.slice(0, MOST_OF_TURN) }))
  const message = unaddressed(context.message, context.persona.name)
  const { text, looked } = await withQuestion({ ...context, message, turns })
  for (const one of looked) yield { looked: one }
  yield* streamWords(context.instead === text ? `${SAME} ${text}` : text, signal)
}

/** For what may be a cry and is no outright one, where nothing else meets it. */
const ARE_YOU_SAFE =
  'I am sorry, that sounds very heavy. Are you safe right now? Please tell someone near you how it is; findahelpline.com lists who answers at any hour where you are.'
/** For what somebody tells in the days after words of a crisis. */
const HOW_ARE_YOU =
  'How are you right now? If it is too heavy to carry alone, tell someone near you, or find who answers at any hour at findahelpline.com.'
/** After a large import the first question comes before all of it can be found. */
const STILL_READING = 'I am still reading what you imported, so this may not be all of it. Ask again in a minute.'
/** Of some weeks as a whole their energy is told, and no more. */
const RECAP = 'What a week or a month came to stands in Insights.'
const MOST_OF_TURN = 500
const SAME = 'I looked again, and the answer is the same.'

/** What answers the message, and the question of a talk that it came in between; a hard moment ends the talk. */
async function withQuestion(context: ChatContext): Promise<Answer> {
  const said = readSaid(context.message)
  const answer = await answerTo(said, context)
  const { text, looked } = isToldAgain(answer, said, context) ? plain(NO_MORE) : answer
  const { resume } = context.offers
  const isBehind = looked.length > 0 && context.record.isBehind?.()
  const isOver = resume === undefined || isHard(said) || graveAnswer(said)
  const parts = [text, isBehind && STILL_READING, !isOver && `Back to the plan. ${resume}`]
  return { text: parts.filter(Boolean).join('\n\n'), looked }
}

/** "What knocked it back that time?": what was told just before of the goal that "it" is, told once more, is no answer. */
function isToldAgain({ text }: Answer, said: Said, context: ChatContext): boolean {
  const last = context.turns.at(-1)
  if (last?.isFromUser !== false || !/” stands at /.test(text) || text.slice(0, MOST_OF_TURN) !== last.text)
    return false
  if (saidBefore(context).at(-1) === context.message || context.instead !== undefined) return false
  // "How far?", "am I on track?" ask just that, and nothing of what happened.
  const happened = (token: Token) => isPastForm(token) && !/^(?:did|was|were|had)$/.test(token.word)
  const isOfOther = said.sentences.some(({ sentence }) => sentence.tokens.some(happened))
  return isOfOther && offeredWords(context.offers) === null && goalMeant(said, { ...context, turns: [] }) === null
}
const NO_MORE =
  'I have told you what I can of that. Ask with a word that you wrote or a day, and I look whether your record says more.'

async function answerTo(said: Said, context: ChatContext): Promise<Answer> {
  const { ordered, heard, refused, talk } = context.offers
  const foreign = foreignLanguage(context.message)
  if (foreign) return plain(`${foreign.sentence} (I only answer in English, not in ${foreign.name}.)`)
  const grave = graveAnswer(said)
  if (grave) return plain(grave)
  await pause()
  const offered = offeredWords(context.offers)
  if (talk !== undefined) return plain([talk, offered].filter(Boolean).join(' '))
  // An order that was not understood may be of what is done on a screen of its own.
  const isUnread = ordered.length + heard.length === 0 && refused.every((words) => words === UNREAD)
  const courtesy = (offered ? null : courtesyFor(said, context)) ?? (isUnread ? whereIs(context.message) : null)
  if (courtesy) return plain(courtesy)
  const isFree = ordered.length === 0
  const level = isFree ? (await careLevels([context.message]))[0] : null
  // What resembles a cry from afar has the ordinary answer, and the interface's quiet line beside it.
  const isFaint = level === 'unclear' && !isLikelyCry(context.message)
  const isAsked = level === 'unclear' && said.sentences.every(({ sentence }) => isSurelyAsked(sentence, context))
  const isHeavy = level !== null && !isAsked && !isFaint
  // "Push the run, Aoife is stuck at work" tells why, and asks for no comfort.
  const isMet = isHeavy || (isFree && refused.length === 0 && isHard(said))
  await pause()
  const asks = said.sentences.some(({ sentence }) => sentence.isQuestion)
  const answer = isMet && !asks ? null : await fromRecord(said, context)
  await pause()
  // "When did my hip last act up?" is answered; what only sounds like a question is met.
  const told = isHeavy && !answer?.looked.some(({ refs }) => refs.length > 0) ? null : answer
  const moment = momentAnswer(said, context.turns)
  const met = isMet ? (moment ? eased(moment, said, context) : isHeavy ? ARE_YOU_SAFE : null) : null
  const parts = [told?.text ?? met, offered].filter(Boolean)
  if (parts.length > 0) return { text: parts.join('\n\n'), looked: told?.looked ?? [] }
  // Whether a fact about the user is kept stands under the message.
  const other = wishAnswer(said) ?? moment ?? (extractMemory(context.message, context) ? THANKS : null)
  // "I just want it all to stop", after words of a crisis, is no remark.
  if (context.recentCrisis && !asks && !other) return plain(`${THANKS} ${HOW_ARE_YOU}`)
  return other ? plain(other) : otherwise(said, context)
}

/** "I'm overwhelmed with the attic": what a hard time is had with asks for less. */
function eased(moment: string, said: Said, context: ChatContext): string {
  const goal = said.words.some((word) => OF_LOAD.has(word)) ? goalMeant(said, { ...context, turns: [] }) : null
  return goal && !goal.isCompleted ? `${moment} ${easeFor(goal)}` : moment
}
/** A row about a goal asks for no ten minutes of it. */
const OF_LOAD = wordSet('overwhelmed swamped drowning stretched stressed exhausted tired knackered drained struggling')

/** What the message asks: a sum on its own figures, how things stand, a plan, or the record. */
async function fromRecord(said: Said, context: ChatContext): Promise<Answer | null> {
  // "4500*3 - 1250" asks for nothing of the record, whatever entry has a 4500.
  if (!/\p{L}/u.test(context.message)) return null
  const begun = stuckWith(said, context) ?? advisedOn(said, context)
  if (begun) return plain(begun)
  const ofEnergy = (await patternsAnswer(said, context)) ?? (await goodDaysAnswer(said, context))
  if (ofEnergy) return ofEnergy
  const overview = overviewIn(said, context)
  if (overview === 'recap') return (await recordAnswer(said, context)) ?? plain(RECAP)
  // "Two of the four shelves are up, so roughly 90% now" asks for no sum.
  const isTold = context.offers.heard.length > 0 && !said.sentences.some(({ sentence }) => sentence.isQuestion)
  const reckoned =
    (isTold ? null : sumAnswer(said, context)) ??
    alertWhole(said, context) ??
    standingAnswer(said, context, overview) ??
    (await planAnswer(said, context)) ??
    (await planOnward(said, context))
  if (reckoned) return plain(reckoned)
  return (await focusAnswer(said, context)) ?? recordAnswer(said, context)
}

const WORDS_PER_CHUNK = 3

/** Gives out a text a few words at a time, whitespace kept, yielding to other requests in between. */
async function* streamWords(text: string, signal: AbortSignal): AsyncIterable<string> {
  const words = text.match(/\S+\s*/g) ?? []
  for (let at = 0; at < words.length; at += WORDS_PER_CHUNK) {
    if (signal.aborted) return
    yield words.slice(at, at + WORDS_PER_CHUNK).join('')
    await setImmediate()
  }
}
