import { statSync } from 'node:fs'
import path from 'node:path'
import { runStep } from '../step'
import { writeBundle } from './bundle'

await runStep('bundle the tools for assistants', async () => {
  const file = path.resolve(process.argv[2] ?? 'apogee.mcpb')
  await writeBundle(file)
  console.log(`${file} (${Math.round(statSync(file).size / 1024)} kB): open it with your assistant, or drag it there.`)
})
