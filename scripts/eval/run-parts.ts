import { StepFailed } from '../run'
import { runStep } from '../step'
import { printFigures } from './figure'
import { readOptions } from './options'
import { parts } from './parts'

/** Evaluates the named parts, or all of them, one after the other. */
export async function runParts(args: string[]): Promise<void> {
  await runStep('evaluate', async () => {
    const options = readOptions(args)
    const unknown = options.parts.find((name) => !parts[name])
    if (unknown) throw new StepFailed(`There is no part “${unknown}”: ${Object.keys(parts).join(', ')}.`)
    for (const [name, { title, figures }] of Object.entries(parts)) {
      if (options.parts.length === 0 || options.parts.includes(name)) printFigures(title, await figures(options))
    }
  })
}
