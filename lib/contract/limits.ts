/** The constants of the specification. Lengths are in Unicode code points, sizes in bytes, times in milliseconds. */
export const limits = {
  /** Of an account; each names itself in code points. */
  passkeys: 20,
  passkeyName: 60,
  password: { min: 6, max: 128 },
  /** Each sets a new password once. */
  recoveryCodes: 10,
  /** How long a mailed link sets a new password. */
  resetLink: 60 * 60_000,
  email: 254,
  name: 100,
  title: 200,
  description: 5_000,
  journalNotes: 20_000,
  progressNotes: 20_000,
  /** What notes may grow to, response by response; a client may always send back what it got. */
  grownNotes: 1_000_000,
  message: 8_000,
  /** What a chat off the record may bring along. */
  unkeptTurns: 60,
  /** The longest reply of a coach's that is kept. */
  replyBytes: 64 * 1024,
  /** The longest paragraph of a coach's that is no reply. */
  coachText: 8_000,
  memory: 500,
  /** What a goal is counted in. */
  unit: 20,
  /** How often a rhythm is done in a period, at most. */
  times: 1_000,
  valueNote: 1_000,
  /** The longest address of a push service. */
  pushEndpoint: 2_000,
  /** Browsers of one user that messages are sent to; the oldest goes. */
  pushBrowsers: 10,
  /** A cue, an action or an obstacle of a plan. */
  planPart: 300,
  /** The most days that a plan's outcomes are kept of. */
  planDays: 1_000,
  experimentDays: { min: 14, max: 84, default: 28 },
  /** The largest figure that a goal is counted by, either side of zero. */
  amount: 1_000_000_000_000,
  response: 8_000,
  tag: 50,
  tags: 20,
  milestones: 100,
  /** What one goal remembers as not being about it. */
  notAbout: 500,
  /** The target dates that one goal remembers to have had. */
  datesBefore: 100,
  attachments: 20,
  /** What a picture may weigh and measure; its body holds it in base64. */
  photo: { bytes: 10 * 1024 * 1024, bodyBytes: 15 * 1024 * 1024, pixels: 50_000_000 },
  coachName: 100,
  coachStyle: 500,
  coachPrompt: 8_000,
  bodyBytes: 256 * 1024,
  importBytes: 32 * 1024 * 1024,
  /** A file of another app, as base64 in a body. */
  importFileBytes: 16 * 1024 * 1024,
  importRows: 100_000,
  /** Words for a mood in a file of another app. */
  importMoods: 50,
  /** Goals and habits in a file of another app. */
  importGoals: 1_000,
  importValues: 200_000,
  /** Pictures in a file of another app. */
  importPictures: 20_000,
  /** A file of another app that comes as it is, such as years of a watch. */
  importStreamBytes: 2 * 1024 * 1024 * 1024,
  /** What a zip may unpack to: a text in it, all texts together, and the one export of a watch that is only read through. */
  unpacked: { text: 32 * 1024 * 1024, texts: 128 * 1024 * 1024, streamed: 8 * 1024 * 1024 * 1024, names: 50_000 },
  pageSize: { min: 1, max: 200, goals: 200, messages: 100, default: 100 },
  /** Hits of each kind that a search gives. */
  searchHits: { min: 1, max: 20, default: 5 },
  mood: { min: 1, max: 5, default: 3 },
  progress: { min: 0, max: 100 },
  momentumDays: 7,
  /** The days after today whose alerts Today shows. */
  upcomingDays: 7,
  /** The steps of the week to come. */
  nextWeek: 3,
  dashboardMissions: 3,
  dashboardAlerts: 3,
  coachingDialogDelay: 100,
  cacheTime: 5 * 60_000,
  toast: { visible: 1, duration: 5_000, removalDelay: 1_000_000, swipeThreshold: 50 },
  session: { idle: 7 * 86_400_000, absolute: 30 * 86_400_000, demo: 60 * 60_000 },
} as const

/** The key in local storage that holds the bearer token. */
export const TOKEN_KEY = 'token'
