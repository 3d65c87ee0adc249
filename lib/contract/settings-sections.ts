/** The parts of the settings screen, in order, as they are headed; the id is the part's anchor. */
export const sections = {
  account: 'Account Settings',
  coaching: 'Coaching Style',
  engine: 'Where Your Data Goes',
  memory: 'Coach Memory',
  appearance: 'Appearance and Time',
  phone: 'On Your Phone',
  programs: 'Apps and Calendars',
  moving: 'Import',
  data: 'Data Export',
  backups: 'Backups',
  sessions: 'Sign-in and Security',
  danger: 'Danger Zone',
} as const

export type Section = keyof typeof sections
