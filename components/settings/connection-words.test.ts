import { expect, test } from 'vitest'
import type { Connection } from '@/lib/contract/connection'
import { coachName, environmentWords, keyWords, resultWords } from './connection-words'

const environment: Connection = {
  scope: 'everyone',
  from: 'environment',
  choice: 'local',
  baseUrl: 'http://127.0.0.1:11434',
  model: 'qwen3:8b',
  keyEnd: null,
  problem: null,
  updatedAt: null,
}

test('what the environment says names the model, the address and no more of a key than its end', () => {
  expect(environmentWords(environment)).toMatch(/who answers: qwen3:8b at http:\/\/127\.0\.0\.1:11434\. It overrides/)
  expect(environmentWords({ ...environment, baseUrl: null, keyEnd: '4321' })).toMatch(
    /qwen3:8b, with .* ends in 4321\./,
  )
})

test('a key that is kept is spoken of by its end, where that is told', () => {
  expect(keyWords('4321')).toBe('A key is kept, it ends in 4321. Leave this empty to keep it.')
  expect(keyWords('4321', true)).toBe('The key that is kept ends in 4321 and cannot be opened.')
  expect(keyWords('')).toBe('A key is kept. Leave this empty to keep it.')
  expect(keyWords(null)).toMatch(/^It is sealed/)
})

test('who answers has a name', () => {
  expect(coachName({ choice: 'built-in', model: null })).toBe('The built-in coach')
  expect(coachName({ choice: 'anthropic', model: null })).toBe('Claude')
  expect(coachName({ choice: 'local', model: 'gemma3:4b' })).toBe('gemma3:4b')
})

test('a result is a sentence, with what was misread', () => {
  const samples = { right: 11, of: 12, missed: ['100% motivated'] }
  const good = { ok: true, words: 'answers 11 of 12 samples, uses tools', samples, tools: true, firstWordMs: 900 }
  expect(resultWords(good, 'qwen3:8b')).toEqual({
    title: 'qwen3:8b can coach you',
    sentence: 'Answers 11 of 12 samples, uses tools.',
    missed: ['Misread: “100% motivated”'],
  })
  const bad = { ok: false, words: 'key refused', samples: null, tools: null, firstWordMs: null }
  expect(resultWords(bad, 'Claude')).toEqual({
    title: 'Claude cannot coach you like this',
    sentence: 'Key refused.',
    missed: [],
  })
})
