import 'server-only'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { personNamed, withPerson } from '@/lib/server/language/persons'
import { asksBefore, before, goOn } from '@/lib/server/language/questions/go-on'
import type { AskedGoal, QuestionContext } from '@/lib/server/language/questions/question-context'
import { goesOn, type QuestionRead, readQuestion } from '@/lib/server/language/questions/read-question'
import { readText, type Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import { dayTold, isOfDay } from './focus'
import { asksFact } from './looked-for'
import { readSaid, saidBefore } from './said'

type Query = Extract<QuestionRead, { query: unknown }>['query']

/** A question with who and what it points at in the place of "her" and of "about it"; itself where it points at nothing. */
export async function wholeOf(
  question: Sentence,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Sentence> {
  if (question.tokens.length > MOST_TOKENS) return question
  // "Give me a summary of the week".
  const [, span] = SUMMARY.exec(question.text) ?? []
  if (span) return readSaid(`How was ${span.replace(/^(?:the|my) /i, 'this ')}?`).sentences.at(-1)?.sentence ?? question
  if (!question.isQuestion && !asksFact(question)) return question
  const named = withPerson(question.text, () => personNamed(saidBefore(context)))
  const whole = ABOUT_IT.test(named) ? await aboutThat(named, context, goals) : named
  return whole === question.text ? question : (readSaid(whole).sentences.at(-1)?.sentence ?? question)
}

/** A question that points back is short. */
const MOST_TOKENS = 60
const SUMMARY =
  /\b(?:summary|recap|overview|round-?up|rundown) (?:of|for) ((?:the|my|this|last) (?:week|month)|\p{L}+)\W*$/iu
const ABOUT_IT = /\babout (?:it|that|this)\b/i

/** "What did I write about it in August?": about what was asked for or named last. */
async function aboutThat(text: string, context: ChatContext, goals: readonly AskedGoal[]): Promise<string> {
  const before = [(await askedBefore(context, goals))?.query.about ?? []].flat()[0]
  const named = saidBefore(context)
    .slice(-1)
    .flatMap((said) => {
      return readText(said).sentences.flatMap((one) => {
        const [best] = goalsNamedIn(one, context.goals)
        return best?.isSure ? said.slice(best.start, best.end) : []
      })
    })
  const words = before ?? named[0]
  return words ? text.replace(ABOUT_IT, `about ${words}`) : text
}

/** The query of a question in part: that of the question right before it, which was asked whole, with what this one changes. */
export async function goneOn(question: Sentence, context: ChatContext, goals: readonly AskedGoal[]) {
  const view = { ...context, goals }
  const last = goesOn(question, view) ? await askedBefore(context, goals) : null
  const own = last && (await goOnWith(last.query, question, context, view))
  return own && { query: own, asked: last.asked }
}

/** What was asked of the record right before, with all that questions in part have changed of it since. */
async function askedBefore(context: ChatContext, goals: readonly AskedGoal[]) {
  const view = { ...context, goals }
  let query: Query | null = null
  let asked: Sentence | null = null
  for (const text of saidBefore(context)) {
    const sentence = readSaid(text).sentences.at(-1)?.sentence
    const read = sentence ? readQuestion(sentence.text, view) : null
    // What was asked of the day or the goal that was told leads no further away from it.
    if (sentence && query && isOfDay(sentence, context)) continue
    if (sentence && read && 'query' in read) [query, asked] = [read.query, sentence]
    else query = query && sentence && goesOn(sentence, view) ? await goOnWith(query, sentence, context, view) : null
  }
  return query && asked && { query, asked }
}

async function goOnWith(query: Query, question: Sentence, context: ChatContext, view: QuestionContext) {
  const { record } = context
  if (!asksBefore(question, query)) return goOn(question, query, view)
  const [row] = (await record.ask(query)).rows
  // What was told may be an answer about the goal, of another day than the entry.
  const told = dayTold(context)
  return row ? before(query, told && told < row.date ? told : row.date) : null
}
