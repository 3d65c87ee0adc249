import { importTypeScript } from './import-typescript.mjs'
import { serve } from './serve.mjs'
import { checkNode, ensurePackages, loadEnvFiles } from './stage-one.mjs'
import { withLock } from './with-lock.mjs'

checkNode()
loadEnvFiles()
const plan = await withLock(async () => {
  ensurePackages()
  const { prepareServer } = await importTypeScript('scripts/prepare.ts')
  return prepareServer('dev')
})
await serve('dev', plan)
