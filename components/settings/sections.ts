/** The parts of the settings screen, in order; the id is the part's anchor. */
export const sections = {
  account: 'Account Settings',
  coaching: 'Coaching Style',
  memory: 'Coach Memory',
  who: 'Who answers',
  engine: 'Where Your Data Goes',
  appearance: 'Appearance and Time',
  moving: 'Moving In',
  data: 'Data Export',
  backups: 'Backups',
  phone: 'On Your Phone',
  programs: 'Programs and Calendars',
  sessions: 'Sessions',
  danger: 'Danger Zone',
} as const

export type Section = keyof typeof sections
