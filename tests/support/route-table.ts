import { type Account, call, newAccount, password } from './api-client'

/** What a request can name by its id. */
export type Kind =
  | 'goal'
  | 'entry'
  | 'reminder'
  | 'conversation'
  | 'message'
  | 'memory'
  | 'proposal'
  | 'act'
  | 'session'
  | 'counted-goal'
  | 'value'

type Naming = { kind: Kind; in: 'path' } | { kind: Kind; in: 'query' | 'body'; field: string }

/** One operation of the API: who may call it, what it names, and a body that it takes. */
export type Operation = {
  access: 'user' | 'public'
  names?: Naming
  body?: (account: Account) => object
  /** What a query must hold. */
  query?: string
}

const later = '2030-01-01T09:00:00.000Z'
const path = (kind: Kind): Naming => ({ kind, in: 'path' })
const field = (kind: Kind, name: string): Naming => ({ kind, in: 'body', field: name })
const own: Operation = { access: 'user' }
const open: Operation = { access: 'public' }
const asked = { goalTitle: 'Run 100 km', userResponse: 'ran 12 km this week' }

export function emptyDocument() {
  const lists = { goals: [], journal: [], reminders: [], conversations: [], insights: [], memories: [] }
  return { format: 'apogee', version: 1, exportedAt: later, profile: {}, ...lists }
}

/** Every operation there is. A test fails for a handler that is missing here. */
export const routeTable: Record<string, Operation> = {
  'POST /api/ai/generate-coach': { ...own, body: () => ({ name: 'The Gardener' }) },
  'POST /api/ai/goal-creation-assistance': { ...own, body: () => ({ goalTitle: 'Run', domain: 'health' }) },
  'POST /api/ai/regenerate-description': { ...own, body: () => asked },
  'POST /api/ai/suggest-description': { ...own, body: () => asked },
  'POST /api/auth/login': { ...open, body: ({ user }) => ({ email: user.email, password }) },
  'POST /api/auth/logout': open,
  'GET /api/auth/me': own,
  'POST /api/auth/password': { ...own, body: () => ({ currentPassword: password, newPassword: password }) },
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': { ...own, names: path('session') },
  'POST /api/auth/signup': { ...open, body: ({ user }) => ({ email: `again-${user.email}`, password }) },
  'GET /api/chat': { ...own, names: { kind: 'conversation', in: 'query', field: 'conversationId' } },
  'POST /api/chat': { ...own, names: field('conversation', 'conversationId'), body: () => ({ message: 'Hello' }) },
  'DELETE /api/chat': { ...own, names: { kind: 'conversation', in: 'query', field: 'conversationId' } },
  'GET /api/chat/{id}': { ...own, names: path('message') },
  'POST /api/chat/{id}/regenerate': { ...own, names: path('message') },
  'GET /api/coach/status': own,
  'GET /api/coach/usage': own,
  'GET /api/conversations': own,
  'POST /api/conversations': { ...own, body: () => ({ title: 'Talk' }) },
  'GET /api/conversations/active': own,
  'PATCH /api/conversations/{id}': { ...own, names: path('conversation'), body: () => ({ title: 'Renamed' }) },
  'DELETE /api/conversations/{id}': { ...own, names: path('conversation') },
  'GET /api/export/all': own,
  'GET /api/export/goals': own,
  'GET /api/export/insights': own,
  'GET /api/export/journal': own,
  'GET /api/export/values': own,
  'GET /api/goals': own,
  'POST /api/goals': { ...own, body: () => ({ title: 'Run 100 km', domain: 'health', tags: ['run'] }) },
  'POST /api/goals/measure': { ...own, body: () => ({ title: 'Read 12 books' }) },
  'GET /api/goals/{id}': { ...own, names: path('goal') },
  'PATCH /api/goals/{id}': { ...own, names: path('goal'), body: () => ({ title: 'Changed', progress: 40 }) },
  'DELETE /api/goals/{id}': { ...own, names: path('goal') },
  'PATCH /api/goals/{id}/ai-update': { ...own, names: path('goal'), body: () => ({ response: 'half way there' }) },
  'GET /api/goals/{id}/history': { ...own, names: path('goal') },
  'GET /api/goals/{id}/values': { ...own, names: path('counted-goal') },
  'POST /api/goals/{id}/values': { ...own, names: path('counted-goal'), body: () => ({ value: 6, note: 'a run' }) },
  'GET /api/health': open,
  'POST /api/import': { ...own, body: emptyDocument },
  'POST /api/insights/goal/response': {
    ...own,
    names: field('goal', 'goalId'),
    body: () => ({ responseText: 'half way there', goalUpdates: { progress: 50 } }),
  },
  'GET /api/insights/goals': own,
  'GET /api/insights/goals/risk': own,
  'GET /api/insights/goals/{id}': { ...own, names: path('goal') },
  'POST /api/insights/responses': {
    ...own,
    names: field('goal', 'goalId'),
    body: () => ({ insightType: 'goal_analysis', response: 'half way there' }),
  },
  'GET /api/insights/responses/{goalId}': { ...own, names: path('goal') },
  'GET /api/insights/track-record': own,
  'GET /api/insights/weekly': own,
  'POST /api/insights/weekly': own,
  'GET /api/journal': own,
  'POST /api/journal': { ...own, body: () => ({ mood: 4, notes: 'ran 3 km' }) },
  'GET /api/journal/energy': own,
  'GET /api/journal/{id}/heard': { ...own, names: path('entry') },
  'GET /api/journal/{id}': { ...own, names: path('entry') },
  'PATCH /api/journal/{id}': { ...own, names: path('entry'), body: () => ({ mood: 1, notes: 'Changed' }) },
  'DELETE /api/journal/{id}': { ...own, names: path('entry') },
  'GET /api/memories': own,
  'PATCH /api/memories/{id}': { ...own, names: path('memory'), body: () => ({ text: 'Changed', pinned: true }) },
  'DELETE /api/memories/{id}': { ...own, names: path('memory') },
  'GET /api/proposals': own,
  'POST /api/proposals': {
    ...own,
    body: () => ({ verb: 'alert.add', input: { title: 'Shoes', scheduledFor: later } }),
  },
  'POST /api/proposals/{id}/apply': { ...own, names: path('proposal'), body: () => ({}) },
  'POST /api/proposals/{id}/dismiss': { ...own, names: path('proposal') },
  'POST /api/proposals/{id}/undo': { ...own, names: path('act') },
  'GET /api/ready': open,
  'POST /api/record/ask': { ...own, body: () => ({ query: { of: 'entries', give: 'count' } }) },
  'GET /api/reminders': own,
  'POST /api/reminders': {
    ...own,
    names: field('goal', 'goalId'),
    body: () => ({ title: 'Shoes', scheduledFor: later }),
  },
  'PATCH /api/reminders/{id}': { ...own, names: path('reminder'), body: () => ({ title: 'Changed', isDone: true }) },
  'DELETE /api/reminders/{id}': { ...own, names: path('reminder') },
  'GET /api/search': { ...own, query: 'q=run' },
  'DELETE /api/users/me': { ...own, body: ({ user }) => ({ confirmation: user.email }) },
  'PATCH /api/users/profile': { ...own, body: () => ({ timeZone: 'Asia/Tokyo' }) },
  'PATCH /api/values/{id}': { ...own, names: path('value'), body: () => ({ value: 7, note: 'Changed' }) },
  'DELETE /api/values/{id}': { ...own, names: path('value') },
}

/** The request that an operation makes in an account's name, about the thing with this id where it names one. */
export function requestFor(key: string, account: Account, id?: string) {
  const [method = '', template = ''] = key.split(' ')
  const { names, body, query } = routeTable[key] as Operation
  const named = names && names.in !== 'path' && id !== undefined ? { [names.field]: id } : {}
  const search = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(names?.in === 'query' ? named : {}),
  })
  const target = template.replace(/\{\w+\}/, id ?? '-')
  return {
    method,
    path: search.size > 0 ? `${target}?${search}` : target,
    body: body && { ...body(account), ...(names?.in === 'body' ? named : {}) },
  }
}

/** Makes a thing of the account's and gives its id. */
export async function makeThing(account: Account, kind: Kind): Promise<string> {
  return made[kind](account)
}

const measure = { kind: 'total', unit: 'km', target: 100 }
const countedGoal = { title: 'Run 100 km', domain: 'health', measure }

const made: Record<Kind, (account: Account) => Promise<string>> = {
  goal: async ({ post }) => (await post('/api/goals', { title: 'Run 100 km', domain: 'health' })).body.id,
  'counted-goal': async ({ post }) => (await post('/api/goals', countedGoal)).body.id,
  value: async (account) => {
    const id = await made['counted-goal'](account)
    return (await account.post(`/api/goals/${id}/values`, { value: 5 })).body.id
  },
  entry: async ({ post }) => (await post('/api/journal', { mood: 3, notes: 'ran 5 km' })).body.id,
  reminder: async ({ post }) => (await post('/api/reminders', { title: 'Shoes', scheduledFor: later })).body.id,
  conversation: async ({ post }) => (await post('/api/conversations', { title: 'Talk' })).body.id,
  message: async ({ post }) => (await post('/api/chat', { message: 'Hello' })).body.message.id,
  proposal: async ({ post }) => {
    const input = { title: 'Shoes', scheduledFor: later }
    return (await post('/api/proposals', { verb: 'alert.add', input })).body.id
  },
  act: async (account) => {
    const id = await made.proposal(account)
    await account.post(`/api/proposals/${id}/apply`, {})
    return id
  },
  session: async ({ user }) => {
    const { token } = (await call('POST', '/api/auth/login', { email: user.email, password })).body
    const sessions = await call('GET', '/api/auth/sessions', undefined, { token })
    return sessions.body.find((session: { current: boolean }) => session.current).id
  },
  memory: async ({ get, post }) => {
    const source = { kind: 'journal', id: '01890000-0000-7000-8000-000000000000' }
    const memory = { id: 'new', text: 'Runs', kind: 'preference', source, pinned: false, createdAt: new Date() }
    const before = new Set((await get('/api/memories')).body.map((one: { id: string }) => one.id))
    await post('/api/import', { ...emptyDocument(), memories: [{ ...memory, id: `m ${before.size} ${Date.now()}` }] })
    const after: { id: string }[] = (await get('/api/memories')).body
    return after.find((one) => !before.has(one.id))?.id ?? ''
  },
}

/** What nothing but its account's deletion deletes. */
const withAccount: Kind[] = ['conversation', 'proposal', 'act']

/** Deletes a thing for good; one that only its account's deletion takes along goes with that. */
export async function deleteThing(account: Account, kind: Kind, id: string): Promise<void> {
  const folders: Partial<Record<Kind, string>> = {
    goal: 'goals',
    'counted-goal': 'goals',
    value: 'values',
    entry: 'journal',
    reminder: 'reminders',
    memory: 'memories',
    session: 'auth/sessions',
  }
  if (kind === 'message') await account.delete('/api/chat')
  else if (withAccount.includes(kind)) await account.delete('/api/users/me', { confirmation: account.user.email })
  else await account.delete(`/api/${folders[kind]}/${id}`)
}

/** The id of a thing that is there no more. */
export async function deletedThing(account: Account, kind: Kind): Promise<string> {
  const owner = withAccount.includes(kind) ? await newAccount() : account
  const id = await makeThing(owner, kind)
  await deleteThing(owner, kind, id)
  return id
}

/** All that can be seen of an account, as text: what it must still be after someone else's calls. */
export async function snapshotOf(account: Account): Promise<string> {
  const { exportedAt: _, ...document } = (await account.get('/api/export/all')).body
  const sessions = (await account.get('/api/auth/sessions')).body.map((session: { id: string }) => session.id)
  return JSON.stringify([document, sessions, (await account.get('/api/auth/me')).body], null, 1)
}
