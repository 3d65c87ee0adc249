/** The parts of the settings screen, in order; the id is the part's anchor. */
export const sections = {
  account: 'Account Settings',
  coaching: 'Coaching Style',
  memory: 'Coach Memory',
  engine: 'Who Answers',
  appearance: 'Appearance and Time',
  data: 'Data Export',
  sessions: 'Sessions',
  danger: 'Danger Zone',
} as const

export type Section = keyof typeof sections
