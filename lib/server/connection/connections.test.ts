import { expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { readConnection } from './connections'

// Settings are read once, at their first use.
vi.hoisted(() => {
  delete process.env.OWNER_EMAIL
  Object.assign(process.env, {
    USER_KEYS: 'on',
    ANTHROPIC_API_KEY: 'k'.repeat(40),
    NEXTAUTH_URL: 'https://apogee.example.com',
  })
})

test('on a server that is open to the world who signed up first owns nothing, and is told nothing of its key', async () => {
  const data = { email: 'first@example.com', selectedDomains: [] }
  const user = await db.user.create({ data, omit: { passwordHash: true } })
  expect(await readConnection(user)).toMatchObject({ scope: 'own', from: 'environment', keyEnd: null })
})
