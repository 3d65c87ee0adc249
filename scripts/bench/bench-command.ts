// Measures the production build against the bars of docs/speed.md: npm run bench, or some parts: npm run bench -- routes
import { availableParallelism } from 'node:os'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { readOptions } from './options'
import { parts } from './parts'
import { renderTable, type Section, verdict } from './table'

await runStep('measure', async () => {
  const options = readOptions(process.argv.slice(2))
  const unknown = options.parts.find((name) => !parts[name])
  if (unknown) throw new StepFailed(`There is no part “${unknown}”: ${Object.keys(parts).join(', ')}.`)
  const wanted = Object.entries(parts).filter(([name]) => options.parts.length === 0 || options.parts.includes(name))
  const sections: Section[] = []
  for (const [name, { about, measure }] of wanted) {
    console.log(`${name}: ${about} …`)
    sections.push({ command: `npm run bench -- ${name}`, figures: await measure(options) })
  }
  console.log(`\nRatios, measured side by side on ${availableParallelism()} cores, Node ${process.versions.node}.\n`)
  console.log(`${renderTable(sections)}\n\n${verdict(sections)}`)
})
