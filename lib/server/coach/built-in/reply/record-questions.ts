import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { isRecordQuestion, type QuestionRead, readQuestion } from '@/lib/server/language/questions/read-question'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import type { ChatContext } from '../../context'
import { type Answer, lookedAt } from './answer'
import type { Said } from './said'
import { aboutOne } from './standing'

const MOST_QUESTIONS = 3
const LOOKED_BACK = 8

/**
 * The questions about the record in a message, answered from all of it; "and last week?" asks what was asked before. One
 * that cannot be read is said to be so, with what is missing. Null where the message asks none.
 */
export async function recordAnswer(said: Said, context: ChatContext): Promise<Answer | null> {
  const answers: Answer[] = []
  let previous = previousQuery(context)
  for (const question of questionsIn(said, context)) {
    const read = readQuestion(question, { ...context, previous })
    const answer = await answerTo(read, question, context)
    if (answer) answers.push(answer)
    if ('query' in read) previous = read.query
    if (answers.length === MOST_QUESTIONS) break
  }
  if (answers.length === 0) return null
  return { text: answers.map(({ text }) => text).join('\n\n'), looked: answers.flatMap(({ looked }) => looked) }
}

/** The sentences that ask; a message of one sentence may ask without a question mark, unless it orders something. */
function questionsIn({ sentences }: Said, { offers }: ChatContext): string[] {
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion)
  const isOnlyOrder = offers.ordered.length + offers.heard.length + offers.refused.length > 0
  return (asking.length > 0 || sentences.length > 1 || isOnlyOrder ? asking : sentences).map(
    ({ sentence }) => sentence.text,
  )
}

async function answerTo(read: QuestionRead, question: string, context: ChatContext): Promise<Answer | null> {
  if ('query' in read) {
    const { query, answer } = await askedOf(context, read.query)
    const goal = context.goals.find(({ id }) => id === query.goal)
    // Of a mission without a value yet the record has no rows, and still there is something to say; of a month without
    // one there is not.
    const isUncounted = query.of === 'values' && answer.rows.length === 0 && query.when === undefined
    const isOfGoal = query.give === 'reading' || isUncounted
    if (goal && isOfGoal) return { text: aboutOne(goal, context), looked: [lookedAt(answer)] }
    return { text: wordAnswer(query, answer, context), looked: [lookedAt(answer)] }
  }
  if (!isRecordQuestion(question)) return null
  return {
    text: `I could not read that as a question to your record. ${Object.values(read.notUnderstood).join(' ')}`,
    looked: [],
  }
}

async function askedOf({ record }: ChatContext, query: RecordQuery) {
  return record.askMeant ? record.askMeant(query) : { query, answer: await record.ask(query) }
}

/** What the user last asked of the record in this conversation. */
function previousQuery({ turns, ...context }: ChatContext): RecordQuery | undefined {
  let previous: RecordQuery | undefined
  for (const { text, isFromUser } of turns.slice(-LOOKED_BACK)) {
    const read = isFromUser ? readQuestion(text, { ...context, previous }) : null
    if (read && 'query' in read) previous = read.query
  }
  return previous
}
