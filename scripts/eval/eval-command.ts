// Evaluates the coach and the record against their bars: npm run eval, or some parts: npm run eval -- record
import { openScratchDatabase } from './scratch-database'

await openScratchDatabase()
const { runParts } = await import('./run-parts')
await runParts(process.argv.slice(2))
