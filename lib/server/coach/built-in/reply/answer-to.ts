import 'server-only'
import type { GoalFacts } from '../../facts'
import { answerAdvice, answerExpert } from './answers/advice'
import { answerAppHelp } from './answers/app-help'
import { answerClaim, claimIn } from './answers/claims'
import { answerBye, answerFiller, answerGreeting, answerSmallTalk, answerThanks } from './answers/courtesy'
import { answerCelebrate, answerReport, readReport } from './answers/deeds'
import { answerFigures } from './answers/figures'
import {
  answerAnother,
  answerAnswer,
  answerDid,
  answerInsists,
  answerMore,
  answerNo,
  answerOther,
  answerUnsure,
  answerWhy,
  answerYes,
} from './answers/follow-up'
import { answerForget } from './answers/forget'
import { answerGrave } from './answers/grave'
import { answerFear, answerMotivation, answerQuit, answerSetback, answerStuck } from './answers/hard'
import { answerLife } from './answers/life'
import { answerNoTime, answerOverwhelm } from './answers/load'
import { answerLow } from './answers/low'
import { answerOrder } from './answers/order'
import { answerComplaint, answerForeign, answerOffTopic, answerWordless } from './answers/outside'
import { answerEnergy, answerList, answerOverall } from './answers/overview'
import { answerFocus, answerPlan } from './answers/plan'
import { answerRecord } from './answers/record'
import { answerSaidDone } from './answers/said-done'
import {
  answerAbilities,
  answerIdentity,
  answerInjection,
  answerKnown,
  answerRecall,
  answerToday,
} from './answers/self'
import { answerNewGoal, answerOpen } from './answers/shape'
import { answerDeadline, answerForecast, answerNext, answerStatus } from './answers/status'
import { answerTakenBack } from './answers/taken-back'
import { answerTalk } from './answers/talk'
import { answerUnknown } from './answers/unknown'
import { answerWithoutGoals } from './answers/without-goals'
import { detectIntent, type Intent } from './detect-intent'
import type { Desk, Draft } from './draft'
import { figureAskIn } from './figure-ask'
import { type FollowUp, followUpOf } from './follow-up-of'
import { forgetAskIn } from './forget-ask'
import { graveMatterIn } from './grave/grave-matter'
import { lifeMomentIn } from './life/find-life-moment'
import { orderAskIn } from './order-ask'
import { recordAskIn } from './record-ask'
import { isRetraction } from './retraction'
import { saidDoneIn } from './said-done'
import { talkAskIn } from './talk-ask'
import { themeOf } from './themes/find-theme'
import { unknownTopic } from './unknown-topic'

type OfGoal = (desk: Desk, facts: GoalFacts) => Draft

/** Answers that need no goal to speak of. */
const always: Partial<Record<Intent, (desk: Desk) => Draft>> = {
  identity: answerIdentity,
  injection: answerInjection,
  empty: answerWordless,
  emoji: answerWordless,
  foreign: answerForeign,
  abilities: answerAbilities,
  known: answerKnown,
  recall: answerRecall,
  appHelp: answerAppHelp,
  today: answerToday,
  thanks: answerThanks,
  bye: answerBye,
  smallTalk: answerSmallTalk,
  offTopic: answerOffTopic,
  expert: (desk) => answerExpert(desk, desk.situation.focus),
  complaint: (desk) => answerComplaint(desk, desk.situation.focus),
  low: (desk) => answerLow(desk, desk.situation.focus),
  energy: answerEnergy,
}

/** Answers about one goal. */
const ofGoal: Partial<Record<Intent, OfGoal>> = {
  setback: answerSetback,
  quit: answerQuit,
  overwhelm: answerOverwhelm,
  noTime: answerNoTime,
  motivation: answerMotivation,
  stuck: answerStuck,
  fear: answerFear,
  forecast: answerForecast,
  deadline: answerDeadline,
  next: answerNext,
  advice: answerAdvice,
}

/** What is asked of the record, so that a topic it does not know has to be said. */
const aboutTheRecord: Intent[] = ['status', 'forecast', 'deadline', 'next']

/** What a message may be taken for only as long as it does not speak of the user's life more plainly. */
const faintly: Intent[] = [
  'open',
  'newGoal',
  'status',
  'advice',
  'celebrate',
  'filler',
  'today',
  'smallTalk',
  'setback',
  'low',
]

/** What is never a mere answer to the turn before. */
const firmly: Intent[] = ['identity', 'injection', 'emoji', 'empty', 'foreign', 'expert', 'thanks', 'bye']

/** Nothing in it can be a question about the talk. */
const UNREADABLE: Intent[] = ['identity', 'injection', 'emoji', 'empty', 'foreign']

const followUps: Record<FollowUp, OfGoal> = {
  did: answerDid,
  insists: answerInsists,
  another: answerAnother,
  why: answerWhy,
  yes: answerYes,
  no: answerNo,
  other: answerOther,
  more: answerMore,
  unsure: answerUnsure,
  answer: answerAnswer,
}

/** The answer to the message, by what it wants and what the record holds. */
export function answerTo(desk: Desk): Draft {
  const { situation } = desk
  const grave = graveMatterIn(situation.message)
  if (grave) return answerGrave(desk, grave)
  const intent = detectIntent(situation)
  if (!UNREADABLE.includes(intent) && isRetraction(situation.message.text, situation.context.turns))
    return answerTakenBack(desk)
  const toForget = UNREADABLE.includes(intent) ? null : forgetAskIn(situation.message.text)
  if (toForget) return answerForget(desk, toForget)
  const figure = UNREADABLE.includes(intent) || intent === 'expert' ? null : figureAskIn(situation)
  // What was said about something stands in the journal, in a check-in or in the talk: all are looked through.
  if (figure?.kind === 'wrote' || figure?.kind === 'whenDone') return answerFigures(desk, figure)
  const talk = UNREADABLE.includes(intent) ? null : talkAskIn(situation.message.text, situation.context.turns)
  if (talk) return answerTalk(desk, talk)
  if (figure) return answerFigures(desk, figure)
  const order = UNREADABLE.includes(intent) || intent === 'expert' ? null : orderAskIn(situation)
  if (order) return answerOrder(desk, order)
  const ask = UNREADABLE.includes(intent) || intent === 'expert' ? null : recordAskIn(situation.message.text)
  if (ask && situation.focus && !unknownTopic(situation)) return answerRecord(desk, ask, situation.focus)
  const saidDone = firmly.includes(intent) ? null : saidDoneIn(situation)
  if (saidDone) return answerSaidDone(desk, saidDone)
  const disagreed = firmly.includes(intent) ? null : disagreement(desk)
  if (disagreed) return disagreed
  const follow = firmly.includes(intent) ? null : followUpOf(situation, intent)
  const life = firmly.includes(intent) ? null : lifeMomentIn(situation.message.text)
  const isAnswer = follow?.kind === 'answer'
  const isLost =
    (life?.id === 'short-please' && !situation.focus) ||
    (life?.id === 'lost-thread' && (follow !== null || situation.lastCoachTurn !== null))
  if (
    life &&
    !isLost &&
    (life.isFirm || (faintly.includes(intent) && !(follow && !isAnswer))) &&
    !isOfGoal(situation, life.id)
  )
    return answerLife(desk, life)
  if (follow && (!isAnswer || !readReport(situation))) return followUps[follow.kind](desk, follow.facts)
  const simple = always[intent]
  if (simple) return simple(desk)
  if (intent === 'filler' && situation.ongoing.length > 0) return answerFiller(desk)
  if (intent === 'greeting' && situation.ongoing.length > 0) return answerGreeting(desk)
  const facts = situation.focus
  if (!facts)
    return situation.completed[0] && intent === 'celebrate'
      ? answerCelebrate(desk, situation.completed[0])
      : answerWithoutGoals(desk, intent)
  const topic = aboutTheRecord.includes(intent) && situation.message.isQuestion ? unknownTopic(situation) : null
  if (topic) return answerUnknown(desk, topic)
  return byRecord(desk, facts, intent) ?? byIntent(desk, facts, intent)
}

/** Deeds that belong to one kind of goal only. */
const OF_A_KIND = /\b(?:cook|paint|play|swim|read|wr[io]t|run|ran|meditat|sav|stud|learn|journal)\w*/

const OF_THE_BODY = /\b(?:train\w*|exercis\w*|work(?:ing)? ?out|gym)\b/

/** A claim that the record does not bear out. */
function disagreement(desk: Desk): Draft | null {
  const { message, named, ongoing } = desk.situation
  const meant =
    ongoing.find(({ goal }) => themeOf(goal).words.test(message.text)) ??
    (OF_THE_BODY.test(message.text) ? ongoing.find(({ goal }) => goal.domain === 'health') : undefined)
  const focus = named.length === 0 && meant ? meant : desk.situation.focus
  const claim = focus && claimIn(message.text)
  if (!claim) return null
  const isOther = named.length === 0 && OF_A_KIND.test(message.text) && !themeOf(focus.goal).words.test(message.text)
  return isOther && claim === 'every-day' ? null : answerClaim(desk, claim, focus)
}

/** Whether what sounds like an event of life is a report on a goal, by what the message names or counts. */
function isOfGoal(situation: Desk['situation'], life: string): boolean {
  if (!['small-win', 'slip', 'trying-again', 'work-win', 'with-people', 'deed'].includes(life)) return false
  const isNamed = situation.named.some(({ goal }) => !goal.isCompleted)
  return readReport(situation) !== null || (isNamed && (life === 'deed' || life === 'with-people'))
}

/** What the record has to say before anything else: work done that it does not know. */
function byRecord(desk: Desk, facts: GoalFacts, intent: Intent): Draft | null {
  const { situation } = desk
  if (!['open', 'celebrate', 'status', 'setback', 'overall', 'newGoal', 'stuck', 'focus', 'advice'].includes(intent))
    return null
  const report = readReport(situation)
  if (report && (report.next > report.facts.goal.progress || intent === 'setback'))
    return answerReport(desk, report.facts, report.next)
  return isDeed(situation.message.text) && !situation.message.isQuestion && intent === 'open'
    ? answerReport(desk, facts, null)
    : null
}

function byIntent(desk: Desk, facts: GoalFacts, intent: Intent): Draft {
  const { situation } = desk
  const { named, ongoing } = situation
  if (named.length > 1 && ['status', 'overall', 'open', 'forecast', 'deadline'].includes(intent))
    return answerOverall(desk, named)
  const own = ofGoal[intent]
  const isOpen = !facts.goal.isCompleted
  // Who calls themselves a failure over a mission that is closed is not to be congratulated on it.
  if (own && !isOpen && intent === 'setback') return own(desk, facts)
  if (own && (isOpen || intent === 'advice')) return own(desk, isOpen ? facts : (ongoing[0] ?? facts))
  if (intent === 'plan' && ongoing.length > 0) return answerPlan(desk)
  if (intent === 'focus' && ongoing.length > 0) return answerFocus(desk)
  if (intent === 'celebrate') return answerCelebrate(desk, named[0] ?? finishedOne(situation) ?? situation.before)
  if (intent === 'newGoal') return named.length && isOpen ? answerOpen(desk) : answerNewGoal(desk)
  if (
    intent === 'status' &&
    named.length === 0 &&
    /\b(?:tell me about|what about)\b(?!.*\b(?:my|me|it|that|this)\b)/.test(situation.message.text)
  )
    return answerOffTopic(desk)
  if (intent === 'listGoals') return answerList(desk)
  if (intent === 'overall' || (intent === 'status' && named.length === 0 && !situation.before))
    return named[0] ? answerStatus(desk, named[0]) : answerOverall(desk, ongoing)
  if (intent === 'status' || !isOpen) return answerStatus(desk, facts)
  return answerOpen(desk)
}

/** The goal completed lately, when the message is about finishing. */
function finishedOne({ completed, message }: Desk['situation']): GoalFacts | null {
  return /\b(?:finish\w*|complet\w*|done|did it|made it|achiev\w*|proud)\b/.test(message.text)
    ? (completed[0] ?? null)
    : null
}

/** Something said to be done, without a number. */
function isDeed(text: string): boolean {
  return DEED.test(text) && !/\b(?:not|n't|never|if|would|used to|last year)\b/.test(text)
}

const DEED =
  /(?:\bi(?:'ve| have)? (?:just |finally |also |already |even )*|^(?:just |finally )?)(?:ran|read|wrote|did|went|made|saved|put|swam|walked|called|sent|published|submitted|trained|meditated|practi[cs]ed|studied|finished|completed|cooked|met|started|worked|learned|learnt|cleaned|paid|booked|signed|lifted|cycled|spoke|talked|recorded|played|drew|painted|passed|sold|won|built|fixed|hit|reached|beat|managed|climbed)\b/
