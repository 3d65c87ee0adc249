import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { UNREAD } from '@/lib/server/language/orders/read-orders'
import { tellsOfRest } from '@/lib/server/language/progress/tick-hypotheses'
import { isAhead } from '@/lib/server/language/questions/misfit'
import { stemOf, stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import type { Answer } from './answer'
import { goalMeant } from './goal-meant'
import {
  asksFact,
  isAdvice,
  nearestAnswer,
  nearestQuestions,
  nearestTo,
  seeksCounsel,
  tellingWords,
} from './looked-for'
import { alertsNear } from './record-questions'
import { isBeside, isOrderLike, type Said } from './said'
import { aboutOne, standingAnswer } from './standing'

const CANNOT =
  'I cannot talk that over with you. I look things up in your journal and your goals, do sums and set things up. To talk things over, whoever runs this server can connect a model in Settings.'

const YOURS = 'That is yours to decide.'
const NOT_FOUND = 'I could not find that: nothing you wrote has those words together.'
const NOT_AHEAD =
  'I know what you wrote and what you have planned. What is to come otherwise, such as the weather, I cannot know.'
const NOT_READ = 'I did not understand that. Ask with a word you wrote, the name of a goal or a day.'
/** "Tell me something good". */
const ASKED = /^\W*(?:please )?(?:tell|give|help|explain|show|write|teach|advise|translate|recommend|suggest) /i
/** What asks for nothing can still be kept, by one press; what was meant as an order must not sound granted. */
const REMARK = `Thank you for telling me. Nothing is changed by it; I can keep it in your journal, in your words.\n\n${DID_YOU_MEAN}\n- Write that in my journal`

/**
 * What the built-in coach cannot talk over: it says so in a line, and shows what comes nearest to it in the record. What
 * asks for something of the person's own, or for a fact, is looked for first.
 */
export async function otherwise(said: Said, context: ChatContext): Promise<Answer> {
  if (!/\p{L}/u.test(context.message)) return { text: NOT_READ, looked: [] }
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const asking = sentences.find(asksFact)
  const isTold = !asking && sentences.every((one) => !one.isQuestion && !seeksCounsel(one) && !ASKED.test(one.text))
  const step = isTold ? stepTold(sentences, context) : null
  if (step) return { text: step, looked: [] }
  // "I meant the weekend", "you are not very chatty": what is said to the coach is no entry.
  if (isTold && isBeside(sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word))))
    return { text: CANNOT, looked: [] }
  if (isTold && sentences.some(isOrderLike)) return { text: UNREAD, looked: [] }
  if (isTold) return { text: REMARK, looked: [] }
  const question = asking ?? sentences.find(({ isQuestion }) => isQuestion)
  // "Should I cancel the talk?": how the talk stands is what can be said to it.
  const goal = asking ? null : goalMeant(said, { ...context, turns: [] })
  if (goal) return { text: `${CANNOT}\n\n${aboutOne(goal, context)}`, looked: [] }
  // "Which goal should I drop?": how far behind they are is what can be said to it.
  const isOfGoals = sentences.some(
    (one) => isAdvice(one) && one.tokens.some(({ word }) => /^(?:goal|mission)s?$/.test(word)),
  )
  const behind = isOfGoals ? standingAnswer(said, context, 'behind') : null
  if (behind) return { text: `${YOURS} ${behind}`, looked: [] }
  // What was written once tells nothing of what is to come.
  if (question && isAhead(question.tokens)) return { text: withNear(NOT_AHEAD, question, context), looked: [] }
  const ahead = question ? alertsNear(question, context) : null
  if (ahead) return { text: ahead, looked: [] }
  const near = asking ? await nearestAnswer(asking, context) : await nearestTo(sentences, context)
  // What is asked by who, what, when or where is no talk: what comes nearest may hold the answer.
  if (asking && near) return near
  const cannot = asking ? (tellingWords(sentences).length > 0 ? NOT_FOUND : NOT_READ) : CANNOT
  if (near) return { ...near, text: `${cannot}\n\n${near.text}` }
  return { text: question ? withNear(cannot, question, context) : cannot, looked: [] }
}

function withNear(words: string, question: Sentence, context: ChatContext): string {
  return [words, nearestQuestions(question, context)].filter(Boolean).join('\n\n')
}

/** "Shelves are up, lamp still to do": a milestone of which a part is told to be left stays open. Null for any other message. */
export function restTold(said: Said, { goals }: ChatContext): string | null {
  const sentences = said.sentences.map(({ sentence }) => sentence)
  if (!sentences.some(tellsOfRest) || sentences.some((one) => one.isQuestion || asksFact(one))) return null
  const only = stepNamed(sentences, goals)
  return only
    ? `“${only.title}” stays open, as you tell it: nothing is changed.\n\n${DID_YOU_MEAN}\n- Write that in my journal`
    : null
}

/** What is told by the words of an open milestone may be that it is done, or a part of it: that is asked. */
function stepTold(sentences: readonly Sentence[], { goals }: ChatContext): string | null {
  const only = stepNamed(sentences, goals)
  if (!only) return null
  return `Is the milestone “${only.title}” done? Nothing is changed yet.\n\n${DID_YOU_MEAN}\n- Tick the milestone “${only.title}”\n- Write that in my journal`
}

/** The one open milestone whose words all stand in what is told. */
function stepNamed(sentences: readonly Sentence[], goals: ChatContext['goals']) {
  const stems = new Set(tellingWords(sentences).map((word) => stemOf(word.toLowerCase())))
  const steps = goals.flatMap((goal) => goal.milestones.filter(({ isCompleted }) => !isCompleted))
  const [only, more] = steps.filter(({ title }) => {
    const own = stemsIn(title).filter((stem) => !grammarStems.has(stem) && !everydayStems.has(stem))
    return own.length > 1 && own.every((stem) => stems.has(stem))
  })
  return more ? undefined : only
}
