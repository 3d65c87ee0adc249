import { writeFileSync } from 'node:fs'
import { labelledSets, misread } from '@/lib/server/coach/safety-labelled/ledger'

/**
 * Writes down which labelled sentences the crisis check misreads, after a change that is meant:
 * node scripts/run-typescript.mjs scripts/safety/ledger-command.ts, then npx biome check --write of it
 */
const ledger = Object.fromEntries(labelledSets.map((set) => [set.name, misread(set)]))
writeFileSync('lib/server/coach/safety-labelled/misread.json', `${JSON.stringify(ledger, null, 2)}\n`)
for (const set of labelledSets) console.log(`${set.name}: ${ledger[set.name]?.length} of ${set.sentences.length}`)
