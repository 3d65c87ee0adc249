// Shows what the tests of npm run check notice: npm run mutants, or some of them: npm run mutants -- journal
import { runMutants } from './run-mutants'

await runMutants(process.argv.slice(2))
