import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/server/env'
import { describePlan } from './plan'

function planFor(variables: Record<string, string>) {
  return describePlan('start', parseEnv(variables))
}

test('without settings it is the built-in coach on port 3000', () => {
  const plan = planFor({})
  expect(plan.lines).toEqual([
    'Apogee is ready: http://localhost:3000',
    'Coach: built-in, unless a model was connected in Settings',
  ])
  expect(plan.args).toEqual(['--port', '3000'])
  expect(plan.env).toMatchObject({ NODE_ENV: 'production', NEXTAUTH_URL: 'http://localhost:3000' })
})

test.each([
  [{ ANTHROPIC_API_KEY: 'key' }, 'Coach: Anthropic, claude-sonnet-5-5'],
  [{ ANTHROPIC_API_KEY: 'key', ANTHROPIC_MODEL: 'other' }, 'Coach: Anthropic, other'],
  [{ ANTHROPIC_BASE_URL: 'http://localhost:11434', ANTHROPIC_MODEL: 'llama' }, 'Coach: llama at localhost:11434'],
])('%o is told as the coach', (variables, line) => {
  expect(planFor(variables).lines).toContain(line)
})

test('the public address is told, the own one is asked whether it answers', () => {
  const plan = planFor({ NEXTAUTH_URL: 'https://coach.example.com', PORT: '8080', HOST: '0.0.0.0' })
  expect(plan.lines[0]).toBe('Apogee is ready: https://coach.example.com')
  expect(plan.health).toBe('http://localhost:8080/api/health')
  expect(planFor({ HOST: '::1' }).health).toBe('http://[::1]:3000/api/health')
})

test('a start without limits warns', () => {
  expect(planFor({ RATE_LIMIT: 'off' }).lines[0]).toMatch(/^Warning: RATE_LIMIT is off/)
})
