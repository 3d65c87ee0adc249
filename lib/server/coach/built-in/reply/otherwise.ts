import 'server-only'
import { UNREAD } from '@/lib/server/language/orders/read-orders'
import { wordsOf } from '@/lib/server/language/phrases'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { isAhead } from '@/lib/server/language/questions/misfit'
import { notUnderstood } from '@/lib/server/language/questions/not-understood'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { kindWord } from './hard-moment'
import type { Answer } from './looked-for'
import {
  asksFact,
  NOT_AHEAD,
  nearestAnswer,
  nearestQuestions,
  nearestTo,
  plain,
  seeksCounsel,
  tellingWords,
} from './looked-for'
import { TO_JOURNAL } from './offered'
import { asksOfCoach, goalMeant, isOrderLike, isToCoach, type Said } from './said'
import { aboutOne } from './standing'

const CANNOT =
  'I cannot talk that over with you. I look things up in your journal and your goals, do sums and set things up. To talk things over, whoever runs this server can connect a model in Settings.'
/** Who has read all of it is told so in short. */
const CANNOT_EITHER = 'I cannot talk that over with you.'
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
const KEPT = `I can keep it in your journal, as you wrote it.\n\n${TO_JOURNAL}`

/**
 * What the built-in coach cannot talk over: it says so in a line, and shows what comes nearest to it in the record. What
 * asks for something of the person's own, or for a fact, is looked for first.
 */
export async function otherwise(said: Said, context: ChatContext): Promise<Answer> {
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const cannot = context.turns.some(({ text, isFromUser }) => !isFromUser && text.startsWith(CANNOT))
    ? CANNOT_EITHER
    : CANNOT
  const asking = sentences.find(asksFact)
  const asksOn = ASKS_ON.test(context.message)
  if (!/\p{L}/u.test(context.message)) return plain(NOT_READ)
  const isTold = (one: Sentence) => !one.isQuestion && !seeksCounsel(one) && !ASKED.test(one.text) && !asksOfCoach(one)
  if (!asking && sentences.every(isTold)) {
    // "Passports done", of what is completed already.
    const over = goalMeant(said, { ...context, turns: [] })
    if (over && (over.isCompleted || asksOn)) return plain(aboutOne(over, context))
    // "And the piano itself" asks on.
    if (sentences.length === 1 && GOES_ON.test(sentences[0]?.text ?? '') && context.turns.length > 0)
      return plain(Object.values(notUnderstood('whole')).join(' '))
    return plain(isRemark(sentences, context) ? remarkWords(sentences) : toldWords(sentences))
  }
  // Whether to run with a sore throat is no question of a goal.
  if (!asking && sentences.some((one) => seeksCounsel(one) && isOfBody(one))) return plain(NO_DOCTOR)
  const question = asking ?? sentences.find(({ isQuestion }) => isQuestion)
  // "Should I cancel the talk?": how the talk stands is what can be said to it.
  const goal = asking ? null : goalMeant(said, { ...context, turns: [] })
  // "And the blood pressure?"
  if (goal && asksOn && sentences.flatMap(wordsOf).length < MOST_OF_REMARK) return plain(aboutOne(goal, context))
  if (goal) return plain(`${cannot}\n\n${aboutOne(goal, context)}`)
  const withNear = (words: string) =>
    plain([words, question ? nearestQuestions(question, context) : ''].filter(Boolean).join('\n\n'))
  // What was written once tells nothing of what is to come.
  if (question && isAhead(question.tokens)) return withNear(NOT_AHEAD)
  // What is asked by who, what, when or where is no talk: what comes nearest may hold the answer.
  if (asking)
    return (await nearestAnswer(asking, context)) ?? withNear(tellingWords(sentences).length > 0 ? NOT_FOUND : NOT_READ)
  // That no entry has a word is no news to what asks for none.
  const near = await nearestTo(sentences, context)
  return near && near.rows.length > 0 ? { ...near, text: `${cannot}\n\n${near.text}` } : withNear(cannot)
}

/** "Doable. Thanks", "no, leave it": what goes on with the talk and tells nothing that was done or felt. */
function isRemark(sentences: readonly Sentence[], { turns }: ChatContext): boolean {
  const words = sentences.flatMap(wordsOf)
  const isOwn = OF_SELF.has(words[0] ?? '') || kindWord(words) !== null || sentences.some(isOfBody)
  const isCounted = sentences.some((one) => quantitiesIn(one).some(({ unit }) => unit !== null))
  // "7 on Friday is too early", "Daniel says it was nearly right" tell more than that.
  const isTold =
    isCounted ||
    sentences.some((one) => one.tokens.some(({ value }) => value !== null)) ||
    tellingWords(sentences).length > 0
  const isBrief = turns.length > 0 && words.length <= MOST_OF_REMARK
  return isBrief && (WITHDRAWN.test(sentences[0]?.text ?? '') || (!isOwn && !isTold && !sentences.some(isDeed)))
}
function isDeed({ tokens }: Sentence): boolean {
  return tokens.some((token, at) => isPastForm(token) && tokens[at - 1]?.word !== 'to')
}
const ASKS_ON = /^\W*(?:and|what about|how about) (?:the|my) /i
const GOES_ON = /^\W*(?:and|or) (?:the|my|in|on|at|for|of|about)\b/i
const WITHDRAWN = /\b(?:leave (?:it|that one|that)|never ?mind|forget it)\W*$/i
const OF_SELF = wordSet("i i'm im i've ive we my our feel feeling")
const MOST_OF_REMARK = 10

/** What may have been meant as an order must not sound granted. */
function remarkWords(sentences: readonly Sentence[]): string {
  const isOrder = sentences.some((one) => isOrderLike(one) || one.tokens.some(({ word }) => ORDERING.has(word)))
  return isOrder ? UNREAD : 'All right. Nothing was changed.'
}
const ORDERING = wordSet('do make put set move change book add instead skip lower raise increase reduce')

/** So few words that are kind or glad say nothing that could be kept. */
const MOST_OF_CRY = 2
const FINE = wordSet('fine okay ok better gone good great nothing')

/** Of what asks nothing: that it can be kept, or was not understood. */
function toldWords(sentences: readonly Sentence[]): string {
  // "I meant the weekend", "you are not very chatty": what is said to the coach is no entry.
  if (isToCoach(sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)))) return CANNOT
  if (sentences.some(isOrderLike)) return UNREAD
  const words = sentences.flatMap(wordsOf)
  const kind = kindWord(words)
  if (kind && words.length <= MOST_OF_CRY) return kind
  // "The calf was fine, too" complains of nothing.
  const isFine = words.some((word) => FINE.has(word))
  return [kind ?? THANKS, !isFine && sentences.some(isOfBody) && NO_DOCTOR, KEPT].filter(Boolean).join(' ')
}
