import { writeFileSync } from 'node:fs'
import { learnOrders } from './samples'
import { taughtMessages, weightOf } from './taught-messages'

/**
 * Learns what messages order from the labelled ones and writes the weights:
 * node scripts/run-typescript.mjs scripts/orders/train-command.ts
 * The same messages give the same file. `measure-command.ts` tells how well messages of a writer are read that nothing
 * was learned from.
 */
const FILE = 'lib/server/language/orders/weights.json'

const messages = taughtMessages()
const text = `${JSON.stringify(learnOrders(messages, weightOf), null, 1)}\n`
writeFileSync(FILE, text)
console.log(`${messages.length} messages, ${Math.round(text.length / 1_000)} kB of weights in ${FILE}`)
