import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixturePath } from '../support/fixture-path'
import { bringIn } from '../support/imports'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { zipFolder } from '../support/make-zip'

let api: InProcessApi
let person: InProcessAccount

beforeAll(async () => {
  api = await openApiInProcess()
  person = await api.signup({ timeZone: 'Europe/Berlin' })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const { id } of (await person.ask('GET', '/api/imports')).body) {
    await person.ask('DELETE', '/api/imports/{id}', { id })
  }
  expect(await rowsLeft()).toEqual([0, 0, 0, 0])
})

/** Entries, goals, values, and what the account says of its entries. */
async function rowsLeft() {
  const where = { userId: person.user.id }
  const { journalEntry, goal, datapoint, user } = api.database.client
  const counts = await Promise.all([journalEntry.count({ where }), goal.count({ where }), datapoint.count({ where })])
  return [...counts, (await user.findUniqueOrThrow({ where: { id: person.user.id } })).entryCount]
}

async function upload(name: string, bytes: Buffer, mapping?: object) {
  const body = { name, file: bytes.toString('base64'), mapping }
  const answer = await person.ask('POST', '/api/imports', { body })
  expect([answer.status, answer.body.fields]).toEqual([201, undefined])
  return answer.body
}

async function journal() {
  const { body } = await person.ask('GET', '/api/journal')
  return body.map(({ date, mood, notes }: Record<string, unknown>) => ({ date, mood, notes }))
}

async function goals(): Promise<Record<string, unknown>[]> {
  return (await person.ask('GET', '/api/goals')).body.toSorted((a: { title: string }, b: { title: string }) =>
    a.title < b.title ? -1 : 1,
  )
}

async function values(goalId: unknown) {
  const { body } = await person.ask('GET', '/api/goals/{id}/values', { id: String(goalId) })
  return body.map(({ date, value, note }: Record<string, unknown>) => [date, value, note]).toSorted()
}

/** One that no file goes with, and one whose file is no picture. */
const LEFT_BY_DAY_ONE = ['1 picture that is not in the file', '1 picture that is no JPEG, PNG or WebP']

describe('Day One', () => {
  test('its journals come with days where they were written, tags, and a word on pictures that stay behind', async () => {
    const found = await upload('Export.zip', zipFolder(fixturePath('day-one')))
    expect(found).toMatchObject({ kind: 'day-one', needs: [], goals: [], leftOut: LEFT_BY_DAY_ONE })
    expect(found.counts).toEqual({ entries: 3, photos: 0, goals: 0, values: 0, duplicates: 0, unread: 1 })
    expect(found.moods).toEqual([{ word: '', mood: 3, rows: 3 }])
    expect(found.unread).toEqual([{ line: 3, where: 'Journal.json', why: 'Nothing is written here' }])
    expect(await journal()).toEqual([])

    const remapped = await person.ask('PATCH', '/api/imports/{id}', {
      id: found.id,
      body: { mapping: { moods: { '': 4 } } },
    })
    expect([remapped.status, remapped.body.samples[0].mood]).toEqual([200, 4])
    expect(await bringIn(person, found.id)).toMatchObject({ status: 'done', done: 3, of: 3 })
    expect(await journal()).toEqual([
      { date: '2024-07-04', mood: 4, notes: 'مساء الخير 🌙 said the neighbour.' },
      { date: '2024-05-06', mood: 4, notes: 'Shipped the release.' },
      {
        date: '2024-03-01',
        mood: 4,
        notes: '# First run\n\n5 km along the canal. Slow, but done!\n\nTags: Run, Spring',
      },
    ])
    const [first] = (await person.ask('GET', '/api/journal')).body
    expect(first.createdAt).toBe('2024-07-04T14:05:00.000Z')

    const again = await upload('Export.zip', zipFolder(fixturePath('day-one')))
    expect(again.counts).toMatchObject({ entries: 0, duplicates: 3 })
    const nothing = await person.ask('POST', '/api/imports/{id}/apply', { id: again.id, body: {} })
    expect([nothing.status, Object.keys(nothing.body.fields)]).toEqual([400, ['file']])
    const late = await person.ask('PATCH', '/api/imports/{id}', { id: found.id, body: { mapping: {} } })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  })
})

describe('Journiv', () => {
  test('its moods are told by their kind, and asked for where it has none', async () => {
    const found = await upload('journiv.zip', zipFolder(fixturePath('journiv')))
    expect(found).toMatchObject({ kind: 'journiv', needs: ['moods'], leftOut: ['1 picture that is not in the file'] })
    expect(found.moods).toEqual([
      { word: 'calm', mood: 4, rows: 1 },
      { word: 'jittery', mood: null, rows: 1 },
    ])
    expect(found.counts).toMatchObject({ entries: 2, unread: 1 })
    await bringIn(person, found.id, { moods: { jittery: 2 } })
    expect(await journal()).toEqual([
      { date: '2025-10-03', mood: 2, notes: 'Too much coffee.\n\nThird cup' },
      { date: '2025-10-02', mood: 4, notes: 'Quiet day\n\nRead for an hour.\n\nSlept early.\n\nTags: reading' },
    ])
  })
})

describe('a folder of Markdown', () => {
  test('its notes come by the day in their name or at their head; others are named', async () => {
    const found = await upload('vault.zip', zipFolder(fixturePath('markdown'), 'My vault/'))
    expect(found).toMatchObject({ kind: 'markdown', needs: ['moods'], counts: { entries: 4, unread: 2 } })
    expect(found.unread).toEqual([
      { line: 2, where: 'My vault/2190-01-01.md', why: 'The date cannot be later than today' },
      { line: 3, where: 'My vault/Projects/Boat.md', why: 'No date in its name or at its head' },
    ])
    await bringIn(person, found.id, { moods: { proud: 5 } })
    expect(await journal()).toEqual([
      { date: '2024-03-04', mood: 3, notes: 'The fence\n\nFinished the fence.' },
      { date: '2024-03-03', mood: 5, notes: 'idea\n\nA memo without a date in its name.' },
      { date: '2024-03-02', mood: 3, notes: '- Wrote the [[report]]\n- TODO call mum' },
      { date: '2024-03-01', mood: 4, notes: '# Friday\n\nWalked to the pier.\n\nTags: walk, the sea' },
    ])
  })
})

describe('Loop Habit Tracker', () => {
  test('its habits come as rhythms with their days, and are found again', async () => {
    const found = await upload('Loop Habits CSV 2024-03-04.zip', zipFolder(fixturePath('loop')))
    expect(found).toMatchObject({ kind: 'loop', needs: [], leftOut: ['1 day that the app had ticked by itself'] })
    expect(found.counts).toEqual({ entries: 0, photos: 0, goals: 4, values: 8, duplicates: 0, unread: 1 })
    const told = found.goals.map(({ title, kind, per, target, unit, values: count }: Record<string, unknown>) => [
      title,
      kind,
      per,
      target,
      unit,
      count,
    ])
    expect(told).toEqual([
      ['Meditate', 'rhythm', 'day', 1, '', 3],
      ['Wake up early', 'rhythm', 'week', 5, '', 1],
      ['Pages', 'rhythm', 'day', 20, 'pages', 2],
      ['Coffee: at most 2 cups a day', 'rhythm', 'day', 1, '', 2],
    ])
    expect(await bringIn(person, found.id)).toMatchObject({ status: 'done', done: 12, of: 12 })
    const [coffee, meditate, pages] = await goals()
    expect(meditate).toMatchObject({
      description: 'Did you meditate this morning?',
      isCompleted: false,
      droppedAt: null,
    })
    expect(coffee).toMatchObject({ description: 'How many cups?' })
    expect(coffee?.droppedAt).not.toBeNull()
    expect(await values(meditate?.id)).toEqual([
      ['2024-03-02', 1, ''],
      ['2024-03-03', 0, 'Overslept, again 😴'],
      ['2024-03-04', 1, ''],
    ])
    expect(await values(pages?.id)).toEqual([
      ['2024-03-03', 30, ''],
      ['2024-03-04', 12.5, ''],
    ])
    expect(await values(coffee?.id)).toEqual([
      ['2024-03-03', 0, '3'],
      ['2024-03-04', 1, '1'],
    ])

    const again = await upload('Loop.zip', zipFolder(fixturePath('loop')))
    expect(again.counts).toEqual({ entries: 0, photos: 0, goals: 0, values: 0, duplicates: 8, unread: 1 })
  })

  test('a habit that was gone on with stays when they are taken out, without what came in', async () => {
    const found = await upload('Loop.zip', zipFolder(fixturePath('loop')))
    await bringIn(person, found.id)
    const meditate = (await goals()).find(({ title }) => title === 'Meditate')
    await person.ask('POST', '/api/goals/{id}/values', {
      id: String(meditate?.id),
      body: { value: 1, date: '2024-03-09' },
    })
    expect((await person.ask('DELETE', '/api/imports/{id}', { id: found.id })).status).toBe(204)
    const [left, ...others] = await goals()
    expect([left?.title, others]).toEqual(['Meditate', []])
    expect(await values(left?.id)).toEqual([['2024-03-09', 1, '']])
    await person.ask('DELETE', '/api/goals/{id}', { id: String(left?.id) })
  })
})

describe('Beeminder', () => {
  const file = () => readFileSync(fixturePath('beeminder.json'))

  test('its goals come as rhythms, totals and levels with their datapoints', async () => {
    const found = await upload('beeminder.json', file())
    expect(found).toMatchObject({ kind: 'beeminder', needs: [], counts: { goals: 3, values: 5, unread: 1 } })
    expect(found.unread).toEqual([{ line: 8, where: 'thesis', why: 'Must be a date like 2026-03-14' }])
    await bringIn(person, found.id)
    const [pushups, weight, thesis] = await goals()
    expect(pushups).toMatchObject({
      title: 'Push-ups',
      description: 'Full ones only',
      measure: { kind: 'rhythm', per: 'week', times: 70 },
    })
    expect(await values(pushups?.id)).toEqual([['2024-03-02', 35, 'before lunch']])
    expect(weight).toMatchObject({ title: 'Weight Loss', targetDate: '2025-01-01', reading: 77.45, progress: 12 })
    expect(thesis).toMatchObject({
      title: 'thesis',
      reading: 1000,
      progress: 3,
      measure: { kind: 'total', unit: 'words', target: 40000 },
    })
    const history = (await person.ask('GET', '/api/goals/{id}/history', { id: String(thesis?.id) })).body
    expect(history).toMatchObject([{ oldProgress: 0, newProgress: 3, source: 'import' }])
  })

  test('a goal of doing less is the rhythm of keeping under it: no drink is a success', async () => {
    const point = (daystamp: string, value: number, comment = '') => ({ daystamp, value, comment })
    const less = {
      slug: 'drinks',
      title: 'Drinks',
      goal_type: 'drinker',
      kyoom: true,
      yaw: -1,
      rate: 4,
      runits: 'w',
      gunits: 'drinks',
      // Two weeks from a Monday on, one without a word, and the one that is still on.
      datapoints: [
        point('20240304', 1),
        point('20240306', 3, 'birthday'),
        point('20240311', 2),
        point('20240312', 2.5),
        point(new Date().toISOString().slice(0, 10).replaceAll('-', ''), 1),
      ],
    }
    const daily = { ...less, slug: 'smokes', title: 'Smokes', rate: 0, runits: 'd', datapoints: [point('20240304', 2)] }
    const found = await upload('beeminder.json', Buffer.from(JSON.stringify([less, daily])))
    expect(
      found.goals.map(({ title, kind, per, target }: Record<string, unknown>) => [title, kind, per, target]),
    ).toEqual([
      ['Drinks: at most 4 drinks a week', 'rhythm', 'week', 1],
      ['Smokes: at most 0 drinks a day', 'rhythm', 'day', 1],
    ])
    await bringIn(person, found.id)
    const [drinks, smokes] = await goals()
    expect(await values(drinks?.id)).toEqual([
      ['2024-03-10', 1, '4; birthday'],
      ['2024-03-17', 0, '4.5'],
    ])
    expect(await values(smokes?.id)).toEqual([['2024-03-04', 0, '2']])
  })

  test.each([
    [
      'a table',
      'timestamp,daystamp,value,comment\n1709294340,20240301,500,"first, page"\n1709380740,20240302,250,\n1709380740,20240302,300,\n,2024-13-01,1,\n,20240303,lots,\n',
      [4, 5].map((line) => line + 1),
    ],
    ['lines', '2024 03 01 500 "first, page"\n2024-03-02 250\n2024 03 02 300\n2024 13 01 1\n2024 03 03 lots\n', [4, 5]],
  ])('the datapoints of one goal come as %s, towards what the person says', async (_name, text, unread) => {
    const found = await upload('thesis.csv', Buffer.from(text))
    expect(found).toMatchObject({ kind: 'beeminder', needs: ['targets'], counts: { goals: 1, values: 3, unread: 2 } })
    expect(found.unread.map(({ line }: { line: number }) => line)).toEqual(unread)
    expect(found.goals).toMatchObject([{ key: 'datapoints', title: 'thesis', kind: 'total', target: null }])
    await bringIn(person, found.id, { goals: { datapoints: { into: 'new', target: 2_000 } } })
    const [thesis] = await goals()
    expect(thesis).toMatchObject({ title: 'thesis', reading: 1050, progress: 53 })
    expect(await values(thesis?.id)).toContainEqual(['2024-03-01', 500, 'first, page'])
  })

  test('figures near one another are readings, and a diary with a value stays one', async () => {
    const weight = await upload('weight.csv', Buffer.from('date,value\n2024-03-01,78.5\n2024-03-08,77.9\n'))
    expect(weight.goals).toMatchObject([{ title: 'weight', kind: 'level' }])
    const diary = await upload('diary.csv', Buffer.from('date,value,mood,text\n2024-03-01,3,4,By the sea\n'))
    expect(diary.kind).toBe('csv')
  })

  test('values go to a goal that is there, which is counted anew and back', async () => {
    const body = {
      title: 'My weight',
      domain: 'health',
      measure: { kind: 'level', unit: 'lb', start: 180, target: 160 },
    }
    const { id } = (await person.ask('POST', '/api/goals', { body })).body
    const found = await upload('beeminder.json', file())
    const mapping = { goals: { pushups: { into: 'none' }, thesis: { into: 'none' }, weight: { into: id } } }
    const preview = (await person.ask('PATCH', '/api/imports/{id}', { id: found.id, body: { mapping } })).body
    expect(preview.counts).toMatchObject({ goals: 0, values: 2 })
    await bringIn(person, found.id)
    const read = async () => (await person.ask('GET', '/api/goals/{id}', { id })).body
    expect(await read()).toMatchObject({ reading: 170.75, progress: 46 })
    expect((await upload('beeminder.json', file(), mapping)).counts).toMatchObject({ values: 0, duplicates: 2 })
    await person.ask('DELETE', '/api/imports/{id}', { id: found.id })
    expect(await read()).toMatchObject({ reading: 180, progress: 0 })
    await person.ask('DELETE', '/api/goals/{id}', { id })
  })

  test('goals of another, or that are not counted, are refused', async () => {
    const other = await api.signup()
    const theirs = (
      await other.ask('POST', '/api/goals', {
        body: { title: 'Theirs', domain: 'health', measure: { kind: 'total', unit: '', target: 9 } },
      })
    ).body
    const mapping = { goals: { weight: { into: theirs.id } } }
    const body = { name: 'beeminder.json', file: file().toString('base64'), mapping }
    const { status, body: refused } = await person.ask('POST', '/api/imports', { body })
    expect([status, Object.keys(refused.fields)]).toEqual([400, ['mapping.goals']])
  })
})

describe('Apple Health', () => {
  test.each([
    ['a zip', () => zipFolder(fixturePath('apple-health'), 'apple_health_export/')],
    ['the XML alone', () => readFileSync(fixturePath('apple-health/export.xml'))],
  ])('its days wait for a goal each, from %s', async (_name, bytes) => {
    const found = await upload('export', bytes())
    expect(found).toMatchObject({ kind: 'apple-health', needs: [], counts: { goals: 0, values: 0, unread: 1 } })
    expect(found.leftOut[0]).toMatch(/^1 other records/)
    expect(found.goals.map(({ key, into, values: count }: Record<string, unknown>) => [key, into, count])).toEqual([
      ['steps', 'none', 2],
      ['weight', 'none', 2],
      ['sleep', 'none', 1],
      ['workouts', 'none', 1],
    ])
    const into = (goals: object) =>
      person.ask('PATCH', '/api/imports/{id}', { id: found.id, body: { mapping: { goals } } })
    expect((await into({ weight: { into: 'new' } })).body.needs).toEqual(['targets'])
    const refused = await person.ask('POST', '/api/imports/{id}/apply', { id: found.id, body: {} })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['mapping.goals']])
    const all = {
      weight: { into: 'new', target: 74 },
      steps: { into: 'new', target: 10 },
      sleep: { into: 'new' },
      workouts: { into: 'new' },
    }
    expect((await into(all)).body).toMatchObject({ needs: [], counts: { goals: 4, values: 6 } })
    await bringIn(person, found.id)
    const [sleep, steps, weight, workouts] = await goals()
    expect(steps).toMatchObject({
      measure: { kind: 'rhythm', unit: 'thousand steps', per: 'day', times: 10 },
      domain: 'health',
    })
    expect(await values(steps?.id)).toEqual([
      ['2024-03-01', 8.1, ''],
      ['2024-03-02', 4.321, ''],
    ])
    expect(await values(sleep?.id)).toEqual([['2024-03-02', 7.5, '']])
    expect(weight).toMatchObject({ reading: 77.9, progress: 11 })
    expect(await values(workouts?.id)).toEqual([
      ['2024-03-01', 1, 'Running, 31 min, 5.21 km; Functional Strength Training, 20 min'],
    ])
  })
})

// The fault is made by a trigger in SQLite's words.
test.skipIf(process.env.TEST_POSTGRES_URL)('a fault in the last goal leaves none of them', async () => {
  const found = await upload('Loop.zip', zipFolder(fixturePath('loop')))
  await api.database.client.$executeRawUnsafe(
    `CREATE TRIGGER "halt" BEFORE INSERT ON "Datapoint" WHEN NEW."note" = '3' BEGIN SELECT RAISE(ABORT, 'halt'); END`,
  )
  try {
    expect(await bringIn(person, found.id)).toMatchObject({ status: 'failed', done: 0 })
    expect(await rowsLeft()).toEqual([0, 0, 0, 0])
  } finally {
    await api.database.client.$executeRawUnsafe('DROP TRIGGER "halt"')
  }
  expect(await bringIn(person, found.id)).toMatchObject({ status: 'done', done: 12 })
})
