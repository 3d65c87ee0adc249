import { type AccountDocument, importAnswer } from '@/lib/contract/account-document'
import { errorBody } from '@/lib/contract/error-body'
import { buildDemoAccount, demoPerson, demoProfile } from '@/lib/server/demo/demo-account'
import { StepFailed } from '../run'

export type Seeding = { url: string; email: string; password: string; timeZone: string; isFresh: boolean }
export type Seeded = { account: AccountDocument; created: number; skipped: number }

type Call = { method: string; path: string; token?: string; body?: unknown }

/**
 * Signs the demo person up with a running app, finishes onboarding and imports a year of account. An account that has
 * the address already is only replaced when asked to.
 * @throws StepFailed when no app answers, or the address is taken
 */
export async function seedAccount({ url, email, password, timeZone, isFresh }: Seeding): Promise<Seeded> {
  await requireApp(url)
  if (isFresh) await removeAccount(url, email, password)
  const signup = { email, password, timeZone, ...demoPerson }
  const { token } = await call<{ token: string }>(url, { method: 'POST', path: '/api/auth/signup', body: signup })
  await call(url, {
    method: 'PATCH',
    path: '/api/users/profile',
    token,
    body: { ...demoProfile, onboardingCompleted: true },
  })
  const account = buildDemoAccount({ now: new Date(), timeZone })
  const answer = await call(url, { method: 'POST', path: '/api/import', token, body: account })
  await call(url, { method: 'POST', path: '/api/auth/logout', token })
  return { account, ...importAnswer.parse(answer) }
}

/** Tells what to start when nothing answers at the address. */
export async function requireApp(url: string): Promise<void> {
  const answer = await fetch(new URL('/api/health', url)).catch(() => null)
  if (answer?.ok) return
  throw new StepFailed(
    `No Apogee answers at ${url}: start one with \`npm start\` or \`npm run dev\`, or name its address with --url.`,
  )
}

async function removeAccount(url: string, email: string, password: string): Promise<void> {
  const login = await send(url, { method: 'POST', path: '/api/auth/login', body: { email, password } })
  // Nobody there, or someone whose password is another: signing up tells which.
  if (!login.ok) return
  const { token } = (await login.json()) as { token: string }
  await call(url, { method: 'DELETE', path: '/api/users/me', token, body: { confirmation: email } })
}

async function call<Answer>(url: string, what: Call): Promise<Answer> {
  const answer = await send(url, what)
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : null) as Answer
  if (answer.status === 409) {
    throw new StepFailed('There is an account with this email already: --fresh replaces it, --email makes another.')
  }
  throw new StepFailed(`${what.method} ${what.path} answered ${answer.status}: ${sentenceOf(text)}`)
}

function send(url: string, { method, path, token, body }: Call): Promise<Response> {
  return fetch(new URL(path, url), {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}

function sentenceOf(text: string): string {
  try {
    return errorBody.parse(JSON.parse(text)).error
  } catch {
    return text.slice(0, 200)
  }
}
