import type { Coach } from '@/lib/server/coach/coach'
import type { Figure } from './figure'
import { isRecorded } from './model/recorded-model'
import type { EvalOptions } from './options'

type Part = { title: string; figures(options: EvalOptions): Promise<Figure[]> }

/**
 * What can be evaluated, each alone by its name. A part is imported when it runs: what it imports of the server finds
 * the scratch database.
 */
export const parts: Record<string, Part> = {
  progress: {
    title: 'Progress judgement (built-in coach, on its tuning set and on strangers’ answers)',
    figures: async () => [
      ...(await import('./progress-figures')).progressFigures(),
      ...(await import('./strangers-answers')).strangersFigures(),
    ],
  },
  crisis: {
    title: 'Crisis check (before every engine)',
    figures: async () => (await import('./crisis-figures')).crisisFigures(),
  },
  forecasts: { title: 'Forecasts', figures: async () => (await import('./forecast-figures')).forecastFigures() },
  analyses: {
    title: 'Analyses (built-in coach)',
    figures: async () => (await import('./analysis-figures')).analysisFigures(await builtIn(), 60),
  },
  weeks: {
    title: 'Weekly insights (built-in coach)',
    figures: async () => (await import('./week-figures')).weekFigures(await builtIn(), 60),
  },
  record: {
    title: 'Questions to the record (executor, and questions in English)',
    figures: async (options) => (await import('./record/record-figures')).recordFigures(options),
  },
  heard: {
    title: 'What an entry says of goals (strangers’ entries)',
    figures: async () => (await import('./heard-figures')).heardFigures(),
  },
  chat: {
    title: 'Scripted turns of chat (over made-up lives)',
    figures: async (options) => (await import('./chat/chat-figures')).chatFigures(options),
  },
  kept: {
    title: 'Sentences kept out of the training (questions and orders)',
    figures: async (options) => (await import('./kept-out-figures')).keptOutFigures(options),
  },
  capacity: {
    title: 'Chances from one’s own dated goals (on made-up people)',
    figures: async () => (await import('./capacity-figures')).capacityFigures(2_000),
  },
  experiments: {
    title: 'Verdicts of experiments (on made-up people)',
    figures: async () => (await import('./experiment-figures')).experimentFigures(2_000),
  },
  patterns: {
    title: 'What goes with energy (on years of made-up people)',
    figures: async () => (await import('./pattern-figures')).patternFigures(400),
  },
  model: { title: 'The model', figures: modelFigures },
  twins: { title: 'The check of a model’s replies (true sentences and their false twins)', figures: twinFigures },
}

async function builtIn() {
  return (await import('@/lib/server/coach/built-in/built-in-coach')).builtInCoach
}

async function configuredModel(): Promise<Coach | null> {
  const { chooseCoach } = await import('@/lib/server/coach/choose-coach')
  const coach = chooseCoach()
  return coach.source.source === 'anthropic' ? coach : null
}

const noModel = (part: string): Figure[] => [
  { name: 'no model is configured', value: `npm run eval -- ${part} plays one from recordings` },
]

async function twinFigures({ misses }: EvalOptions): Promise<Figure[]> {
  if (!(await configuredModel())) return noModel('twins')
  return (await import('./model/twin-figures')).twinFigures(misses)
}

async function modelFigures({ misses }: EvalOptions): Promise<Figure[]> {
  const coach = await configuredModel()
  if (!coach) return noModel('model')
  const talked = await (await import('./model/talk-figures')).talkFigures(misses)
  if (isRecorded()) return talked
  return [...talked, ...(await (await import('./model-figures')).modelFigures(coach))]
}
