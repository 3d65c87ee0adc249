import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'

// What a request looks like that no middleware has seen: whatever it claims about itself, there is no session.
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [] }),
  headers: async () => new Headers({ 'x-path': '/goals', 'x-middleware-subrequest': 'middleware', rsc: '1' }),
}))
vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }))

const root = import.meta.dirname
const open = ['(public)/page.tsx', '(public)/login/page.tsx', '(public)/signup/page.tsx']
// What nobody needs a session for, nor is sent on from with one.
const free = [
  '(public)/recover/page.tsx',
  '(public)/reset/[token]/page.tsx',
  '(public)/privacy/page.tsx',
  '(public)/safety/page.tsx',
  '[...missing]/page.tsx',
]

const guarded = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /(^|\/)(page|layout)\.tsx$/.test(file) && file !== 'layout.tsx')
  .filter((file) => ![...open, ...free].includes(file))

type Screen = (props: object) => unknown

test.each(guarded)('%s sends a stranger away by itself, without the middleware', async (file) => {
  const { default: screen } = (await import(path.join(root, file))) as { default: Screen }
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}), children: 'Secret' }
  const outcome = await Promise.resolve()
    .then(() => screen(props))
    .catch((thrown: { digest?: string }) => thrown.digest)
  expect(outcome).toMatch(/^NEXT_REDIRECT;[^;]*;\/login/)
})

test('every screen of the app is among them', () => {
  const screens = guarded.filter((file) => file.endsWith('page.tsx'))
  expect(screens.length).toBeGreaterThanOrEqual(7)
  expect(guarded).toContain('(app)/layout.tsx')
})
