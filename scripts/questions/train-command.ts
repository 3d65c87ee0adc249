import { writeFileSync } from 'node:fs'
import { askedQuestions } from './asked-questions'
import { learnQuestions } from './samples'

/**
 * Learns what questions ask from the labelled ones and writes the weights:
 * node scripts/run-typescript.mjs scripts/questions/train-command.ts
 * The same questions give the same file. `measure-command.ts` tells how well questions of a writer are read that
 * nothing was learned from.
 */
const FILE = 'lib/server/language/questions/weights.json'

const asked = askedQuestions()
const text = `${JSON.stringify(learnQuestions(asked), null, 1)}\n`
writeFileSync(FILE, text)
console.log(`${asked.length} questions, ${Math.round(text.length / 1_000)} kB of weights in ${FILE}`)
