import { emailOf, PASSWORD } from './fill/crowd'

/** A generated account, signed in: headers of its two credentials. */
export type Visitor = { bearer: Record<string, string>; cookie: Record<string, string> }

export async function signIn(url: string, number: number): Promise<Visitor> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: emailOf(number), password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`)
  const { token } = (await answer.json()) as { token: string }
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { bearer: { Authorization: `Bearer ${token}` }, cookie: { Cookie: cookie } }
}

/** Calls the API in the visitor's name and gives the answer's body; throws unless it is a success. */
export async function call<T>(
  url: string,
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ body: T; headers: Headers; ms: number }> {
  const began = performance.now()
  const answer = await fetch(url + path, {
    method,
    headers: { ...visitor.bearer, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const ms = performance.now() - began
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return { body: (text ? JSON.parse(text) : null) as T, headers: answer.headers, ms }
}
