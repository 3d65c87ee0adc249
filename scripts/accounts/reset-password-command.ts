// Sets a new password for someone who has lost theirs: npm run reset-password -- ada@example.com
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { resetPassword } from './reset-password'

const USAGE = 'npm run reset-password -- <email> [--stdin]'

await runStep('reset the password', async () => {
  const { address, isGiven } = readOptions()
  // 80 random bits: short enough to be read out on the telephone.
  const password = isGiven ? await givenPassword() : randomBytes(10).toString('hex')
  await resetPassword(address, password)
  console.log(isGiven ? `The password of ${address} is the one given.` : `The new password of ${address}: ${password}`)
  console.log('Its sessions have ended, recovery codes, passkeys and two-step login are void: Settings makes new ones.')
})

/** The first line of standard input, so that the password stands in no list of processes. */
async function givenPassword(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/)
  return line
}

function readOptions(): { address: string; isGiven: boolean } {
  const { values, positionals } = parse()
  const [address, ...more] = positionals
  if (!address || more.length > 0) throw new StepFailed(`Name the account by its email: ${USAGE}`)
  return { address, isGiven: values.stdin }
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { stdin: { type: 'boolean', default: false } } })
  } catch (error) {
    throw new StepFailed(`${(error as Error).message}\n${USAGE}`)
  }
}
