/** The parts of the settings screen, in order; the id is the part's anchor. */
export const sections = {
  account: 'Account Settings',
  coaching: 'Coaching Style',
  who: 'Who answers',
  engine: 'Where Your Data Goes',
  memory: 'Coach Memory',
  appearance: 'Appearance and Time',
  moving: 'Import',
  data: 'Data Export',
  backups: 'Backups',
  phone: 'On Your Phone',
  programs: 'Apps and Calendars',
  sessions: 'Sign-in and Security',
  danger: 'Danger Zone',
} as const

export type Section = keyof typeof sections
