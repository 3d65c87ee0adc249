import { runCheck } from './run-check'

const isFresh = process.argv.includes('all')
process.exitCode = (await runCheck({ isFresh })) ? 0 : 1
