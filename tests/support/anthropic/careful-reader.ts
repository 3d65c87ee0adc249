import { between, type Judgement } from './answers'
import type { SaidBlock } from './message-events'
import type { RecordedRequest } from './request'

const READINGS: Record<string, Judgement> = {
  '7 of 12 now': { kind: 'total', value: 7, of: 12, unit: 'books' },
  'read two books on the train': { kind: 'delta', value: 2, unit: 'books' },
  '8 left': { kind: 'left', value: 8, unit: 'books' },
  'had to take out £300': { kind: 'delta', value: -300, unit: '£' },
  '88 kg this morning': { kind: 'level', value: 88, unit: 'kg' },
  '£7,000 left': { kind: 'left', value: 7_000, unit: '£' },
  "I'd say 60%": { kind: 'total', value: 60, unit: '%' },
}

/** Reads the samples by which a model is tried as a careful reader does: what is none of them moves nothing. */
export function carefulJudge(request: RecordedRequest): Judgement {
  const answer = between(request.lastUserText, 'user_response').trim()
  const reading = READINGS[answer]
  return reading ? { ...reading, quote: answer } : {}
}

/** Looks up what it is asked with its first tool, then tells what that gave. */
export function looksUp({ body, toolResults }: RecordedRequest): readonly SaidBlock[] | undefined {
  const [tool] = body.tools ?? []
  if (!tool || toolResults.length > 0) return undefined
  return [{ tool: tool.name, input: { question: 'kilometres rowed in March' } }]
}
