import { randomInt, randomUUID } from 'node:crypto'

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
type MemberAnswer = { status: number; headers: Headers; body: any }

/** An account at an app that a test has started for itself. */
export type Member = {
  email: string
  token: string
  cookie: string
  get(path: string): Promise<MemberAnswer>
  post(path: string, body: object, headers?: Record<string, string>): Promise<MemberAnswer>
  patch(path: string, body: object): Promise<MemberAnswer>
  put(path: string, body: object): Promise<MemberAnswer>
  delete(path: string, body?: object): Promise<MemberAnswer>
  /** Asks, and goes away after so many milliseconds. */
  leave(path: string, body: object, afterMs: number): Promise<void>
  /** The same account at another instance. */
  at(url: string): Member
}

/**
 * Signs up at the app and gives calls in the account's name. Each comes from an address of its own where the app trusts a
 * proxy, so that the limit on sign-ups does not meet a test of something else.
 */
export async function newMember(url: string): Promise<Member> {
  const email = `member-${randomUUID()}@example.com`
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password: 'correct horse', firstName: 'Ada' }),
  })
  if (answer.status !== 201) throw new Error(`Signup answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return memberAt(url, { email, token, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' })
}

function memberAt(url: string, who: Pick<Member, 'email' | 'token' | 'cookie'>): Member {
  async function call(method: string, path: string, body?: object, more: Record<string, string> = {}, ms = 60_000) {
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${who.token}`, ...(body && { 'Content-Type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ms),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    ...who,
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    patch: (path, body) => call('PATCH', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path, body) => call('DELETE', path, body),
    leave: (path, body, afterMs) =>
      call('POST', path, body, { Accept: 'text/event-stream' }, afterMs).then(
        () => undefined,
        () => undefined,
      ),
    at: (other) => memberAt(other, who),
  }
}
