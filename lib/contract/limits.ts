/** The constants of the specification. Lengths are in Unicode code points, sizes in bytes, times in milliseconds. */
export const limits = {
  password: { min: 6, max: 128 },
  email: 254,
  name: 100,
  title: 200,
  description: 5_000,
  journalNotes: 20_000,
  progressNotes: 20_000,
  /** What notes may grow to, response by response; a client may always send back what it got. */
  grownNotes: 1_000_000,
  message: 8_000,
  /** The longest reply of a coach's that is kept. */
  replyBytes: 64 * 1024,
  /** The longest paragraph of a coach's that is no reply. */
  coachText: 8_000,
  memory: 500,
  /** What a goal is counted in. */
  unit: 20,
  valueNote: 1_000,
  /** The largest figure that a goal is counted by, either side of zero. */
  amount: 1_000_000_000_000,
  response: 8_000,
  tag: 50,
  tags: 20,
  milestones: 100,
  attachments: 20,
  coachName: 100,
  coachStyle: 500,
  coachPrompt: 8_000,
  bodyBytes: 256 * 1024,
  importBytes: 32 * 1024 * 1024,
  pageSize: { min: 1, max: 200, goals: 200, messages: 100, default: 100 },
  /** Hits of each kind that a search gives. */
  searchHits: { min: 1, max: 20, default: 5 },
  mood: { min: 1, max: 5, default: 3 },
  progress: { min: 0, max: 100 },
  momentumDays: 7,
  dashboardMissions: 3,
  dashboardAlerts: 3,
  coachingDialogDelay: 100,
  cacheTime: 5 * 60_000,
  toast: { visible: 1, duration: 5_000, removalDelay: 1_000_000, swipeThreshold: 50 },
  session: { idle: 7 * 86_400_000, absolute: 30 * 86_400_000 },
} as const

/** The key in local storage that holds the bearer token. */
export const TOKEN_KEY = 'token'
