import path from 'node:path'
import byAnotherHand from './by-another-hand.json'

/** A fault put into the code: one place is replaced, and the tests named must notice. */
export type Mutant = {
  /** What a user would meet. */
  fault: string
  /** All of those that show or lose what is somebody's must be noticed. */
  kind: 'ownership' | 'loss' | 'other'
  file: string
  /** Stands in the file once. */
  find: string
  replace: string
  /** The files of `npm run check` that run. */
  tests: string[]
}

const isolation = 'tests/api/isolation.test.ts'
const goals = 'tests/api/goals.test.ts'
const journal = 'tests/api/journal.test.ts'
const values = ['lib/server/goals/measure/values.test.ts', 'tests/api/values.test.ts']

const ownership = (file: string, find: string, replace: string, fault: string, tests = [isolation]): Mutant => ({
  fault,
  kind: 'ownership',
  file: path.posix.join('lib/server', file),
  find,
  replace,
  tests,
})

const loss = (file: string, find: string, replace: string, fault: string, tests: string[]): Mutant => ({
  ...ownership(file, find, replace, fault, tests),
  kind: 'loss',
})

const other = (file: string, find: string, replace: string, fault: string, tests: string[]): Mutant => ({
  ...loss(file, find, replace, fault, tests),
  kind: 'other',
})

const shown = (file: string, find: string, replace: string, fault: string, test: string): Mutant => ({
  fault,
  kind: 'other',
  file: `components/${file}`,
  find,
  replace,
  tests: [`components/${test}.dom.test.tsx`],
})

const OWN = '{ id, userId: user.id }'
const ANYONE = '{ id }'

export const mutants: Mutant[] = [
  // Who may read and write what.
  ownership('db/read-own.ts', 'row.userId === userId', 'userId !== null', 'rows named by their ids are anybody’s', [
    'lib/server/db/read-own.test.ts',
  ]),
  ownership('goals/find-goals.ts', `where: ${OWN}`, `where: ${ANYONE}`, 'another’s goal is read'),
  ownership('goals/find-goals.ts', '`"userId" = $', '`TRUE OR "userId" = $', 'the list holds everyone’s goals', [
    goals,
    isolation,
  ]),
  ownership(
    'goals/change-goal.ts',
    'const where = { id, userId: user.id }',
    'const where = { id }',
    'another’s goal is changed',
  ),
  ownership('goals/delete-goal.ts', `where: ${OWN}`, `where: ${ANYONE}`, 'another’s goal is deleted'),
  ownership(
    'goals/goal-history.ts',
    '{ where: { id: goalId, userId: user.id } }',
    '{ where: { id: goalId } }',
    'another’s ledger is read',
  ),
  ownership('goals/measure/values.ts', '  await getGoal(user, goalId)\n', '', 'another’s values are listed', [
    isolation,
    ...values,
  ]),
  ownership(
    'journal/find-entries.ts',
    'db.journalEntry.findFirst({ where: { id, userId: user.id } })',
    'db.journalEntry.findFirst({ where: { id } })',
    'another’s entry is read',
  ),
  ownership(
    'journal/find-entries.ts',
    '`"userId" = $',
    '`TRUE OR "userId" = $',
    'the journal holds everyone’s entries',
    [journal, isolation],
  ),
  ownership(
    'journal/write-entry.ts',
    'const { count } = await tx.journalEntry.deleteMany({ where: { id, userId: user.id } })',
    'const { count } = await tx.journalEntry.deleteMany({ where: { id } })',
    'another’s entry is deleted',
  ),
  ownership(
    'journal/write-entry.ts',
    'const where = { id, userId: user.id }',
    'const where = { id }',
    'another’s entry is changed',
  ),
  ownership(
    'reminders/reminders.ts',
    'const { count } = await tx.reminder.deleteMany({ where: { id, userId: user.id } })',
    'const { count } = await tx.reminder.deleteMany({ where: { id } })',
    'another’s alert is deleted',
  ),
  ownership(
    'reminders/reminders.ts',
    'const where = { id, userId: user.id }',
    'const where = { id }',
    'another’s alert is changed',
  ),
  ownership(
    'memories/memories.ts',
    'const where = { id, userId: user.id }',
    'const where = { id }',
    'another’s memory is changed',
  ),
  ownership(
    'memories/memories.ts',
    'tx.memory.deleteMany({ where: { id, userId: user.id } })',
    'tx.memory.deleteMany({ where: { id } })',
    'another’s memory is deleted',
  ),
  ownership(
    'conversations/change-conversation.ts',
    'tx.conversation.findFirst({ where: { id, userId: user.id } })',
    'tx.conversation.findFirst({ where: { id } })',
    'another’s conversation is renamed',
  ),
  ownership(
    'conversations/find-conversations.ts',
    'db.conversation.findFirst({ where: { id, userId: user.id } })',
    'db.conversation.findFirst({ where: { id } })',
    'another’s conversation is read',
  ),
  ownership(
    'chat/find-messages.ts',
    'findFirst({ where: { id, userId: user.id } })',
    'findFirst({ where: { id } })',
    'another’s message is read',
  ),
  ownership(
    'proposals/find-proposals.ts',
    'db.proposal.findFirst({ where: { id, userId: user.id } })',
    'db.proposal.findFirst({ where: { id } })',
    'another’s proposal is applied',
  ),
  ownership(
    'auth/list-sessions.ts',
    'where: { id, userId, ...live() }',
    'where: { id, ...live() }',
    'another’s session is ended',
  ),
  ownership('record/shown-goal.ts', `where: ${OWN}`, `where: ${ANYONE}`, 'another’s goal is asked about', [
    'tests/database/record.test.ts',
    'tests/api/record.test.ts',
  ]),
  ownership(
    'http/origin.ts',
    "const sameSite = site === null || site === 'same-origin' || site === 'none'",
    'const sameSite = true',
    'another site writes with the cookie',
  ),
  ownership(
    'http/origin.ts',
    '(origin !== null && !isOwnOrigin(origin, request))',
    'false',
    'another origin writes with the cookie',
  ),
  ownership(
    'http/route.ts',
    "    if (caller.via === 'cookie' && changesState(request)) requireSameOrigin(request)\n",
    '',
    'a cookie’s origin is not looked at',
  ),
  ownership(
    'http/route.ts',
    "    if (changesState(request)) requireSameOrigin(request)\n    if (spec.limit !== null) await consume(spec.limit ?? 'general', clientAddress(request))",
    '',
    'another site logs someone in',
    ['tests/api/cross-site.test.ts'],
  ),
  ownership(
    'http/route.ts',
    '  if (ownerId !== undefined) refuseForeignOwner(json, ownerId)\n',
    '',
    'a body may name another owner',
  ),
  ownership(
    'auth/sessions.ts',
    '!session?.user || session.revokedAt ||',
    '!session?.user ||',
    'a session that was ended lives on',
    ['app/api/ended-sessions.test.ts', 'tests/api/auth.test.ts'],
  ),
  ownership('auth/sessions.ts', 'session.expiresAt.getTime() <= now', 'false', 'a session never ends', [
    'app/api/ended-sessions.test.ts',
  ]),
  ownership(
    'imports/place-ids.ts',
    'owner === undefined || owner === userId',
    'true',
    'an import takes over another’s rows',
  ),

  // What is kept, and what would be lost.
  loss(
    'goals/change-goal.ts',
    'oldProgress: before.progress',
    'oldProgress: 0',
    'the ledger starts each entry at nothing',
    ['lib/server/goals/update-goal.test.ts', goals],
  ),
  loss(
    'goals/change-goal.ts',
    '    if (event) {',
    '    if (false as boolean && event) {',
    'the ledger has no entries',
    ['lib/server/goals/update-goal.test.ts', goals],
  ),
  loss(
    'goals/change-goal.ts',
    'const kept = response && (await',
    'const kept = (null as typeof response) && (await',
    'the words of a check-in are not kept',
    [goals, 'lib/server/goals/ai-update.test.ts'],
  ),
  loss('goals/change-goal.ts', '    requireVersion(before, ifMatch)\n', '', 'an older edit runs over a newer one', [
    goals,
    'lib/server/goals/if-match.test.ts',
  ]),
  loss(
    'goals/progress-change.ts',
    '(patch.completedAt ?? goal.completedAt ?? now)',
    '(patch.completedAt ?? now)',
    'a later edit overwrites when a goal was completed',
    ['lib/server/goals/progress-change.test.ts', goals],
  ),
  loss(
    'goals/progress-change.ts',
    'const grown = notes ?',
    'const grown = (notes as string | null) === null ?',
    'a new note replaces the earlier ones',
    ['lib/server/goals/progress-change.test.ts', goals],
  ),
  loss('goals/milestones.ts', 'id: before?.id ?? newId()', 'id: newId()', 'milestones lose their identity', [goals]),
  loss(
    'goals/reopen.ts',
    'return completion?.oldProgress ?? goal.progress',
    'return 0',
    'a reopened goal starts at nothing',
    ['lib/server/goals/update-goal.test.ts', goals],
  ),
  loss(
    'journal/write-entry.ts',
    'version: { in: acceptedVersions(ifMatch) }',
    '',
    'an older entry runs over a newer one',
    [journal],
  ),
  loss(
    'db/store-entry.ts',
    'SET "entryCount" = "entryCount" + 1 WHERE "id" IN',
    'SET "entryCount" = "entryCount" WHERE "id" IN',
    'an entry is not counted',
    ['lib/server/journal/write-entry.test.ts'],
  ),
  loss(
    'http/idempotency.ts',
    'if (isUniqueViolation(error)) return null',
    'if (isUniqueViolation(error)) return key',
    'a repeated request is done twice',
    ['tests/api/idempotency.test.ts', 'lib/server/http/idempotency.test.ts'],
  ),
  loss(
    'http/idempotency.ts',
    "    if (row.requestHash !== requestHash) throw new AppError('conflict', serverMessages.keyReused)\n",
    '',
    'another request gets an earlier answer',
    ['tests/api/idempotency.test.ts', 'lib/server/http/idempotency.test.ts'],
  ),
  loss(
    'proposals/answer-proposal.ts',
    "    if (status === 'applied') return row\n",
    '',
    'a proposal that was applied is refused at the repeat',
    ['lib/server/proposals/proposals.test.ts'],
  ),

  // Sums, pages, dates, cards, the judge.
  other('db/keyset.ts', 'rows.length > limit && last', 'last', 'a full last page claims a next one', [
    'lib/server/db/keyset.test.ts',
  ]),
  other(
    'db/keyset.ts',
    'const page = rows.slice(0, limit)',
    'const page = rows.slice(0, limit + 1)',
    'a page holds one too many',
    [goals, journal],
  ),
  other(
    'db/keyset.ts',
    "[beyond, from] = direction === 'desc' ? (['lt', 'lte'] as const)",
    "[beyond, from] = direction === 'desc' ? (['lte', 'lte'] as const)",
    'a row stands on two pages',
    ['lib/server/goals/measure/values.test.ts', 'tests/api/memories.test.ts'],
  ),
  other(
    'goals/find-goals.ts',
    "status === 'ongoing' && '\"droppedAt\" IS NULL'",
    'false',
    'a dropped goal is listed as ongoing',
    [goals, 'lib/server/goals/rest.test.ts'],
  ),
  other(
    '../contract/measure-reading.ts',
    'Math.min(99, Math.round(100 * shareOf(measure, reading)))',
    'Math.round(100 * shareOf(measure, reading))',
    'a goal is at 100 before its target',
    values,
  ),
  other(
    '../contract/measure-reading.ts',
    'return Number((sum + lost).toPrecision(DIGITS))',
    'return sum',
    'a sum of tenths is off',
    ['lib/contract/measure-reading.test.ts'],
  ),
  other(
    '../contract/measure-reading.ts',
    'one.createdAt < other.createdAt',
    'one.createdAt > other.createdAt',
    'of one day the first value counts',
    values,
  ),
  other(
    'goals/measure/recount.ts',
    'if (data.progress === goal.progress) return { data }',
    'return { data }',
    'a value leaves no entry in the ledger',
    values,
  ),
  other('dashboard/streak.ts', 'latest < addDays(today, -1)', 'latest < today', 'a streak ends in the morning', [
    'lib/server/dashboard/streak.test.ts',
  ]),
  other(
    '../contract/calendar.ts',
    'return new Date(Math.min(...(fitting.length ? fitting : starts)))',
    'return new Date(midnight)',
    'a day begins at midnight in Greenwich',
    ['lib/contract/calendar.test.ts'],
  ),
  other(
    '../contract/calendar.ts',
    'fits(before) || !fits(after) ? before : after',
    'after',
    'an hour that comes twice is the later one',
    ['lib/contract/calendar.test.ts'],
  ),
  other(
    'journal/write-entry.ts',
    'if (date > dateIn(user.timeZone, new Date()))',
    "if (date > dateIn('UTC', new Date()))",
    'today is Greenwich’s',
    ['tests/database/time.test.ts', journal],
  ),
  other(
    'coach/built-in/assess-progress/assess-progress.ts',
    'newProgress: meaning.place.progress',
    'newProgress: progress',
    'a clear answer moves nothing',
    ['lib/server/coach/built-in/assess-progress/assess-progress.test.ts'],
  ),
  other(
    'coach/built-in/assess-progress/assess-progress.ts',
    "if (outcome.kind === 'open') return",
    "if ((outcome.kind as string) === 'never') return",
    'an unclear answer is not asked back',
    ['lib/server/coach/built-in/assess-progress/assess-progress.test.ts'],
  ),
  shown(
    'goals/ongoing-details.tsx',
    '{risk && <RiskBadge risk={risk} course={course} />}',
    '',
    'an ongoing goal has no badge',
    'goals/goal-card',
  ),
  shown(
    'goals/coaching-dialog.tsx',
    'if (answer.care) dialog.onOpenChange(true)',
    '',
    'help is not shown where the dialog was closed',
    'goals/coaching-dialog',
  ),
  shown(
    'goals/coaching-result.tsx',
    'if (care) return <Care words={care} onClose={onClose} />',
    '',
    'a cry is answered with a figure',
    'goals/coaching-dialog',
  ),
  shown(
    'goals/ask-back.tsx',
    '{ milestoneIds: [] } : { progress }',
    '{ milestoneIds: [] } : { progress: 0 }',
    '“leave it” sets the goal to nothing',
    'goals/coaching-dialog',
  ),
  shown(
    'goals/measure-line.tsx',
    'if (value.isOwn || read === undefined) return',
    'if (read === undefined) return',
    'a declined measure comes back',
    'goals/measure-line',
  ),
  shown(
    'proposals/proposal-card.tsx',
    "deed.mutate({ deed: 'dismiss' })}>\n      Dismiss",
    "deed.mutate({ deed: 'apply' })}>\n      Dismiss",
    'Dismiss does what was proposed',
    'proposals/proposal-card',
  ),
  // Of 30 by a hand that had seen no test, 15 passed all tests unnoticed; since then each has its test.
  ...(byAnotherHand as Mutant[]),
]
