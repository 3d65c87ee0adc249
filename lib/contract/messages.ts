import { PRODUCT_NAME } from './brand'
import { limits } from './limits'

type Toast = { title: string; description?: string }

function toast<const T extends Toast>(words: T): T {
  return words
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
    passwordWrong: 'This is not your current password',
    emailMismatch: "Type your account's email to confirm",
    titleRequired: 'Enter a title',
    domainRequired: 'Choose a domain',
    messageRequired: 'Write a message first',
    moodRange: 'Must be a whole number from 1 to 5',
    coachNameRequired: 'Enter a name for your coach',
    dateInFuture: 'The date cannot be later than today',
    tooLong: (max: number) => `Must be at most ${max.toLocaleString('en')} characters`,
    alertTimeRequired: 'Choose a time',
    alertTimePast: 'Choose a time still to come',
    progressRange: 'Must be a whole number from 0 to 100',
  },

  // Success toasts
  loggedIn: toast({ title: 'Welcome back!', description: "You've been successfully logged in." }),
  accountCreated: toast({
    title: 'Account created!',
    description: `Welcome to ${PRODUCT_NAME}. Choose what to work on first.`,
  }),
  profileUpdated: toast({ title: 'Profile updated!', description: 'Your preferences have been saved.' }),
  goalCreated: toast({ title: 'Goal created!', description: 'Your mission is on the board.' }),
  goalUpdated: toast({ title: 'Goal updated successfully' }),
  goalDeleted: toast({ title: 'Goal deleted' }),
  goalCompleted: toast({ title: 'Goal Completed!', description: 'Congratulations on reaching 100%.' }),
  undo: { label: 'Undo', hint: 'Undo, to keep it' },
  entrySaved: toast({ title: 'Entry saved!' }),
  entryUpdated: toast({ title: 'Entry updated!' }),
  entryDeleted: toast({ title: 'Entry deleted!' }),
  goalReopened: toast({ title: 'Goal reopened', description: 'It is back among your ongoing missions.' }),
  descriptionUpdated: toast({ title: 'Description Updated' }),
  responseSubmitted: toast({ title: 'Response submitted' }),
  progressUpdated: (oldProgress: number, newProgress: number, reasoning: string): Toast => ({
    title: 'Progress Updated',
    description: `${oldProgress}% to ${newProgress}%: ${reasoning}`,
  }),
  coachGenerated: toast({ title: 'AI suggestions generated!', description: 'Change whatever does not fit.' }),
  coachCreated: toast({ title: 'Custom coach created!', description: 'Your coach is ready to talk.' }),
  coachUpdated: toast({ title: 'Custom coach updated', description: 'Your coach is ready to talk.' }),
  exported: toast({ title: 'Export successful!', description: 'The file is among your downloads.' }),
  imported: toast({ title: 'Import finished' }),
  memoryUpdated: toast({ title: 'Memory updated' }),
  memoryDeleted: toast({ title: 'Memory deleted' }),
  memoryUndone: toast({ title: 'Not remembered', description: 'Your coach will not keep this in mind.' }),
  sessionEnded: toast({ title: 'Session ended', description: 'That device has been signed out.' }),
  passwordChanged: toast({ title: 'Password changed', description: 'Every other session has been signed out.' }),
  accountDeleted: toast({
    title: 'Account deletion requested',
    description: 'Your account and everything in it is gone. You are being signed out.',
  }),
  copied: toast({ title: 'Copied' }),
  alertAdded: (when: string): Toast => ({ title: 'Alert added', description: `It is set for ${when}.` }),
  alertDeleted: toast({ title: 'Alert deleted' }),
  alertSnoozed: (when: string): Toast => ({ title: 'Alert snoozed', description: `It is back ${when}.` }),

  // Failure toasts: the description is the server's sentence where there is one.
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
    deleteAlert: 'Failed to delete alert',
    search: 'Search failed',
    exportConversation: 'Failed to export conversation',
    load: 'Could not load this',
    sendMessage: 'Message not sent',
    regenerateReply: 'Reply not regenerated',
    conversation: 'Failed to update conversation',
    clearHistory: 'Failed to clear chat history',
    copy: 'Could not copy this',
    generateCoach: 'Failed to generate suggestions',
    createCoach: 'Failed to create coach',
    updateMemory: 'Failed to update memory',
    deleteMemory: 'Failed to delete memory',
    endSession: 'Failed to end session',
    changePassword: 'Password not changed',
    export: 'Export failed',
    exportInsights: 'Failed to export insights',
    regenerateInsight: 'Failed to regenerate your insights',
    import: 'Import failed',
    deleteAccount: 'Account not deleted',
  },
  /** Why the built-in coach answers where a model is set up, by the budget that is spent. */
  budgetSpent: {
    day: 'The built-in coach answers: your tokens for the AI model are spent for today.',
    month: 'The built-in coach answers: this server’s tokens for the AI model are spent for this month.',
  },
  offline: 'Offline. You can read and write, but not send.',
  changedElsewhere: {
    title: 'This was changed somewhere else',
    description: 'While you were writing, another version was saved. Choose what to keep.',
  },
  error: {
    title: 'Error',
    offline: 'No connection. Check your network and try again.',
    unknown: 'Something went wrong. Please try again.',
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
    deleteGoal: 'Are you sure you want to delete this goal?',
    deleteEntry: 'Are you sure you want to delete this entry?',
    clearHistory: 'Are you sure you want to clear all chat history? This action cannot be undone.',
    archiveConversation: 'Are you sure you want to archive this conversation?',
    deleteMemory: 'Are you sure you want your coach to forget this?',
    deleteAccount: 'Are you sure you want to delete your account?',
    deleteAccountFinally: 'This cannot be undone. Delete your account for good?',
  },

  // The server's sentences, by what went wrong
  server: {
    invalidJson: 'The request body is not valid JSON.',
    validation: 'Some fields need your attention.',
    unauthenticated: 'Please sign in to continue.',
    wrongCredentials: 'Invalid email or password',
    emailTaken: 'An account with this email already exists.',
    forbiddenOrigin: 'This request came from another site and was refused.',
    foreignOwner: 'You can only change what is yours.',
    notFound: 'Not found.',
    taken: 'Something with the same id is there already. Nothing was changed.',
    stale: 'This was changed somewhere else in the meantime. Nothing was overwritten.',
    tooLarge: 'The request is too large.',
    notJson: 'Send this as JSON.',
    coachBusy: 'Your coach is still busy with two other answers. Wait for one of them and try again.',
    rateLimited: 'Too many requests. Wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again.',
    coachUnavailable: 'The coach cannot be reached right now. Your message was not lost: try again in a moment.',
    unavailable: 'The service is not ready. Please try again in a moment.',
    storageFull: 'There is no space left to save this. Nothing was changed.',
    onboardingNeedsDomain: 'Choose at least one life domain to finish.',
    customCoachIncomplete: 'A custom coach needs a name, a style and a prompt.',
    archivedConversation: 'This conversation is archived. Bring it back to continue it.',
    notLastReply: 'Only the last reply of a conversation can be given again.',
    keyReused: 'This Idempotency-Key was already used for another request.',
    keyInFlight: 'The first request with this Idempotency-Key is still running.',
  },
} as const
