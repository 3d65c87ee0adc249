import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messages } from './messages'

/**
 * What no screen can show: sentences of the server's about requests that the screens do not make, and words that are no
 * sentence.
 */
const unseen = [
  // A phone shows these: lib/server/push/push.test.ts.
  'push.alert',
  'push.inApp',
  'push.slip',
  'push.plan',
  'push.verdict',
  // Of addresses that no browser names: tests/server/push.test.ts.
  'field.pushEndpoint',
  'analysisFallback.riskLevel',
  // Only a model without a measure is cut off: lib/server/chat/hostile-model.test.ts makes one.
  'replyCutOff',
  // Only a model fails: lib/server/coach/anthropic/faults.test.ts and lib/server/chat/tools make ones that do.
  'coachFailed',
  'replyBrokeOff',
  // Only a model quotes what nobody wrote.
  'field.quoteElsewhere',
  // Of files of other apps: tests/database/file-imports.test.ts, app-imports.test.ts and bad-imports.test.ts.
  'field.importFile',
  'field.importNoText',
  'field.importNoTable',
  'field.importRows',
  'field.importColumn',
  'field.importNoWords',
  'field.importMoods',
  'field.importNeeds',
  'field.importNothing',
  'field.importEmpty',
  'field.importUnknown',
  'field.importBroken',
  'field.importBomb',
  'field.importOutside',
  'field.importLocked',
  'field.importForeignZip',
  'field.importForeignJson',
  'field.importOwn',
  'field.importBadJson',
  'field.importTooMuch',
  'field.importGoals',
  'field.importValues',
  'field.importNoDay',
  'field.importNoSuchGoal',
  'field.importTarget',
  'field.importFigure',
  'field.importPictures',
  'importLeftOut.recordings',
  'importLeftOut.absentPictures',
  'importLeftOut.foreignPictures',
  'importLeftOut.largePictures',
  'importLeftOut.morePictures',
  'importLeftOut.brokenPictures',
  'picturesOnly',
  'importLeftOut.autoTicks',
  'importLeftOut.otherHealth',
  'server.importDone',
  // What a browser lets nobody choose, or only a photo of its own makes: tests/api/photos.test.ts.
  'field.photoRequired',
  'field.photoHeic',
  'field.photoBroken',
  'field.photoPixels',
  'server.photosFull',
  'server.importNotZip',
  // The coach says it in its own reply: tests/api/off-the-record.test.ts.
  'server.offTheRecord',
  // Undone twice at once, or with the server gone: what any press says then.
  'failed.takeOutImport',
  'field.messageRequired',
  'field.moodRange',
  'field.coachNameRequired',
  'field.progressRange',
  'field.date',
  'field.dateTooEarly',
  'field.totalOfLevel',
  // The fields of a rhythm take nothing else, and a menu offers no rest to what has ended.
  'field.rhythm',
  'field.rhythmOften',
  'field.weekday',
  'field.measureKind',
  'field.unit',
  'field.measureFormat',
  'field.timesOfRhythm',
  'server.completedRests',
  'server.droppedRests',
  // The screens log values of counted goals and progress of the others, and answer a proposal as it stands.
  'field.goalIsMeasured',
  'server.nothingToChange',
  'server.neverApplied',
  'field.confirmedAlone',
  'field.unitChanged',
  // The field of a pause begins with tomorrow.
  'field.pauseOver',
  'field.factor',
  // A time that no clock shows: components/goals/goal-value.dom.test.tsx types some.
  'field.clock',
  'server.askClosed',
  'field.questionOrQuery',
  'field.recordHasNo',
  'field.valuesOfGoal',
  'field.goalIsMeasured',
  'server.proposalClosed',
  'server.neverApplied',
  'server.notUnderstood',
  'server.noMeasure',
  // A dialog sends one import, and waits for it.
  'server.importUnderWay',
  'server.importsUnderWay',
  'server.invalidJson',
  'server.unauthenticated',
  'server.forbiddenOrigin',
  'server.foreignOwner',
  'server.taken',
  'server.stale',
  'field.weekToCome',
  'field.monthToCome',
  'field.monthForm',
  'server.tooLarge',
  'server.notJson',
  'server.unavailable',
  'server.onboardingNeedsDomain',
  'server.customCoachIncomplete',
  'server.keyReused',
  'server.keyInFlight',
  'server.keyDone',
  'field.planCueRequired',
  'field.planActionRequired',
  'field.planNotBegun',
  'field.planReviewEarly',
  'field.planFull',
  'field.experimentGoal',
  'field.experimentBegun',
  'field.experimentDay',
  'field.experimentDayToCome',
  'field.experimentOver',
  // A screen asks for what its account can do.
  'server.totpNeedsPassword',
  'server.totpIsOn',
  'server.totpNotBegun',
  // Sentences for programs, and for more tokens than a test makes on the screen.
  'server.scopeMissing',
  'server.tokenNeeded',
  'field.tokensFull',
  // The screen offers Claude no address, sends no address to users' own keys, and keeps a second test back.
  'field.connectionAddressless',
  'field.connectionOwnersAlone',
  'field.connectionModel',
  'server.notOwner',
  // A device answers as it was asked, and the screen asks where it can: tests/api/passkeys.test.ts.
  'field.passkeyRefused',
  'server.passkeysImpossible',
  'server.passkeysFull',
  'server.passkeyKept',
  'server.notOwnerOfBackups',
  'server.connectionOfEnvironment',
  'server.connectionBusy',
  'connection.tested',
  'connection.keyRefused',
  'connection.nothingThere',
  // After thirty days.
  'receipt.gone',
  // What a model may do wrong when it is tried: tests/database/connection.test.ts makes ones that do.
  'connection.builtIn',
  'connection.noModel',
  'connection.noMessages',
  'connection.tooSlow',
  'connection.notInTime',
  'connection.overloaded',
  'connection.sentOn',
  'connection.failed',
  'connection.keyLost',
  'server.codeLost',
  'connection.spent.day',
  'connection.spent.month',
]

/** The opening words of those that are put together when they are shown. */
const openings: Record<string, string> = {
  'field.tooLong': 'Must be at most',
  progressUpdated: 'Progress Updated',
  alertAdded: 'Alert added',
  coachRemoved: 'Custom coach removed',
  alertSnoozed: 'Alert snoozed',
  coachChosen: 'Who answers has changed',
  'neverSend.detail': 'Only the built-in coach sees this',
  'neverSend.keep': 'Never send ',
  secondEntry: 'There is an entry for today already.',
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
