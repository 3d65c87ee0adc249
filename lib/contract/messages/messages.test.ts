import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountMessages } from './account'
import { alertMessages } from './alerts'
import { authMessages } from './auth'
import { chatMessages } from './chat'
import { clientMessages } from './clients'
import { coachMessages } from './coaches'
import { commonMessages } from './common'
import { connectionMessages } from './connection'
import { goalMessages } from './goals'
import { importFileMessages } from './import-files'
import { importMessages } from './imports'
import { insightMessages } from './insights'
import { journalMessages } from './journal'
import { measureMessages } from './measures'
import { modelMessages } from './model'
import { outboxMessages } from './outbox'
import { planMessages } from './plans'
import { recordMessages } from './record'
import { serverMessages } from './server'

/**
 * What no screen can show: sentences of the server's about requests that the screens do not make, and words that are no
 * sentence.
 */
const unseen = [
  // A phone shows these: lib/server/push/push.test.ts.
  'clientMessages.push.alert',
  'clientMessages.push.inApp',
  'clientMessages.push.slip',
  'clientMessages.push.plan',
  'clientMessages.push.verdict',
  // Of addresses that no browser names: tests/server/push.test.ts.
  'clientMessages.field.pushEndpoint',
  'goalMessages.analysisFallback.riskLevel',
  // The forms say it in the specified words, goalFieldsRequired.
  'goalMessages.field.domainRequired',
  // Only a model without a measure is cut off: lib/server/chat/hostile-model.test.ts makes one.
  'modelMessages.replyCutOff',
  // Only a model fails: lib/server/coach/anthropic/faults.test.ts and lib/server/chat/tools make ones that do.
  'modelMessages.coachFailed',
  'modelMessages.replyBrokeOff',
  // Only a model quotes what nobody wrote.
  'recordMessages.field.quoteElsewhere',
  // Of files of other apps: tests/database/file-imports.test.ts, app-imports.test.ts and bad-imports.test.ts.
  'importFileMessages.field.importFile',
  'importFileMessages.field.importNoText',
  'importFileMessages.field.importNoTable',
  'importFileMessages.field.importRows',
  'importFileMessages.field.importColumn',
  'importFileMessages.field.importNoWords',
  'importFileMessages.field.importMoods',
  'importFileMessages.field.importNeeds',
  'importFileMessages.field.importNothing',
  'importFileMessages.field.importEmpty',
  'importFileMessages.field.importUnknown',
  'importFileMessages.field.importBroken',
  'importFileMessages.field.importBomb',
  'importFileMessages.field.importOutside',
  'importFileMessages.field.importLocked',
  'importFileMessages.field.importForeignZip',
  'importFileMessages.field.importForeignJson',
  'importFileMessages.field.importOwn',
  'importFileMessages.field.importBadJson',
  'importFileMessages.field.importTooMuch',
  'importFileMessages.field.importGoals',
  'importFileMessages.field.importValues',
  'importFileMessages.field.importNoDay',
  'importFileMessages.field.importNoSuchGoal',
  'importFileMessages.field.importTarget',
  'importFileMessages.field.importFigure',
  'importFileMessages.field.importPictures',
  'importFileMessages.importLeftOut.recordings',
  'importFileMessages.importLeftOut.absentPictures',
  'importFileMessages.importLeftOut.foreignPictures',
  'importFileMessages.importLeftOut.largePictures',
  'importFileMessages.importLeftOut.morePictures',
  'importFileMessages.importLeftOut.brokenPictures',
  'importFileMessages.picturesOnly',
  'importFileMessages.importLeftOut.autoTicks',
  'importFileMessages.importLeftOut.otherHealth',
  'serverMessages.importDone',
  // What a browser lets nobody choose, or only a photo of its own makes: tests/api/photos.test.ts.
  'journalMessages.field.photoRequired',
  'journalMessages.field.photoHeic',
  'journalMessages.field.photoBroken',
  'journalMessages.field.photoPixels',
  'serverMessages.photosFull',
  'serverMessages.importNotZip',
  // The coach says it in its own reply: tests/api/off-the-record.test.ts.
  'serverMessages.offTheRecord',
  // Undone twice at once, or with the server gone: what any press says then.
  'importMessages.failed.takeOutImport',
  'chatMessages.field.messageRequired',
  'journalMessages.field.moodRange',
  'coachMessages.field.coachNameRequired',
  'goalMessages.field.progressRange',
  'commonMessages.field.date',
  'commonMessages.field.dateTooEarly',
  'measureMessages.field.totalOfLevel',
  // The fields of a rhythm take nothing else, and a menu offers no rest to what has ended.
  'measureMessages.field.rhythm',
  'measureMessages.field.rhythmOften',
  'measureMessages.field.weekday',
  'measureMessages.field.measureKind',
  'measureMessages.field.unit',
  'measureMessages.field.measureFormat',
  'measureMessages.field.timesOfRhythm',
  'serverMessages.completedRests',
  'serverMessages.droppedRests',
  // The screens log values of counted goals and progress of the others, and answer a proposal as it stands.
  'measureMessages.field.goalIsMeasured',
  'serverMessages.nothingToChange',
  'serverMessages.neverApplied',
  'goalMessages.field.confirmedAlone',
  'measureMessages.field.unitChanged',
  // The field of a pause begins with tomorrow.
  'goalMessages.field.pauseOver',
  'measureMessages.field.factor',
  // A time that no clock shows: components/goals/goal-value.dom.test.tsx types some.
  'measureMessages.field.clock',
  'serverMessages.askClosed',
  'recordMessages.field.questionOrQuery',
  'recordMessages.field.recordHasNo',
  'recordMessages.field.valuesOfGoal',
  'measureMessages.field.goalIsMeasured',
  'serverMessages.proposalClosed',
  'serverMessages.neverApplied',
  'serverMessages.notUnderstood',
  'serverMessages.noMeasure',
  // A dialog sends one import, and waits for it.
  'serverMessages.importUnderWay',
  'serverMessages.importsUnderWay',
  'serverMessages.invalidJson',
  'serverMessages.unauthenticated',
  'serverMessages.forbiddenOrigin',
  'serverMessages.foreignOwner',
  'serverMessages.taken',
  'serverMessages.stale',
  'insightMessages.field.weekToCome',
  'insightMessages.field.monthToCome',
  'insightMessages.field.monthForm',
  'commonMessages.tooLarge',
  'serverMessages.notJson',
  'serverMessages.unavailable',
  'serverMessages.onboardingNeedsDomain',
  'serverMessages.customCoachIncomplete',
  'serverMessages.keyReused',
  'serverMessages.keyInFlight',
  'serverMessages.keyDone',
  'planMessages.field.planCueRequired',
  'planMessages.field.planActionRequired',
  'planMessages.field.planNotBegun',
  'planMessages.field.planReviewEarly',
  'planMessages.field.planFull',
  'planMessages.field.experimentGoal',
  'planMessages.field.experimentBegun',
  'planMessages.field.experimentDay',
  'planMessages.field.experimentDayToCome',
  'planMessages.field.experimentOver',
  // A screen asks for what its account can do.
  'serverMessages.totpNeedsPassword',
  'serverMessages.totpIsOn',
  'serverMessages.totpNotBegun',
  // Sentences for programs, and for more tokens than a test makes on the screen.
  'serverMessages.scopeMissing',
  'serverMessages.tokenNeeded',
  'clientMessages.field.tokensFull',
  // The screen offers Claude no address, sends no address to users' own keys, and keeps a second test back.
  'connectionMessages.field.connectionAddressless',
  'connectionMessages.field.connectionOwnersAlone',
  'connectionMessages.field.connectionModel',
  'serverMessages.notOwner',
  // A device answers as it was asked, and the screen asks where it can: tests/api/passkeys.test.ts.
  'authMessages.field.passkeyRefused',
  'serverMessages.passkeysImpossible',
  'serverMessages.passkeysFull',
  'serverMessages.passkeyKept',
  'serverMessages.notOwnerOfBackups',
  'serverMessages.connectionOfEnvironment',
  'serverMessages.connectionBusy',
  'modelMessages.connection.tested',
  'modelMessages.connection.keyRefused',
  'modelMessages.connection.nothingThere',
  // A rhythm of six weeks: components/goals/rhythm-tick.dom.test.tsx.
  'measureMessages.keptInFull',
  // A paused goal and what is taken out of a history: goal-ended.dom.test.tsx and timeline-row.dom.test.tsx.
  'goalMessages.noForecastPaused',
  'goalMessages.notAbout.title',
  'goalMessages.mentionFailed',
  // After thirty days.
  'chatMessages.receipt.gone',
  // What a model may do wrong when it is tried: tests/database/connection.test.ts makes ones that do.
  'modelMessages.connection.builtIn',
  'modelMessages.connection.noModel',
  'modelMessages.connection.noServer',
  'modelMessages.connection.noMessages',
  'modelMessages.connection.tooSlow',
  'modelMessages.connection.notInTime',
  'modelMessages.connection.overloaded',
  'modelMessages.connection.sentOn',
  'modelMessages.connection.failed',
  'modelMessages.connection.keyLost',
  'serverMessages.codeLost',
  'modelMessages.connection.spent.day',
  'modelMessages.connection.spent.month',
  // What the built-in coach says of an order: lib/server/chat/not-taken.test.ts.
  'serverMessages.figureNotTaken',
]

/** The opening words of those that are put together when they are shown. */
const openings: Record<string, string> = {
  'commonMessages.field.tooLong': 'Must be at most',
  'goalMessages.progressUpdated': 'Progress Updated',
  'alertMessages.alertAdded': 'Alert added',
  'coachMessages.coachRemoved': 'Custom coach removed',
  'alertMessages.alertSnoozed': 'Alert snoozed',
  'connectionMessages.coachChosen': 'Who answers has changed',
  'commonMessages.neverSend.keep': 'Never send ',
  'journalMessages.secondEntry': 'There is an entry for today already.',
}

const folder = path.join(import.meta.dirname, '../../../tests/e2e')
const specs = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

test('every toast, confirmation and error sentence that a screen can show is looked for by a browser test', () => {
  const missing = sentencesOf({
    accountMessages,
    alertMessages,
    authMessages,
    chatMessages,
    clientMessages,
    coachMessages,
    commonMessages,
    connectionMessages,
    goalMessages,
    importFileMessages,
    importMessages,
    insightMessages,
    journalMessages,
    measureMessages,
    modelMessages,
    outboxMessages,
    planMessages,
    recordMessages,
    serverMessages,
  })
    .filter(([name]) => !unseen.includes(name))
    .filter(([name, words]) => !specs.includes(name) && !specs.includes(words))
  expect(missing).toEqual([])
})

function sentencesOf(part: object, above = ''): [name: string, words: string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    const name = above + key
    if (typeof value === 'object') return sentencesOf(value, `${name}.`)
    return [[name, typeof value === 'string' ? value : (openings[name] ?? name)]]
  })
}
