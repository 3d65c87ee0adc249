import { afterAll, vi } from 'vitest'
import type { Env } from '@/lib/server/env'
import * as module from '@/lib/server/env'

/**
 * Variables that the server finds set in its environment, for the tests of the file that calls this: other files run in
 * the same process. What was read while a module loaded stays as it was.
 */
export function changeEnv(): { [name in keyof Env]?: unknown } {
  const changes: { [name in keyof Env]?: unknown } = {}
  const get = (target: Env, name: keyof Env) => (name in changes ? changes[name] : target[name])
  const spy = vi.spyOn(module, 'env', 'get').mockReturnValue(new Proxy(module.env, { get: get as never }))
  afterAll(() => spy.mockRestore())
  return changes
}
