import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

/** What every object has: whoever looks a word up in a plain object finds it there. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)
/** Days at the ends of what a date can name. */
const DAYS = ['9999-12-31', '31 December 9999', '0001-01-01', '1900-01-01', '275760-09-13', '99999 weeks ago']
const SENTENCES = [
  (word: string) => word,
  (word: string) => `How often did I ${word} this ${word}?`,
  (word: string) => `I did 3 ${word} today, another ${word} of 80 kg, half a ${word}`,
  (word: string) => `Remind me to ${word} every ${word} at ${word}`,
  (word: string) => `Add a goal to ${word} 12 ${word} by ${word}, last ${word} of ${word}`,
]

test.each(SENTENCES.map((say) => [say('…'), say] as const))('“%s” is a text like any other', async (_, say) => {
  const account = await newAccount()
  const refused: string[] = []
  const send = async (method: 'post' | 'patch', path: string, body: object) => {
    const answer = await account[method](path, body)
    if (answer.status >= 500) refused.push(`${path} ${JSON.stringify(body)}`)
    return answer.body
  }
  for (const name of [...NAMES, ...DAYS]) {
    const words = say(name)
    const goal = await send('post', '/api/goals', { title: words, description: words, domain: 'health' })
    await send('post', '/api/goals/measure', { title: words, description: words })
    await send('patch', `/api/goals/${goal.id}/ai-update`, { response: words })
    await send('post', '/api/journal', { mood: 3, notes: words })
    await send('post', '/api/chat', { message: words })
    await send('post', '/api/record/ask', { question: words })
    await send('post', '/api/plans', { goalId: goal.id, cue: words, action: words, obstacle: words, ifObstacle: words })
  }
  await send('post', '/api/insights/weekly', {})
  expect(refused).toEqual([])
})
