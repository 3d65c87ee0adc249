import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { vi } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import type { Answer, Endpoint } from '@/lib/client/http/endpoints'
import { useToasts } from '@/lib/client/screen/use-toast'
import { type Goal, plainGoal } from '@/lib/contract/goal'
import type { Proposal } from '@/lib/contract/proposal'
import { usualPush } from '@/lib/contract/push-kinds'
import type { User } from '@/lib/contract/user'

const at = '2026-11-01T09:00:00.000Z'

export const ada: User = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  selectedDomains: ['health'],
  selectedLeader: 'maya',
  customCoachName: '',
  customCoachStyle: '',
  customCoachPrompt: '',
  onboardingCompleted: true,
  timeZone: 'UTC',
  memoryPaused: false,
  push: usualPush,
  createdAt: at,
  updatedAt: at,
}

export function goalWith(fields: Partial<Goal>): Goal {
  return {
    id: 'goal',
    userId: ada.id,
    title: 'Run a marathon',
    domain: 'health',
    ...plainGoal,
    progress: 20,
    createdAt: at,
    updatedAt: at,
    ...fields,
  }
}

export function proposalWith(fields: Partial<Proposal>): Proposal {
  return {
    id: 'proposal',
    verb: 'alert.add',
    title: 'Alert: Call Bob, Mon 23 Nov 09:00',
    diff: [],
    input: { title: 'Call Bob', scheduledFor: '2026-11-23T09:00:00.000Z' },
    status: 'proposed',
    source: { kind: 'message', id: null, quote: '' },
    result: null,
    createdAt: at,
    appliedAt: null,
    ...fields,
  }
}

type Call = { endpoint: string; path: string; query: string; body: unknown }
type Given<E extends Endpoint> = Answer<E> | ((call: Call) => Answer<E> | Promise<Answer<E>>)

/** What the server answers at an endpoint, in the shape of its own handler; a test that asks elsewhere fails. */
export type Answers = { [E in Endpoint]?: Given<E> | Refusal }
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}

let answers: Answers = {}
let calls: Call[] = []

export function forgetAnswers(): void {
  answers = {}
  calls = []
}

/**
 * Hands that put a text in at once, all but its last letter: with a screen drawn anew for each letter the tests of forms
 * spent half of their time on typing. Keys by their names and days are typed one by one.
 */
function swiftHands(): ReturnType<typeof userEvent.setup> {
  const hands = userEvent.setup()
  const type: typeof hands.type = async (field, text, options) => {
    const isOfDay = field instanceof HTMLInputElement && /^(?:date|time|datetime-local|month)$/.test(field.type)
    if (options || isOfDay || text.length < 4 || /[{[]/.test(text)) return hands.type(field, text, options)
    await hands.click(field)
    await hands.paste(text.slice(0, -1))
    await hands.keyboard(text.slice(-1))
  }
  return { ...hands, type }
}

/** Shows a part of a screen to Ada. Gives her hands, and the calls that reached the server. */
export function show(screen: ReactNode, given: Answers = {}) {
  answers = given
  calls = []
  vi.stubGlobal('fetch', answer)
  const client = getQueryClient()
  client.setQueryData(currentUserKey, ada)
  const wrap = (part: ReactNode) => <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const view = render(wrap(screen))
  return { hands: swiftHands(), calls, rerender: (part: ReactNode) => view.rerender(wrap(part)) }
}

async function answer(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const [path = '', query = ''] = String(address).split('?')
  const endpoint = Object.keys(answers).find((key) => {
    const [verb = '', template = ''] = key.split(' ')
    return verb === method && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })
  const call = {
    endpoint: endpoint ?? `${method} ${path}`,
    path,
    query,
    body: body ? JSON.parse(String(body)) : undefined,
  }
  calls.push(call)
  const given = endpoint && answers[endpoint as Endpoint]
  if (!given) throw new Error(`Nothing is answered at ${method} ${path}`)
  if (given instanceof Refusal) return Response.json(given.body, { status: given.status })
  return Response.json(typeof given === 'function' ? await given(call) : given)
}

/** The toasts' words, newest first: those since it is shown, for one of an earlier test may still be on its way out. */
export function Toasts() {
  const toasts = useToasts()
  const [latest] = useState(() => toasts[0]?.id ?? 0)
  return (
    <ul aria-label="Toasts">
      {toasts
        .filter(({ id, open }) => open && id > latest)
        .map(({ id, title, description, action }) => (
          <li key={id}>
            {title} {description}{' '}
            {action && (
              <button type="button" onClick={action.run}>
                {action.label}
              </button>
            )}
          </li>
        ))}
    </ul>
  )
}
