import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { obstacleWords, planWords } from '@/lib/contract/plan-words'
import { agoWords } from '@/lib/server/coach/ago-words'
import { quoted } from '@/lib/server/coach/built-in/analysis/claim'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { goalMeant, readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext, GoalRecord } from '@/lib/server/coach/context'
import { coachOf } from '@/lib/server/coaching/coach-of'
import { readOrders } from '@/lib/server/language/orders/read-orders'
import { phrases, says, saysOnly } from '@/lib/server/language/phrases'
import { readText } from '@/lib/server/language/text'
import { checkPlan } from '@/lib/server/plans/check-plan'
import { findObstacles } from '@/lib/server/plans/find-obstacles'
import { beginsWithIf, readAnswer, readPlan, type SpokenPlan } from '@/lib/server/plans/read-plan'
import type { Draft } from '@/lib/server/proposals/draft-proposal'
import { capital } from '@/lib/server/record/words'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { readReports } from './read-reports'

/** The next words of a talk that makes an if-then plan, and at its end the plan. */
export type PlanTalk = { words: string; draft: Draft | null }
/** The question that waits while a message in between is answered. */
export type Waiting = { resume: string }

/**
 * What each turn asks, word for word: the sentences by which the talk knows, from what was said, where it stands. It has
 * no state beside the conversation.
 */
const ASKED = {
  goal: 'Which goal is the plan for?',
  wish: 'What do you want to do for it in the coming week?',
  outcome: 'What would be the best thing about it if that worked?',
  obstacle: 'What is most likely to get in the way, in you or around you?',
  ifThen: 'Now say it as “When …, I will …; if that stands in the way, I will …”.',
  again: 'Say the whole plan once more in your own words, or “yes” if it stands.',
} as const
/** A question that is asked again does not begin so. */
const BEGINNING = 'An if-then plan for'
type Step = keyof typeof ASKED
const STEPS = Object.keys(ASKED) as Step[]

const wantsIfThen = phrases('if-then plan|plans, if then plan|plans, implementation intention|intentions')
const wantsPlan = phrases(`
make|build|write|create|need|want|draft|form|give me|us? a|another|an? new? plan for|to|so|about|with|that
help me|us plan for|to|how|my|the
help me|us with|make a|my plan for|to|about
plan for my|the|how
`)
const stops = phrases(`
stop|cancel|quit|enough|no $
stop|cancel|leave|forget|drop it|this|that|the plan?
never mind, no thanks|thank, no thank you, not now|today, let us stop|leave it?, i do not want to|a plan
`)
const agrees = phrases(`
yes|yep|yeah|yup|sure|ok|okay|right|exactly|correct|fine|agreed|good|perfect please|thanks|thank? you? it? is? that? stands? right? so?
it stands, that stands, that is it|right, it does, sounds good|right, that|same one|again|thing?, the same, looks good|right
`)
const QUESTION =
  /^(?:what|which|when|where|who|why|how|did|do|does|is|are|am|was|were|can|could|should|will)\b[\s\S]*\?\s*$|^(?:what|which|where|who|how (?:many|much|far|long|often|is|am|are|do|did)|when(?:['’]?s| is| was| did| do)|did i|do i)\b/i

/** What begins so asks for something else meanwhile. */
const ORDER =
  /^(?:please |pls )?(?:remember that|forget|remind me|whatsapp|text|message|book|set an? (?:alert|alarm|reminder))\b/i

const MOST_NAMED = 6

/**
 * Where the built-in coach answers: the turn of a talk of five questions that ends in a plan, where the message asks for
 * one or answers the last question. A question or an order of the person's own, and what surely reports, is no answer: the
 * talk waits meanwhile. Null for any other message.
 */
export async function planTalk(
  user: UserRow,
  message: string,
  context: ChatContext,
): Promise<PlanTalk | Waiting | null> {
  if (!context.neverSend && (await coachOf(user)) !== builtInCoach) return null
  const step = stepOf(context.turns.at(-1))
  if (step === null) return begin(message, context)
  const { words } = readSaid(message)
  if (saysOnly(words, stops)) return say('No plan is made. Ask for one whenever you like.')
  const isBeside = QUESTION.test(message.trim()) || ORDER.test(message.trim())
  if (isBeside || reports(message, context) || orders(message, context)) return { resume: ASKED[step] }
  if (step === 'goal') return named(message, context)
  const goal = goalOf(context)
  if (!goal) return null
  const talk = { user, goal, message, isYes: saysOnly(words, agrees), answers: answersIn(context) }
  return goOn[step](talk)
}

type Talk = {
  user: UserRow
  goal: GoalRecord
  message: string
  isYes: boolean
  answers: Partial<Record<Step, string>>
}

const goOn: Record<Exclude<Step, 'goal'>, (talk: Talk) => PlanTalk | Promise<PlanTalk>> = {
  wish: () => say(`Good. ${ASKED.outcome}`),

  async outcome({ user, goal }) {
    const [offer] = await findObstacles(user, goal.id)
    const before = offer
      ? ` You wrote ${agoWords(offer.date, dateIn(user.timeZone, new Date()))}: ${quoted(offer.quote)}. Is it that again?`
      : ''
    return say(`Keep that in mind. ${ASKED.obstacle}${before}`)
  },

  async obstacle(talk) {
    const obstacle = await obstacleOf(talk.user, talk.goal, talk.message, talk.isYes)
    return say(
      `What stands in the way: ${quoted(obstacle)}. ${ASKED.ifThen} The first part is something that happens, such as “when I put my cup in the sink”.`,
    )
  },

  async ifThen({ user, goal, message, answers }) {
    const plan = readPlan(message)
    if (!plan) return say(`I hear no moment and one thing to do in that yet. ${ASKED.ifThen}`)
    const obstacle = await obstacleSaid(user, goal, answers)
    return say([readBack(plan, obstacle), ...advice(plan), ASKED.again].join(' '))
  },

  async again(talk) {
    const plan = saidAgain(talk)
    if (!plan) return say(`I hear no plan in that. ${ASKED.again}`)
    const { user, goal, answers, message } = talk
    const obstacle = await obstacleSaid(user, goal, answers)
    const input = { goalId: goal.id, ...plan, obstacle }
    return { words: `So it is for ${quoted(goal.title)}.`, draft: { verb: 'plan.make', input, quote: message.trim() } }
  },
}

/** The plan as it was said last: whole, by a yes to what was said before, or with the answer that lacked. */
function saidAgain({ message, isYes, answers }: Talk): SpokenPlan | null {
  const before = readPlan(answers.ifThen ?? '')
  if (isYes) return before
  const now = readPlan(message)
  if (!before || !now) return now ?? answered(before, readAnswer(message))
  const isAnswer = before.ifObstacle === '' && now.ifObstacle === '' && beginsWithIf(message)
  if (isAnswer && !beginsWithIf(answers.ifThen ?? '')) return answered(before, now.action)
  return { ...now, ifObstacle: now.ifObstacle || before.ifObstacle }
}

function answered(before: SpokenPlan | null, ifObstacle: string | null): SpokenPlan | null {
  return before && ifObstacle !== null && ifObstacle.length <= limits.planPart ? { ...before, ifObstacle } : null
}

/** Whether a message surely tells of something done, and is no plan. */
function reports(message: string, context: ChatContext): boolean {
  if (readPlan(message)) return false
  return readReports(readText(message), context).some(({ verb, ask }) => !ask && verb !== 'alert.add')
}

/** "Move the slides to the 20th": what changes something that there is answers no question of a plan. */
function orders(message: string, context: ChatContext): boolean {
  if (readPlan(message)) return false
  return readOrders(readText(message), { ...context, memories: [] }).some(
    ({ verb }) => verb !== undefined && OF_THERE.has(verb),
  )
}
const OF_THERE = new Set([
  'alert.move',
  'alert.finish',
  'goal.change',
  'goal.pause',
  'goal.drop',
  'goal.complete',
  'milestones.set',
  'milestone.tick',
])
/** "What's the plan for the talk?" asks for the one that there is. */
const ASKS_FOR_IT = /^\W*(?:(?:and|so|ok) )*(?:what|which|do i have|is there)/i

function begin(message: string, context: ChatContext): PlanTalk | null {
  const said = readSaid(message)
  if (ASKS_FOR_IT.test(message)) return null
  const isIfThen = says(said.words, wantsIfThen)
  if (!isIfThen && !says(said.words, wantsPlan)) return null
  const goals = ongoing(context)
  // A goal's page names it whole.
  const quotedGoal = goals.find(({ title }) => message.includes(quoted(title)))
  const goal = quotedGoal ?? goalMeant(said, { goals, turns: context.turns })
  if (goal) return ask(goal)
  if (!isIfThen) return null
  const [only] = goals
  if (!only) return say('A plan needs a goal, and you have none under way. Add one first.')
  if (goals.length === 1) return ask(only)
  return say(`${ASKED.goal} ${listed(goals)}`)
}

function named(message: string, context: ChatContext): PlanTalk | null {
  const goals = ongoing(context)
  const goal = goalMeant(readSaid(message), { goals, turns: [] })
  return goal ? ask(goal) : null
}

function ask(goal: GoalRecord): PlanTalk {
  return say(`${BEGINNING} ${quoted(goal.title)}, in five short questions. ${ASKED.wish}`)
}

function listed(goals: readonly GoalRecord[]): string {
  return goals
    .slice(0, MOST_NAMED)
    .map(({ title }) => `\n- ${quoted(title)}`)
    .join('')
}

function ongoing({ goals }: ChatContext): GoalRecord[] {
  return goals.filter(({ isCompleted, droppedAt }) => !isCompleted && droppedAt === null)
}

/** The question that a turn of the coach's asks; null for any other. */
function stepOf(turn: ChatContext['turns'][number] | undefined): Step | null {
  if (!turn || turn.isFromUser) return null
  return STEPS.find((step) => turn.text.includes(ASKED[step])) ?? null
}

/** The goal of the talk that goes on: named in its first question. */
function goalOf(context: ChatContext): GoalRecord | null {
  const first = context.turns.findLast((turn) => stepOf(turn) === 'wish' && turn.text.startsWith(BEGINNING))
  return ongoing(context).find(({ title }) => first?.text.includes(`for ${quoted(title)}, in five`)) ?? null
}

/** The last answer to each question of the talk that goes on. */
function answersIn({ turns }: ChatContext): Talk['answers'] {
  const from = turns.findLastIndex((turn) => stepOf(turn) === 'wish')
  return Object.fromEntries(
    turns.slice(from).flatMap((turn, at, talk) => {
      const step = stepOf(turn)
      const answer = talk[at + 1]
      return step !== null && answer?.isFromUser ? [[step, answer.text]] : []
    }),
  )
}

/** What stands in the way as it was said, or, by a yes, as it was written before. */
async function obstacleOf(user: UserRow, goal: GoalRecord, said: string, isYes: boolean): Promise<string> {
  const [offer] = isYes ? await findObstacles(user, goal.id) : []
  const words = (offer?.obstacle ?? said).trim().replace(/[.!\s]+$/, '')
  return [...words].slice(0, limits.planPart).join('')
}

function readBack({ cue, action, ifObstacle }: SpokenPlan, obstacle: string): string {
  const told = planWords({ cue, action })
  const instead = ifObstacle ? `${obstacleWords(obstacle)}, then ${ifObstacle}` : ''
  return [told, instead].flatMap((words) => (words ? [`${capital(words)}.`] : [])).join(' ')
}

/** What of the plan is not likely to hold. The obstacle was named: only its answer may lack. */
function advice(plan: SpokenPlan): string[] {
  return checkPlan({ ...plan, obstacle: 'named' }).flatMap(({ ok, words }) => (ok ? [] : [words]))
}

/** The obstacle that the talk has come to. */
function obstacleSaid(user: UserRow, goal: GoalRecord, { obstacle = '' }: Talk['answers']): Promise<string> {
  return obstacleOf(user, goal, obstacle, saysOnly(readSaid(obstacle).words, agrees))
}

function say(words: string): PlanTalk {
  return { words, draft: null }
}
