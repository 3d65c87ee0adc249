// Evaluates the coach and the record against their bars: npm run eval, or some parts: npm run eval -- record
import { playRecordings } from './model/recorded-model'
import { openScratchDatabase } from './scratch-database'

const parts = process.argv.slice(2)
const hasModel = process.env.ANTHROPIC_API_KEY || process.env.ANTHROPIC_BASE_URL
// The other parts measure the built-in coach: a model that is played is there for the model's parts alone.
const stop = ['model', 'twins'].includes(parts[0] ?? '') && !hasModel ? await playRecordings() : undefined
await openScratchDatabase()
const { runParts } = await import('./run-parts')
await runParts(parts)
await stop?.()
