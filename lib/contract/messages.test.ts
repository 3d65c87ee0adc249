import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messages } from './messages'

/**
 * What no screen can show: sentences of the server's about requests that the screens do not make, and words that are no
 * sentence.
 */
const unseen = [
  'analysisFallback.riskLevel',
  // Only a model without a measure is cut off: lib/server/chat/hostile-model.test.ts makes one.
  'replyCutOff',
  'field.messageRequired',
  'field.moodRange',
  'field.coachNameRequired',
  'field.progressRange',
  'field.date',
  'field.totalOfLevel',
  // The screens log values of counted goals and progress of the others, and answer a proposal as it stands.
  'field.goalIsMeasured',
  'server.nothingToChange',
  'server.neverApplied',
  'field.confirmedAlone',
  'field.unitChanged',
  'server.askClosed',
  'field.questionOrQuery',
  'field.recordHasNo',
  'field.valuesOfGoal',
  'field.goalIsMeasured',
  'server.proposalClosed',
  'server.neverApplied',
  'server.notUnderstood',
  'server.noMeasure',
  'server.invalidJson',
  'server.unauthenticated',
  'server.forbiddenOrigin',
  'server.foreignOwner',
  'server.taken',
  'server.stale',
  'server.tooLarge',
  'server.notJson',
  'server.unavailable',
  'server.onboardingNeedsDomain',
  'server.customCoachIncomplete',
  'server.keyReused',
  'server.keyInFlight',
]

/** The opening words of those that are put together when they are shown. */
const openings: Record<string, string> = {
  'field.tooLong': 'Must be at most',
  progressUpdated: 'Progress Updated',
  alertAdded: 'Alert added',
  coachRemoved: 'Custom coach removed',
  alertSnoozed: 'Alert snoozed',
}

const folder = path.join(import.meta.dirname, '../../tests/e2e')
const specs = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

test('every toast, confirmation and error sentence that a screen can show is looked for by a browser test', () => {
  const missing = sentencesOf(messages)
    .filter(([name]) => !unseen.includes(name))
    .filter(([name, words]) => !specs.includes(`messages.${name}`) && !specs.includes(words))
  expect(missing).toEqual([])
})

function sentencesOf(part: object, above = ''): [name: string, words: string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    const name = above + key
    if (typeof value === 'object') return sentencesOf(value, `${name}.`)
    return [[name, typeof value === 'string' ? value : (openings[name] ?? name)]]
  })
}
