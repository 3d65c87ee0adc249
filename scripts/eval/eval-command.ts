import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import { analysisFigures } from './analysis-figures'
import { chatRepetition } from './chat-repetition'
import { crisisFigures } from './crisis-figures'
import { type Figure, printFigures } from './figure'
import { forecastFigures } from './forecast-figures'
import { modelFigures } from './model-figures'
import { progressFigures } from './progress-figures'
import { weekFigures } from './week-figures'

function chatFigures(): Figure[] {
  const { replies, repeated } = chatRepetition()
  return [
    { name: 'replies', value: String(replies), bar: 'at least 200', isMet: replies >= 200 },
    {
      name: 'sentences of over eight words said again',
      value: String(repeated.length),
      bar: 'none',
      isMet: repeated.length === 0,
    },
  ]
}

printFigures('Progress judgement (built-in coach, on its tuning set)', progressFigures())
printFigures('Crisis check (before every engine)', crisisFigures())
printFigures('Forecasts', forecastFigures())
printFigures('Chat repetition (built-in coach)', chatFigures())
printFigures('Analyses (built-in coach)', await analysisFigures(builtInCoach, 60))
printFigures('Weekly insights (built-in coach)', await weekFigures(builtInCoach, 60))
const coach = chooseCoach()
if (coach.source.source === 'anthropic') printFigures(`The model, ${coach.source.model}`, await modelFigures(coach))
else console.log('\nNo model is configured: set ANTHROPIC_API_KEY or ANTHROPIC_BASE_URL to see its figures here.')
