import { PRODUCT_NAME } from './brand'
import type { CoachFailure } from './coach-failure'
import { limits } from './limits'

type Toast = { title: string; description?: string }

function toast<const T extends Toast>(words: T): T {
  return words
}

const failureWords: Record<CoachFailure, string> = {
  'key refused': 'The model refused the key that is set up here',
  'model not there': 'The model that is set up here is not there',
  'too slow': 'The model was too slow',
  overloaded: 'The model is overloaded',
  refused: 'The model refused to answer this',
  'cut off': 'The model’s answer was cut off',
  unreachable: 'The coach cannot be reached right now',
  unusable: 'The model gave no usable answer',
}

/** "The model was too slow: nothing came for 22 seconds" */
function whyCoachFailed(reason: CoachFailure, seconds: number): string {
  const waited = reason === 'too slow' && seconds > 0 ? `: waited ${seconds} second${seconds === 1 ? '' : 's'}` : ''
  return failureWords[reason] + waited
}

/** Every toast, confirmation and error sentence, so that a word is changed in one place. */
export const messages = {
  loading: 'Loading...',
  notFound: '404 Page Not Found',

  // Forms
  passwordMismatch: toast({ title: 'Password mismatch', description: 'Passwords do not match' }),
  passwordTooShort: toast({
    title: 'Password too short',
    description: `Password must be at least ${limits.password.min} characters`,
  }),
  domainsRequired: toast({
    title: 'Select at least one domain',
    description: 'Please choose at least one life domain to focus on',
  }),
  goalFieldsRequired: toast({
    title: 'Missing required fields',
    description: 'Please provide a title and domain for your goal',
  }),
  guidanceNeedsFields: toast({
    title: 'Missing information',
    description: 'Please enter a title and select a domain first',
  }),
  responseRequired: toast({
    title: 'Response required',
    description: 'Please provide a response to the AI analysis',
  }),
  suggestionNeedsResponse: toast({
    title: 'Response required',
    description: 'Please provide your response first to get AI suggestions',
  }),
  journalNotesRequired: toast({
    title: 'Missing required fields',
    description: 'Please provide notes for your entry',
  }),
  insightResponseRequired: toast({
    title: 'Response required',
    description: 'Please provide your thoughts on the insight.',
  }),
  regenerationNeedsResponse: toast({
    title: 'Missing Information',
    description: 'Please enter your response to the insight first.',
  }),
  coachNameRequired: toast({ title: 'Name required', description: 'Please enter a name for your custom coach.' }),
  coachStyleRequired: toast({ title: 'Style required', description: "Please describe your coach's style." }),
  coachPromptRequired: toast({
    title: 'Coaching prompt required',
    description: 'Please provide a detailed coaching prompt.',
  }),
  coachSuggestionNeedsName: toast({
    title: 'Name required',
    description: 'Please enter a coach name first to generate AI suggestions.',
  }),
  noDataToExport: toast({ title: 'No data to export' }),
  field: {
    emailRequired: 'Enter your email',
    emailInvalid: 'Enter an email address like ada@example.com',
    passwordRequired: 'Enter your password',
    passwordTooLong: `Password must be at most ${limits.password.max} characters`,
    appCodeRequired: 'Enter the code that the app shows',
    passkeyNameRequired: 'Name the passkey',
    passkeyNameTooLong: 'Use at most 60 characters',
    passkeyRefused: 'This passkey could not be confirmed: try it again',
    appCodeWrong: 'This is not the code that the app shows now',
    recoveryCodeRequired: 'Enter one of your recovery codes',
    passwordWrong: 'This is not your current password',
    emailMismatch: "Type your account's email to confirm",
    titleRequired: 'Enter a title',
    domainRequired: 'Choose a domain',
    messageRequired: 'Write a message first',
    moodRange: 'Must be a whole number from 1 to 5',
    coachNameRequired: 'Enter a name for your coach',
    date: 'Must be a date like 2026-03-14',
    pauseOver: 'Choose a day in the future',
    dateInFuture: 'The date cannot be later than today',
    dateTooEarly: 'The date cannot be before 1900',
    importFile: 'Choose a file',
    photoRequired: 'Choose a photo',
    photoKind: 'Only JPEG, PNG and WebP photos can be added.',
    photoHeic: 'HEIC photos are not supported: save it as a JPEG first.',
    photoBroken: 'This photo is damaged, or is not what its name says.',
    photoPixels: `This photo is too large: at most ${limits.photo.pixels / 1_000_000} million pixels.`,
    importNoText: 'This file is not text. Choose a CSV file.',
    importNoTable: 'This file is not a table with a line of column names.',
    importRows: `At most ${limits.importRows.toLocaleString('en')} lines at once`,
    importColumn: 'There is no such column:',
    importNoWords: 'Nothing is written here',
    importMoods: `A mood column can hold at most ${limits.importMoods} different words`,
    importNeeds: 'Fill this in first',
    importNothing: 'Nothing in this file is new and can be read.',
    importEmpty: 'This file is empty.',
    importUnknown:
      'This file cannot be read here. Choose the CSV, JSON, zip or XML file that the other app exported.',
    importBroken: 'This file is damaged, or was cut off. Export it again.',
    importBomb: 'This zip unpacks to far more than any export, so it was not read.',
    importOutside: 'This zip holds a file that leads outside of it, so it was not read.',
    importLocked: 'This zip has a password. Export it without one.',
    importForeignZip:
      'No export was found in this zip, and no Markdown notes with dates in their names.',
    importForeignJson: 'This JSON is not from an app that can be read here.',
    importOwn: `This is an export of ${PRODUCT_NAME} itself. Choose it under “Your data”.`,
    importBadJson: 'This JSON cannot be read. Export it again.',
    importTooMuch: 'This file holds more text than can be brought in at once.',
    importPictures: `At most ${limits.importPictures.toLocaleString('en')} pictures at once`,
    importGoals: `At most ${limits.importGoals.toLocaleString('en')} goals at once`,
    importValues: `At most ${limits.importValues.toLocaleString('en')} values at once`,
    importNoDay: 'No date in its name or at its head',
    importNoSuchGoal: 'No goal of that name is counted',
    importTarget: 'Enter a target that differs from the start',
    importFigure: 'This is not a number',
    tooLong: (max: number) => `Must be at most ${max.toLocaleString('en')} characters`,
    alertTimeRequired: 'Choose a time',
    alertTimePast: 'Choose a time in the future',
    progressRange: 'Must be a whole number from 0 to 100',
    number: 'Enter a number',
    factor: 'Enter a number above 0',
    clock: 'Write it like 26:30',
    measureWords: 'Write a number and what it counts, like “12 books”',
    amountRange: 'The number is too large',
    targetIsStart: 'The target must differ from the start',
    targetUnderStart: 'A total grows: the target must be above the start',
    totalOfLevel: 'A level takes a value, not a total',
    confirmedAlone: 'Send what was chosen alone',
    unitChanged: 'The unit has changed: say how its values convert, or that they stay as they are',
    rhythm: 'Say how often, and in which period',
    rhythmOften: (most: number) => `At most ${most.toLocaleString('en')} times`,
    weekday: 'Weekdays go from 1, Monday, to 7, Sunday',
    unit: 'Say what it counts, like “books”',
    measureFormat: 'Its figures are a number or a duration',
    measureKind: 'A mission is counted as a total, a level or a rhythm',
    timesOfRhythm: 'Must not be less than 0',
    goalIsMeasured: 'This goal is counted by values: log a value',
    questionOrQuery: 'Send a question or a query',
    recordHasNo: (what: string, of: string) => `There is no ${what} in ${of}`,
    pushEndpoint: 'Must be the https address of a push service',
    quoteElsewhere: 'These words are not in the text',
    valuesOfGoal: 'Name the goal whose values these are',
    weekToCome: 'This week has not begun',
    monthToCome: 'This month has not begun',
    monthForm: 'Name a month like 2026-11',
    planCueRequired: 'Say what sets it off',
    planActionRequired: 'Say what you do then',
    planNotBegun: 'The plan starts later than that',
    planReviewEarly: 'The review cannot come before the start',
    experimentGoal: 'Name the goal whose values are the outcome',
    experimentBegun: 'An experiment starts today or later',
    experimentDay: 'This day is not part of the experiment',
    experimentDayToCome: 'This day is in the future',
    experimentOver: 'The experiment is over',
    tokenNameRequired: 'Say what it is for',
    tokenScopeRequired: 'Choose at least one',
    tokensFull: (most: number) => `You can have at most ${most} tokens: revoke one first`,
    planFull: 'This plan is full',
    connectionKey: 'A key has no spaces and no special letters: paste it as it is',
    connectionKeyRequired: 'Enter your key',
    connectionModel: 'Write the model’s name as its server does',
    connectionModelRequired: 'Choose a model',
    connectionAddress: 'Enter an address like http://127.0.0.1:11434, with nothing after the path',
    connectionAddressRequired: 'Enter the server’s address',
    connectionAddressRefused: 'This address is not allowed: machines give out their own secrets there',
    connectionAddressless: 'Claude needs no address: choose a server to give one',
    connectionOwnersAlone: 'Only the owner of this server can connect a server',
  },

  // Success toasts
  loggedIn: toast({ title: 'Welcome back!', description: "You've been successfully logged in." }),
  accountCreated: toast({
    title: 'Account created!',
    description: `Welcome to ${PRODUCT_NAME}. Choose what to work on first.`,
  }),
  profileUpdated: toast({ title: 'Profile updated!', description: 'Your preferences have been saved.' }),
  goalCreated: toast({ title: 'Goal created!', description: 'It is in your goals now.' }),
  goalUpdated: toast({ title: 'Goal updated successfully' }),
  goalDeleted: toast({ title: 'Goal deleted' }),
  goalCompleted: toast({ title: 'Goal Completed!', description: 'Congratulations on reaching 100%.' }),
  undo: { label: 'Undo', hint: 'Press Undo to take this back' },
  entrySaved: toast({ title: 'Entry saved!' }),
  entryUpdated: toast({ title: 'Entry updated!' }),
  entryDeleted: toast({ title: 'Entry deleted!' }),
  goalPaused: toast({ title: 'Goal paused', description: 'Your coach leaves it alone until you resume it.' }),
  goalPausedUntil: (day: string) =>
    toast({ title: 'Goal paused', description: `Your coach leaves it alone until ${day}.` }),
  goalResumed: toast({ title: 'Goal resumed' }),
  goalDropped: toast({ title: 'Goal dropped', description: 'You find it under Dropped.' }),
  goalReopened: toast({ title: 'Goal reopened', description: 'It is in your ongoing missions again.' }),
  descriptionUpdated: toast({ title: 'Description Updated' }),
  responseSubmitted: toast({ title: 'Response submitted' }),
  progressUpdated: (oldProgress: number, newProgress: number, reasoning: string): Toast => ({
    title: 'Progress Updated',
    description: `${oldProgress}% to ${newProgress}%: ${reasoning}`,
  }),
  coachGenerated: toast({ title: 'AI suggestions generated!', description: 'Change whatever does not fit.' }),
  coachCreated: toast({ title: 'Custom coach created!', description: 'Your coach is ready to talk.' }),
  coachUpdated: toast({ title: 'Custom coach updated', description: 'Your coach is ready to talk.' }),
  coachRemoved: (next: string | null): Toast => ({
    title: 'Custom coach removed',
    ...(next && { description: `${next} answers from now on.` }),
  }),
  exported: toast({ title: 'Export successful!', description: 'The file is in your downloads.' }),
  imported: toast({ title: 'Import finished' }),
  importTakenOut: toast({ title: 'Taken out', description: 'What it brought is gone from your record.' }),
  memoryUpdated: toast({ title: 'Memory updated' }),
  memoryDeleted: toast({ title: 'Memory deleted' }),
  memoryUndone: toast({ title: 'Not remembered', description: 'Your coach will not keep this in mind.' }),
  tokenRevoked: toast({ title: 'Token revoked', description: 'The program that used it no longer has access.' }),
  feedEnded: toast({ title: 'Address removed', description: 'Calendars that read it get nothing from it any more.' }),
  coachChosen: (name: string): Toast => ({
    title: 'Who answers has changed',
    description: `${name} answers from now on.`,
  }),
  coachDisconnected: toast({ title: 'Disconnected', description: 'The settings and the key were deleted.' }),
  sessionEnded: toast({ title: 'Session ended', description: 'That device has been signed out.' }),
  passwordChanged: toast({ title: 'Password changed', description: 'Every other session has been signed out.' }),
  passkeyAdded: toast({ title: 'Passkey added', description: 'Every other session has been signed out.' }),
  passkeyRemoved: toast({ title: 'Passkey removed', description: 'Every other session has been signed out.' }),
  totpOn: toast({ title: 'Two-step login is on', description: 'Every other session has been signed out.' }),
  totpOff: toast({ title: 'Two-step login is off', description: 'Your password alone opens your account.' }),
  passwordRecovered: toast({
    title: 'Password changed',
    description: 'Every session has ended. Log in with the new password.',
  }),
  resetMailed: toast({
    title: 'Check your email',
    description: 'If this address has an account, a link is on its way.',
  }),
  accountDeleted: toast({
    title: 'Account deletion requested',
    description: 'Your account and everything in it is gone. You are being signed out.',
  }),
  copied: toast({ title: 'Copied' }),
  alertAdded: (when: string): Toast => ({ title: 'Alert added', description: `It is set for ${when}.` }),
  alertDeleted: toast({ title: 'Alert deleted' }),
  alertSnoozed: (when: string): Toast => ({ title: 'Alert snoozed', description: `It is back ${when}.` }),

  // Failure toasts: the description is the server's sentence where there is one.
  neverSend: {
    label: 'Never send to a model',
    detail: (what: string) => `Only the built-in coach sees this ${what}. Saved at once.`,
    entry: 'Only the built-in coach sees this entry.',
    keep: (title: string) => `Never send ${title} to a model`,
  },

  secondEntry: (day: string) => `There is an entry for ${day} already. This adds another.`,

  failed: {
    login: 'Login failed',
    signup: 'Signup failed',
    logout: 'Could not sign you out',
    profile: 'Update failed',
    createGoal: 'Failed to create goal',
    deleteGoal: 'Failed to delete goal',
    updateGoal: 'Error updating goal',
    saveEntry: 'Failed to save entry',
    updateEntry: 'Failed to update entry',
    deleteEntry: 'Failed to delete entry',
    addAlert: 'Failed to add alert',
    updateAlert: 'Failed to update alert',
    tick: 'Not ticked',
    updatePlan: 'Plan not changed',
    skipQuestion: 'The question was not put off',
    deleteAlert: 'Failed to delete alert',
    search: 'Search failed',
    exportConversation: 'Failed to export conversation',
    load: 'Could not load this',
    sendMessage: 'Message not sent',
    regenerateReply: 'Reply not regenerated',
    conversation: 'Failed to update conversation',
    clearHistory: 'Failed to clear chat history',
    copy: 'Could not copy this',
    proposal: 'Nothing was changed',
    saveValue: 'Failed to save the value',
    deleteValue: 'Failed to delete the value',
    generateCoach: 'Failed to generate suggestions',
    createCoach: 'Failed to create coach',
    updateMemory: 'Failed to update memory',
    deleteMemory: 'Failed to delete memory',
    endSession: 'Failed to end session',
    createToken: 'Token not created',
    revokeToken: 'Token not revoked',
    createFeed: 'Address not created',
    endFeed: 'Address not removed',
    chooseCoach: 'Who answers was not changed',
    disconnect: 'Not disconnected',
    testConnection: 'Not tested',
    findServers: 'Could not look for servers',
    changePassword: 'Password not changed',
    recover: 'Password not set',
    mailReset: 'The link was not sent',
    renewCodes: 'Codes not created',
    addPasskey: 'Passkey not added',
    removePasskey: 'Passkey not removed',
    beginTotp: 'Two-step login not turned on',
    endTotp: 'Two-step login not turned off',
    export: 'Export failed',
    exportInsights: 'Failed to export insights',
    regenerateInsight: 'Failed to regenerate your insights',
    import: 'Import failed',
    readFile: 'This file was not read',
    takeOutImport: 'Nothing was taken out',
    deleteAccount: 'Account not deleted',
  },
  /** Why the built-in coach answers where a model is set up, by the budget that is spent. */
  budgetSpent: {
    day: 'The built-in coach answers: your tokens for the AI model are spent for today.',
    month: 'The built-in coach answers: this server’s tokens for the AI model are spent for this month.',
  },
  /** Why a message got no reply from a model. */
  coachFailed: (reason: CoachFailure, seconds = 0) =>
    `${whyCoachFailed(reason, seconds)}. Your message was not lost: try again in a moment.`,
  /** What a reply ends with that a model did not finish. */
  replyBrokeOff: (reason: CoachFailure, seconds = 0) =>
    `*${whyCoachFailed(reason, seconds)}. The reply ends here.*`,
  /** What a reply ends with that grew too long. */
  replyCutOff: '*The reply grew too long and was cut off here.*',
  receipt: {
    gone: 'What was sent for this is no longer kept.',
    blank:
      'You have since deleted something that may have been part of it, so the text is gone. This is how much was sent.',
  },
  /** What a test of a connected model says: all but the last is put behind its name. */
  connection: {
    builtIn: 'the built-in coach is always there',
    tested: (right: number, of: number, usesTools: boolean, firstWordMs: number | null) =>
      [
        `answers ${right} of ${of} samples`,
        usesTools ? 'uses tools' : 'a server without tools: answers from context alone',
        firstWordMs === null ? 'says nothing in a chat' : `${(firstWordMs / 1000).toFixed(1)} s to the first word`,
      ].join(', '),
    keyRefused: 'key refused',
    noModel: (names: readonly string[]) =>
      names.length === 0
        ? 'no model of that name'
        : `no model of that name: it has ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`,
    noMessages: 'a server that does not speak the Messages API at this address: bring it up to date',
    tooSlow: (seconds: number) => `too slow: ${Math.round(seconds)} s`,
    notInTime: (seconds: number) => `too slow: the samples were not done in ${seconds} s`,
    overloaded: 'overloaded: try again in a minute',
    sentOn: 'the server sends its callers on to another address: enter that one',
    failed: (status: number) => `the server failed with status ${status}`,
    nothingThere: 'nothing answers at that address',
    keyLost: 'The key cannot be opened, since this server’s secret has changed: enter it again.',
    spent: {
      day: 'Your tokens for the AI model are spent for today.',
      month: 'This server’s tokens for the AI model are spent for this month.',
    },
  },
  /** What stands in an entry of another app that is nothing but pictures. */
  picturesOnly: (count: number, time: string) => `${count === 1 ? 'A photo' : `${count} photos`}, ${time}`,
  /** What files of other apps hold that has no place here. */
  importLeftOut: {
    recordings: (count: number) =>
      count === 1 ? '1 recording or document' : `${count.toLocaleString('en')} recordings and documents`,
    absentPictures: (count: number) =>
      count === 1
        ? '1 picture that is not in the file'
        : `${count.toLocaleString('en')} pictures that are not in the file`,
    foreignPictures: (count: number) =>
      count === 1
        ? '1 picture that is no JPEG, PNG or WebP'
        : `${count.toLocaleString('en')} pictures that are no JPEG, PNG or WebP`,
    largePictures: (count: number) =>
      count === 1 ? '1 picture larger than 10 MB' : `${count.toLocaleString('en')} pictures larger than 10 MB`,
    morePictures: (count: number) =>
      count === 1
        ? '1 picture beyond the 20 that an entry holds'
        : `${count.toLocaleString('en')} pictures beyond the 20 that an entry holds`,
    brokenPictures: (count: number) =>
      count === 1
        ? '1 picture could not be read and was left out.'
        : `${count.toLocaleString('en')} pictures could not be read and were left out.`,
    autoTicks: (count: number) =>
      count === 1
        ? '1 day that the app had ticked by itself'
        : `${count.toLocaleString('en')} days that the app had ticked by itself`,
    otherHealth: (count: number) =>
      `${count.toLocaleString('en')} other records, such as heart rate: steps, weight, sleep and workouts are read`,
  },
  offTheRecord:
    'Off the record: nothing said here is kept, remembered or acted on. It is gone when you leave this screen. A model that answers is still sent it.',
  demo: 'You are looking at a demo. Nothing you do is kept.',
  /** What a phone is told; never the text of an entry. */
  push: {
    alert: 'It is time.',
    inApp: 'An alert of yours is due.',
    slip: 'Missed last time. Once today keeps it going.',
    plan: (cue: string, action: string) => `Your plan: ${cue}, then ${action}`,
    verdict: 'Your experiment is over',
    refused: 'This browser does not allow messages. Allow them in its settings for this site.',
    turnOn: 'Messages not turned on',
    turnOff: 'Messages not turned off',
  },
  /** What was written without a connection. */
  waiting: {
    kept: toast({
      title: 'Waiting to be sent',
      description: 'There is no connection. It is kept on this device and sent when you are back.',
    }),
    moved: 'This goal has moved since you wrote this.',
    withoutPhoto: 'If you send it anyway, it goes without that photo.',
    photos: (count: number) =>
      `No connection: ${count === 1 ? 'the photo is' : `${count} photos are`} kept on this device and sent with the entry.`,
    standsAt: (progress: number) => `It stands at ${progress}% now.`,
    count: (count: number) => `${count} waiting to be sent`,
    explained: 'Kept on this device, and sent in this order when there is a connection.',
    sent: 'It was sent',
    none: 'Everything has been sent.',
    refused: 'Not sent',
    sendAnyway: 'Send anyway',
    drop: 'Delete it',
    signOut: 'Sign out and lose what was not sent?',
    signOutDetail: (count: number) =>
      `${count === 1 ? 'One thing you wrote is' : `${count} things you wrote are`} still waiting to be sent. Signing out deletes ${count === 1 ? 'it' : 'them'}.`,
    signOutAnyway: 'Sign out',
  },
  offline: 'Offline. What you log is sent when you are back.',
  changedElsewhere: {
    title: 'This was changed somewhere else',
    description: 'While you were writing, another version was saved. Choose what to keep.',
  },
  error: {
    title: 'Error',
    offline: 'No connection. Check your network and try again.',
    unknown: 'Something went wrong. Please try again.',
    passkeyLeft: 'No passkey was used. Try again, or use your password.',
    passkeyIsThere: 'This device already has a passkey for this account.',
    goalNotFound: 'Goal not found.',
    descriptionSuggestion: 'Failed to get AI suggestion. Please try again.',
    regenerateDescription: 'Failed to regenerate description. Please try again.',
    exportInsights: 'Failed to export insights. Please try again.',
    loadAnalysis: 'Failed to load AI analysis. Please try again.',
    submitResponse: 'Failed to submit response. Please try again.',
    guidance: 'Unable to get coaching guidance. Please try again.',
    createConversation: 'Failed to create conversation. Please try again.',
    cutShort: 'The connection broke off before the reply was whole. Please try again.',
    clipboard: 'The browser did not allow it. Select the text and copy it yourself.',
    linkFirst:
      'This email already has an account with a password. Log in with it once here, and next time either way works.',
    noVerifiedEmail: 'That account has no verified email address. Verify one there, or sign up with your email.',
    provider: 'Signing in there did not work. Try again, or log in with your password.',
    signedOut: 'You have been signed out. Sign in again to go on.',
    importTooLarge: `This file is larger than ${limits.importBytes / 1024 / 1024} MB.`,
    importUnreadable: 'This file could not be read. Choose it again.',
    importNotJson: 'This is not a JSON file. Choose a file that “Export everything” made.',
    importForeign: `This is not a whole-account export of ${PRODUCT_NAME}. Choose a file that “Export everything” made.`,
    importRefused: 'Some of what is in this file cannot be imported, so nothing was.',
  },

  /** Stands where an analysis would, when it could not be loaded. */
  analysisFallback: {
    analysis: 'Unable to load AI analysis. Please try again.',
    suggestions: ['Check your connection', 'Try refreshing the page'],
    riskLevel: 'medium',
  },

  // Confirmations
  confirm: {
    removePasskey: 'Remove this passkey?',
    deleteGoal: 'Are you sure you want to delete this goal?',
    deleteEntry: 'Are you sure you want to delete this entry?',
    clearHistory: 'Are you sure you want to clear all chat history? This action cannot be undone.',
    archiveConversation: 'Are you sure you want to archive this conversation?',
    deleteMemory: 'Are you sure you want your coach to forget this?',
    revokeToken: 'Revoke this token?',
    stopExperiment: 'Stop this experiment?',
    takeOutImport: 'Take out all that this file brought?',
    deleteAccount: 'Are you sure you want to delete your account?',
    deleteAccountFinally: 'This cannot be undone. Delete your account for good?',
  },

  // The server's sentences, by what went wrong
  server: {
    importUnderWay: 'An import into this account is under way. Please wait until it has finished.',
    importNotZip: 'This is not an archive that “Export everything” made.',
    importDone: 'This was brought in already. Take it out first.',
    importsUnderWay: 'Many imports are under way. Please try again in half a minute.',
    invalidJson: 'The request body is not valid JSON.',
    validation: 'Some fields need your attention.',
    unauthenticated: 'Please sign in to continue.',
    wrongCredentials: 'Invalid email or password',
    codeRequired: 'Enter the code of your authenticator app, or a recovery code.',
    codeWrong: 'This code is wrong, or was used already.',
    codeLost:
      'The secret of this server has changed, so codes of your app no longer open. Use a recovery code, then turn two-step login off and on again in Settings. Without one, ask whoever runs this server.',
    totpNeedsPassword: 'Two-step login needs a password, and this account has none.',
    passkeysImpossible: 'Passkeys need this site to be opened at https:// or at localhost.',
    passkeysFull: 'An account has at most 20 passkeys: remove one first.',
    passkeyKept: 'This passkey is already saved.',
    passkeyRefused: 'No account here uses this passkey: log in with your password.',
    totpIsOn: 'Two-step login is on already.',
    totpNotBegun: 'Begin two-step login first.',
    wrongRecovery: 'Invalid email or recovery code',
    wrongReset: 'This link has expired or was already used. Ask for a new one.',
    emailTaken: 'An account with this email already exists.',
    forbiddenOrigin: 'This request came from another site and was refused.',
    foreignOwner: 'You can only change what is yours.',
    tokenNeeded: 'This needs a personal token, made in Settings.',
    demo: 'This is a demo: nothing is changed. Sign up to begin your own.',
    scopeMissing: 'This token may not do that.',
    notFound: 'Not found.',
    notUnderstood: 'This question could not be read.',
    taken: 'Something with the same id is there already. Nothing was changed.',
    stale: 'This was changed somewhere else in the meantime. Nothing was overwritten.',
    recordMoved: 'Your record has changed in the meantime. Nothing was done.',
    proposalClosed: 'This proposal is no longer open. Nothing was done.',
    nothingToChange: 'That would change nothing, or your record cannot take it as it is.',
    neverApplied: 'This was not applied, so there is nothing to take back.',
    tooLarge: 'The request is too large.',
    notJson: 'Send this as JSON.',
    coachBusy: 'Your coach is still busy with two other answers. Wait for one of them and try again.',
    rateLimited: 'Too many requests. Wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again.',
    coachUnavailable: 'The coach cannot be reached right now. Your message was not lost: try again in a moment.',
    unavailable: 'The service is not ready. Please try again in a moment.',
    storageFull: 'There is no space left to save this. Nothing was changed.',
    photoTooLarge: `This photo is larger than ${limits.photo.bytes / 1024 / 1024} MB.`,
    photosFull: 'Your photo storage is full. Delete some photos first.',
    onboardingNeedsDomain: 'Choose at least one life domain to finish.',
    customCoachIncomplete: 'A custom coach needs a name, a style and a prompt.',
    archivedConversation: 'This conversation is archived. Restore it to continue it.',
    offTheRecord: 'This chat is off the record, so nothing is changed from here.',
    askClosed: 'This question was answered already, or is too old to answer.',
    completedRests: 'This goal is completed. Reopen it first.',
    droppedRests: 'This goal is dropped. Bring it back first.',
    noMeasure: 'This goal is not counted. Say how it is counted first.',
    notLastReply: 'Only the last reply of a conversation can be regenerated.',
    notLastMessage: 'Only your last message in a conversation can be edited.',
    keyReused: 'This Idempotency-Key was already used for another request.',
    notOwnerOfBackups: 'Only the owner of this server can see its backups.',
    notOwner: 'Only the owner of this server can choose who answers.',
    connectionOfEnvironment: 'This server’s environment says who answers. Change it there.',
    connectionBusy: 'Another test is running. Wait for it and try again.',
    keyDone: 'This was saved already. Its first answer is not there any more.',
    keyInFlight: 'The first request with this Idempotency-Key is still running.',
  },
} as const
