import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '@/tests/support/free-port'
import { portProblem } from './port'

test('a free port is no problem', async () => {
  expect(await portProblem(await freePort())).toBeNull()
})

test('a taken port is named, with another to choose', async () => {
  const port = await freePort()
  const other = createServer().listen(port)
  await new Promise((resolve) => other.once('listening', resolve))
  expect(await portProblem(port)).toBe(
    `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`,
  )
  other.close()
})

test('an address of another machine is named', async () => {
  expect(await portProblem(await freePort(), '192.0.2.1')).toBe(
    'HOST must be an address of this machine, but it is "192.0.2.1".',
  )
})
