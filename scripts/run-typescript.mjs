// Runs a command that is written in TypeScript: node scripts/run-typescript.mjs scripts/prisma/migrate-command.ts
import { importTypeScript } from './import-typescript.mjs'
import { loadEnvFiles } from './stage-one.mjs'

loadEnvFiles()
const [file] = process.argv.splice(2, 1)
await importTypeScript(file)
// The schema engine leaves a timer of ten seconds behind, which would be waited for.
process.exit()
