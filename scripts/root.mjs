import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, whatever the working directory, also for what is bundled somewhere below it. */
export const ROOT = findUpwards(path.dirname(fileURLToPath(import.meta.url)))

function findUpwards(folder) {
  return existsSync(path.join(folder, 'package.json')) ? folder : findUpwards(path.dirname(folder))
}
