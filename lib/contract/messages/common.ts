import { toast } from './toast'

/** What any screen may say. */
export const commonMessages = {
  loading: 'Loading...',
  notFound: '404 Page Not Found',
  undo: { label: 'Undo', hint: 'Press Undo to take this back' },
  notLoaded: toast({
    title: 'This needs a connection',
    description: 'It is not loaded yet. Try again once you are back online.',
  }),
  copied: toast({ title: 'Copied' }),
  neverSend: {
    // Most have no model: it is true of one that is connected later, too.
    label: 'Keep from AI models',
    goal: 'Only the built-in coach ever sees this goal. Saved at once.',
    entry: 'Only the built-in coach ever sees this entry, also if you connect an AI model later.',
  },
  signUp: 'Sign up',
  signOut: 'Sign Out',
  /** Whoever looks around has signed in nowhere. */
  leaveDemo: 'Leave the demo',
  demo: 'A demo: ask the coach, check in. Nothing you do is kept.',
  keptElsewhere: 'to keep this.',
  unkept: 'In the demo this is not kept.',
  offline: 'Offline. What you log is sent when you are back.',
  offlineAtTheDoor: 'Offline. You can go on once you are back.',
  offlineInChat: 'Offline. Your message stays here until you are back.',
  changedElsewhere: {
    title: 'This was changed somewhere else',
    description: 'While you were writing, another version was saved. Choose what to keep.',
  },
  tooLarge: 'The request is too large.',
  validation: 'Some fields need your attention.',
  field: {
    date: 'Must be a date like 2026-03-14',
    dateInFuture: 'The date cannot be later than today',
    dateTooEarly: 'The date cannot be before 1900',
    tooLong: (max: number) => `Must be at most ${max.toLocaleString('en')} characters`,
  },
  failed: {
    logout: 'Could not sign you out',
    search: 'Search failed',
    load: 'Could not load this',
    copy: 'Could not copy this',
  },
  error: {
    title: 'Error',
    offline: 'No connection. Check your network and try again.',
    unknown: 'Something went wrong. Please try again.',
    clipboard: 'The browser did not allow it. Select the text and copy it yourself.',
    signedOut: 'You have been signed out. Sign in again to go on.',
  },
} as const
