import { expect, test } from 'vitest'
import { goalWith } from '@/tests/support/dom-screen'
import { actionCommands, coachCommands, hasGoal, matchGroups, screenCommands, themeCommands } from './commands'
import { settingCommands } from './setting-commands'

const groups = [
  screenCommands(),
  ...actionCommands({ coachName: 'Kobe' }),
  coachCommands({ leader: 'kobe', customCoachName: '' }),
  themeCommands({ theme: 'dark' }),
  settingCommands(),
]
const found = (text: string) => matchGroups(groups, text).flatMap(({ commands }) => commands.map(({ id }) => id))

test('each word typed begins a word of the command, its note or its keywords', () => {
  expect(found('goals')).toEqual(['/goals'])
  expect(found('new jour')).toEqual(['new-entry'])
  expect(found('new mission')).toEqual(['new-goal'])
  expect(found('dark')).toEqual(['theme-dark'])
  expect(found('stoic')).toEqual(['coach-marcus'])
  expect(found('weekly review')).toEqual(['weekly-review'])
  expect(found('zzz')).toEqual([])
})

test('what begins with the text comes first in its group', () => {
  expect(found('switch coach').slice(0, 2)).toEqual(['switch-coach', 'coach-kobe'])
  expect(found('c')[0]).toBe('/chat')
  expect(found('chat')[0]).toBe('/chat')
})

test('a screen comes before what is only found by its name', () => {
  const asInPalette = [...actionCommands({ coachName: 'Kobe' }), screenCommands()]
  expect(matchGroups(asInPalette, 'journal').map(({ commands: [first] }) => first?.id)).toEqual([
    '/journal',
    'new-entry',
  ])
})

test('who has no goal under way is offered nothing that is done with one', () => {
  const offered = (isWithGoal: boolean) =>
    actionCommands({ coachName: 'Kobe' }, isWithGoal).flatMap(({ commands }) => commands.map(({ id }) => id))
  const ofGoals = ['check-in', 'complete', 'pause', 'resume', 'drop']
  expect(offered(true).filter((id) => !offered(false).includes(id))).toEqual(ofGoals)
  expect(hasGoal([])).toBe(false)
  expect(hasGoal([goalWith({ isCompleted: true }), goalWith({ droppedAt: '2026-11-01T09:00:00.000Z' })])).toBe(false)
  // As long as nothing is known of them, all is offered.
  expect([hasGoal(undefined), hasGoal([goalWith({})])]).toEqual([true, true])
})

test('nothing typed leaves everything, in order', () => {
  expect(matchGroups(groups, ' ')).toEqual(groups)
})

test('what is chosen already is marked', () => {
  const current = groups.flatMap(({ commands }) => commands.filter(({ isCurrent }) => isCurrent).map(({ id }) => id))
  expect(current).toEqual(['coach-kobe', 'theme-dark'])
})

test('what a key does from any screen shows the key', () => {
  const keys = groups.flatMap(({ commands }) => commands.flatMap(({ id, keys }) => (keys ? [[id, keys]] : [])))
  expect(keys).toEqual([
    ['/dashboard', 'g t'],
    ['/goals', 'g g'],
    ['/chat', 'g c'],
    ['/journal', 'g j'],
    ['/insights', 'g i'],
    ['check-in', 'c'],
    ['new-entry', 'j'],
    ['new-goal', 'n'],
  ])
})

test('a setting is found by its own name and leads to its part', () => {
  for (const [typed, section] of [
    ['password', 'sessions'],
    ['passkey', 'sessions'],
    ['memory', 'memory'],
    ['time zone', 'appearance'],
    ['notifications', 'phone'],
    ['delete account', 'danger'],
    ['delete my account', 'danger'],
    ['export my data', 'data'],
    ['change my password', 'sessions'],
  ] as const) {
    const hrefs = matchGroups([settingCommands()], typed).flatMap(({ commands }) =>
      commands.map(({ deed }) => (deed.type === 'go' ? deed.href : '')),
    )
    expect([typed, hrefs[0]]).toEqual([typed, `/settings#${section}`])
  }
  expect(found('theme')[0]).toBe('change-theme')
})
