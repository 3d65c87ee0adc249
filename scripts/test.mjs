import { importTypeScript } from './import-typescript.mjs'
import { checkNode, ensurePackages } from './stage-one.mjs'
import { withLock } from './with-lock.mjs'

checkNode()
await withLock(async () => ensurePackages())
const { runTests } = await importTypeScript('scripts/run-tests.ts')
await runTests(process.argv.slice(2))
