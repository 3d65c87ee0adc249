import { type Account, call, newAccount, password } from './api-client'
import { newAuthenticator } from './authenticator'
import { browserSubscription } from './push-server'
import { appCode } from './totp'

/** What a request can name by its id. */
export type Kind =
  | 'goal'
  | 'entry'
  | 'reminder'
  | 'conversation'
  | 'message'
  | 'own-message'
  | 'memory'
  | 'proposal'
  | 'act'
  | 'question'
  | 'session'
  | 'passkey'
  | 'counted-goal'
  | 'value'
  | 'plan'
  | 'experiment'
  | 'token'
  | 'import'
  | 'photo'

type Naming = { kind: Kind; in: 'path' } | { kind: Kind; in: 'query' | 'body'; field: string }

/** One operation of the API: who may call it, what it names, and a body that it takes. */
export type Operation = {
  access: 'user' | 'public'
  names?: Naming
  body?: (account: Account) => object
  /** What makes the body a valid one, where something must be there for it first. */
  valid?: (account: Account) => Promise<object>
  /** What a query must hold. */
  query?: string
  /** Whether it is refused to all but the owner of the server: these tests' accounts are not. */
  isOwners?: boolean
  /** Whether there is nothing to find for it without a model. */
  isAbsent?: boolean
  /** How it is refused where what it needs comes by mail, which nobody gets from these tests' server. */
  refused?: number
}

const later = '2030-01-01T09:00:00.000Z'
const path = (kind: Kind): Naming => ({ kind, in: 'path' })
const field = (kind: Kind, name: string): Naming => ({ kind, in: 'body', field: name })
const own: Operation = { access: 'user' }
const open: Operation = { access: 'public' }
const owners: Operation = { access: 'user', isOwners: true }
/** The server's day: the accounts of these tests live in UTC. */
const today = () => new Date().toISOString().slice(0, 10)
const ifThen = { cue: 'After breakfast', action: 'put on my shoes', obstacle: 'rain', ifObstacle: 'take the umbrella' }
const RED_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC'
const asked = { goalTitle: 'Run 100 km', userResponse: 'ran 12 km this week' }

export function emptyDocument() {
  const lists = { goals: [], journal: [], reminders: [], conversations: [], insights: [], memories: [] }
  return { format: 'apogee', version: 1, exportedAt: later, profile: {}, ...lists }
}

/** A passkey made by a device that the account has just been asked about. */
export async function answerOfDevice({ post }: Account, device = newAuthenticator()): Promise<object> {
  const options = (await post('/api/auth/passkeys/options', { currentPassword: password })).body
  return { name: 'Phone', response: device.make(options) }
}

/** A code of the key that the account has just begun with. */
async function codeOfApp({ post }: Account): Promise<object> {
  return { currentPassword: password, code: appCode((await post('/api/auth/totp')).body.secret) }
}

/** A diary of another app, as a client without forms sends it. */
function tableFile() {
  const file = Buffer.from('date,note\n2024-02-28,Ran along the river\n').toString('base64')
  return { name: 'diary.csv', file }
}

/** A photo of one red pixel, as a client without forms sends it. */
export function photoFile() {
  return { name: 'red.png', file: RED_PIXEL }
}

/** Every operation there is. A test fails for a handler that is missing here. */
export const routeTable: Record<string, Operation> = {
  'POST /api/ai/generate-coach': { ...own, body: () => ({ name: 'The Gardener' }) },
  'POST /api/ai/goal-creation-assistance': { ...own, body: () => ({ goalTitle: 'Run', domain: 'health' }) },
  'POST /api/ai/regenerate-description': { ...own, body: () => asked },
  'POST /api/ai/suggest-description': { ...own, body: () => asked },
  'POST /api/attachments': { ...own, body: photoFile },
  'GET /api/attachments/{id}': { ...own, names: path('photo') },
  'DELETE /api/attachments/{id}': { ...own, names: path('photo') },
  'POST /api/auth/demo': open,
  'POST /api/auth/login': { ...open, body: ({ user }) => ({ email: user.email, password }) },
  'POST /api/auth/logout': open,
  'GET /api/auth/me': own,
  'GET /api/auth/passkeys': own,
  'POST /api/auth/passkeys/options': { ...own, body: () => ({ currentPassword: password }) },
  'POST /api/auth/passkeys/verify': {
    ...own,
    body: () => ({ name: 'Phone', response: newAuthenticator().make({ challenge: 'never asked' }) }),
    valid: answerOfDevice,
  },
  'DELETE /api/auth/passkeys/{id}': { ...own, names: path('passkey') },
  'POST /api/auth/passkeys/login/options': open,
  'POST /api/auth/passkeys/login/verify': {
    ...open,
    body: () => ({ response: newAuthenticator().sign({ challenge: 'never asked' }) }),
    refused: 401,
  },
  'POST /api/auth/password': { ...own, body: () => ({ currentPassword: password, newPassword: password }) },
  'POST /api/auth/recover': {
    ...open,
    body: ({ user, recoveryCodes: [code] }) => ({ email: user.email, code, newPassword: password }),
  },
  'GET /api/auth/recovery-codes': own,
  'POST /api/auth/recovery-codes': { ...own, body: () => ({ currentPassword: password }) },
  'POST /api/auth/reset': { ...open, body: ({ user }) => ({ email: user.email }) },
  'POST /api/auth/reset/{token}': { ...open, body: () => ({ newPassword: password }), refused: 401 },
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': { ...own, names: path('session') },
  'POST /api/auth/signup': { ...open, body: ({ user }) => ({ email: `again-${user.email}`, password }) },
  'GET /api/auth/totp': own,
  'POST /api/auth/totp': own,
  'POST /api/auth/totp/confirm': {
    ...own,
    body: () => ({ currentPassword: password, code: '000000' }),
    valid: codeOfApp,
  },
  'DELETE /api/auth/totp': { ...own, body: () => ({ currentPassword: password }) },
  'GET /api/chat': { ...own, names: { kind: 'conversation', in: 'query', field: 'conversationId' } },
  'POST /api/chat': { ...own, names: field('conversation', 'conversationId'), body: () => ({ message: 'Hello' }) },
  'DELETE /api/chat': { ...own, names: { kind: 'conversation', in: 'query', field: 'conversationId' } },
  'GET /api/chat/{id}': { ...own, names: path('message') },
  'PATCH /api/chat/{id}': { ...own, names: path('own-message'), body: () => ({ message: 'Hello again' }) },
  // The built-in coach answers here, so there is none.
  'GET /api/chat/{id}/receipt': { ...own, names: path('message'), isAbsent: true },
  'POST /api/chat/{id}/regenerate': { ...own, names: path('message'), body: () => ({ style: 'shorter' }) },
  'GET /api/backups': owners,
  'GET /api/coach/connection': owners,
  'PUT /api/coach/connection': { ...owners, body: () => ({ choice: 'built-in' }) },
  'DELETE /api/coach/connection': owners,
  'POST /api/coach/connection/find': owners,
  'POST /api/coach/connection/test': { ...owners, body: () => ({ choice: 'built-in' }) },
  'GET /api/coach/status': own,
  'GET /api/coach/usage': own,
  'GET /api/conversations': own,
  'POST /api/conversations': { ...own, body: () => ({ title: 'Talk' }) },
  'GET /api/conversations/active': own,
  'PATCH /api/conversations/{id}': { ...own, names: path('conversation'), body: () => ({ title: 'Renamed' }) },
  'DELETE /api/conversations/{id}': { ...own, names: path('conversation') },
  'GET /api/experiments': own,
  'POST /api/experiments': {
    ...own,
    names: field('counted-goal', 'goalId'),
    body: () => ({ action: 'Swim', outcome: 'value' }),
  },
  'PATCH /api/experiments/{id}': { ...own, names: path('experiment'), body: () => ({ status: 'stopped' }) },
  'DELETE /api/experiments/{id}': { ...own, names: path('experiment') },
  'GET /api/export/all': own,
  'GET /api/export/goals': own,
  'GET /api/export/insights': own,
  'GET /api/export/journal': own,
  'GET /api/export/values': own,
  'GET /api/feeds': own,
  'POST /api/feeds': own,
  'GET /api/push/key': own,
  'POST /api/push/subscriptions': { ...own, body: browserSubscription },
  'DELETE /api/push/subscriptions': { ...own, body: () => ({ endpoint: browserSubscription().endpoint }) },
  // None was sent.
  'POST /api/push/messages/{id}/opened': { ...own, names: path('message'), isAbsent: true },
  'DELETE /api/feeds': own,
  'GET /api/goals': own,
  'POST /api/goals': { ...own, body: () => ({ title: 'Run 100 km', domain: 'health', tags: ['run'] }) },
  'POST /api/goals/measure': { ...own, body: () => ({ title: 'Read 12 books' }) },
  'GET /api/goals/{id}': { ...own, names: path('goal') },
  'PATCH /api/goals/{id}': { ...own, names: path('goal'), body: () => ({ title: 'Changed', progress: 40 }) },
  'DELETE /api/goals/{id}': { ...own, names: path('goal') },
  'PATCH /api/goals/{id}/ai-update': { ...own, names: path('goal'), body: () => ({ response: 'half way there' }) },
  'GET /api/goals/{id}/history': { ...own, names: path('goal') },
  'GET /api/goals/{id}/mentions': { ...own, names: path('goal') },
  'PATCH /api/goals/{id}/mentions': {
    ...own,
    names: path('goal'),
    body: () => ({ refId: 'an-entry', isAbout: false }),
  },
  'GET /api/goals/{id}/obstacles': { ...own, names: path('goal') },
  'GET /api/goals/{id}/values': { ...own, names: path('counted-goal') },
  'POST /api/goals/{id}/values': { ...own, names: path('counted-goal'), body: () => ({ value: 6, note: 'a run' }) },
  'GET /api/goals/capacity': { ...own, query: 'targetDate=2030-01-01' },
  'GET /api/health': open,
  'POST /api/import': { ...own, body: emptyDocument },
  'GET /api/imports': own,
  'POST /api/imports': { ...own, body: tableFile },
  'GET /api/imports/{id}': { ...own, names: path('import') },
  'PATCH /api/imports/{id}': { ...own, names: path('import'), body: () => ({ mapping: {} }) },
  'DELETE /api/imports/{id}': { ...own, names: path('import') },
  'POST /api/imports/{id}/apply': { ...own, names: path('import'), body: () => ({}) },
  'POST /api/insights/goal/response': {
    ...own,
    names: field('goal', 'goalId'),
    body: () => ({ responseText: 'half way there', goalUpdates: { progress: 50 } }),
  },
  'GET /api/insights/goals': own,
  'GET /api/insights/goals/risk': own,
  'GET /api/insights/goals/{id}': { ...own, names: path('goal') },
  'GET /api/insights/goals/{id}/outlook': { ...own, names: path('goal') },
  // The built-in coach analyses here, so there is none.
  'GET /api/insights/goals/{id}/receipt': { ...own, names: path('goal'), isAbsent: true },
  'POST /api/insights/responses': {
    ...own,
    names: field('goal', 'goalId'),
    body: () => ({ insightType: 'goal_analysis', response: 'half way there' }),
  },
  'GET /api/insights/responses/{goalId}': { ...own, names: path('goal') },
  'GET /api/insights/track-record': own,
  'GET /api/insights/energy-patterns': own,
  'GET /api/insights/monthly': own,
  'GET /api/insights/weekly': own,
  'POST /api/insights/weekly': own,
  'GET /api/insights/weekly/receipt': { ...own, isAbsent: true },
  'GET /api/insights/weekly/review': own,
  'POST /api/insights/weekly/review': {
    ...own,
    body: () => ({
      choices: [{ goalId: 'some-goal', kind: 'keep' }],
      steps: [{ title: 'Call home', scheduledFor: '2031-01-06T09:00:00Z' }],
    }),
  },
  'PATCH /api/insights/weekly/review': { ...own, body: () => ({ choices: [{ goalId: 'some-goal', kind: 'keep' }] }) },
  'GET /api/journal': own,
  'POST /api/journal': { ...own, body: () => ({ mood: 4, notes: 'ran 3 km' }) },
  'GET /api/journal/day': own,
  'GET /api/journal/energy': own,
  'GET /api/journal/{id}/heard': { ...own, names: path('entry') },
  'GET /api/journal/{id}': { ...own, names: path('entry') },
  'PATCH /api/journal/{id}': { ...own, names: path('entry'), body: () => ({ mood: 1, notes: 'Changed' }) },
  'DELETE /api/journal/{id}': { ...own, names: path('entry') },
  'GET /api/memories': own,
  'PATCH /api/memories/{id}': { ...own, names: path('memory'), body: () => ({ text: 'Changed', pinned: true }) },
  'DELETE /api/memories/{id}': { ...own, names: path('memory') },
  'GET /api/plans': own,
  'POST /api/plans': { ...own, names: field('goal', 'goalId'), body: () => ifThen },
  'POST /api/plans/check': { ...own, body: () => ifThen },
  'PATCH /api/plans/{id}': { ...own, names: path('plan'), body: () => ({ action: 'Changed', status: 'held' }) },
  'DELETE /api/plans/{id}': { ...own, names: path('plan') },
  'POST /api/plans/{id}/outcomes': { ...own, names: path('plan'), body: () => ({ date: today(), outcome: 'held' }) },
  'GET /api/proposals': own,
  'POST /api/proposals': {
    ...own,
    body: () => ({ verb: 'alert.add', input: { title: 'Shoes', scheduledFor: later } }),
  },
  'POST /api/proposals/read': { ...own, body: () => ({ text: 'Remind me tomorrow at 9 to water the plants' }) },
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
  'GET /api/search/meant': { ...own, query: 'q=rnu' },
  'GET /api/today': own,
  'POST /api/today/questions/{id}/skip': { ...own, names: path('question') },
  'DELETE /api/today/questions/{id}/skip': { ...own, names: path('question') },
  'GET /api/tokens': own,
  'POST /api/tokens': { ...own, body: () => ({ name: 'Notes', scopes: ['read'] }) },
  'DELETE /api/tokens/{id}': { ...own, names: path('token') },
  'GET /api/tokens/{id}/reads': { ...own, names: path('token') },
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
  plan: async (account) => {
    const goalId = await made.goal(account)
    return (await account.post('/api/plans', { ...ifThen, goalId })).body.id
  },
  experiment: async ({ post }) => (await post('/api/experiments', { action: 'Swim', outcome: 'energy' })).body.id,
  entry: async ({ post }) => (await post('/api/journal', { mood: 3, notes: 'ran 5 km' })).body.id,
  reminder: async ({ post }) => (await post('/api/reminders', { title: 'Shoes', scheduledFor: later })).body.id,
  conversation: async ({ post }) => (await post('/api/conversations', { title: 'Talk' })).body.id,
  message: async ({ post }) => (await post('/api/chat', { message: 'Hello' })).body.message.id,
  'own-message': async ({ post }) => (await post('/api/chat', { message: 'Hello' })).body.userMessage.id,
  proposal: async ({ post }) => {
    const input = { title: 'Shoes', scheduledFor: later }
    return (await post('/api/proposals', { verb: 'alert.add', input })).body.id
  },
  act: async (account) => {
    const id = await made.proposal(account)
    await account.post(`/api/proposals/${id}/apply`, {})
    return id
  },
  question: async (account) => {
    await made.goal(account)
    return (await account.get('/api/today')).body.questions[0].id
  },
  session: async ({ user }) => {
    const { token } = (await call('POST', '/api/auth/login', { email: user.email, password })).body
    const sessions = await call('GET', '/api/auth/sessions', undefined, { token })
    return sessions.body.find((session: { current: boolean }) => session.current).id
  },
  passkey: async (account) => (await account.post('/api/auth/passkeys/verify', await answerOfDevice(account))).body.id,
  photo: async ({ post }) => (await post('/api/attachments', photoFile())).body.id,
  import: async ({ post }) => (await post('/api/imports', tableFile())).body.id,
  token: async ({ post }) => (await post('/api/tokens', { name: 'Notes', scopes: ['read'] })).body.id,
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
    plan: 'plans',
    experiment: 'experiments',
    entry: 'journal',
    reminder: 'reminders',
    memory: 'memories',
    session: 'auth/sessions',
    passkey: 'auth/passkeys',
    token: 'tokens',
    import: 'imports',
    photo: 'attachments',
  }
  if (kind === 'message' || kind === 'own-message') await account.delete('/api/chat')
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
