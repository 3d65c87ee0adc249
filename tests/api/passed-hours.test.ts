import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

/** A zone in which it is afternoon by now. */
function zone(): string {
  const hour = new Date().getUTCHours()
  const ahead = Math.min(16 - hour, 14)
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test('an hour of today that has passed is said so, and the card is for tomorrow', async () => {
  const timeZone = zone()
  const account = await newAccount({ timeZone } as never)
  const dayIn = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() + ahead * 86_400_000))
  const say = async (message: string) => (await account.post('/api/chat', { message })).body
  for (const message of ['Remind me to call Mam at 13:00 today', 'Remind me to water the fern at 13:00']) {
    const { message: reply, proposals } = await say(message)
    expect(reply.message).toContain('13:00 has passed today, so the card says tomorrow.')
    const [card] = proposals
    expect([card.verb, card.missing ?? []]).toEqual(['alert.add', []])
    const at = new Date(card.input.scheduledFor)
    expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)).toBe(dayIn(1))
  }
  const ahead = await say('Remind me to feed the cat at 13:00 tomorrow')
  expect(ahead.message.message).not.toContain('has passed')
})

test('a wish that names its day becomes a goal of that day', async () => {
  const account = await newAccount()
  const say = async (message: string) => (await account.post('/api/chat', { message })).body.proposals
  const drawn = (title: string) => [
    { verb: 'goal.create', input: { title, targetDate: expect.stringMatching(/-03-31$/) } },
  ]
  // With a figure nothing is left to ask.
  expect(await say('I want to run a 10k by the end of March')).toMatchObject(drawn('Run a 10k'))
  expect(await say('I want to learn to swim by the end of March')).toEqual([])
  expect(await say('yes')).toMatchObject(drawn('Learn to swim'))
})
