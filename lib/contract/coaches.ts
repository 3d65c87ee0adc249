/** Every coach a user can pick, in the order of the settings page; `custom` is the user's own. */
export const leaderIds = [
  'kobe',
  'elon',
  'rick',
  'jesus',
  'oprah',
  'tony',
  'marcus',
  'maya',
  'nelson',
  'custom',
] as const
export type Leader = (typeof leaderIds)[number]
export type BuiltInLeader = Exclude<Leader, 'custom'>

export const DEFAULT_LEADER: Leader = 'kobe'
/** What finishing onboarding sets, unless the user picked another coach there. */
export const ONBOARDING_LEADER: BuiltInLeader = 'elon'

/** Display name and style label of each built-in coach. */
export const coaches: Record<BuiltInLeader, { name: string; style: string }> = {
  kobe: { name: 'Kobe', style: 'Discipline & Excellence' },
  elon: { name: 'Elon', style: 'Innovation & Bold Thinking' },
  rick: { name: 'Rick', style: 'Purpose & Service' },
  jesus: { name: 'Jesus', style: 'Love & Compassion' },
  oprah: { name: 'Oprah', style: 'Empowerment & Authenticity' },
  tony: { name: 'Tony', style: 'Peak Performance & Results' },
  marcus: { name: 'Marcus', style: 'Stoic Wisdom & Self-Discipline' },
  maya: { name: 'Maya', style: 'Resilience & Human Dignity' },
  nelson: { name: 'Nelson', style: 'Perseverance & Justice' },
}

/** What the interface calls the user's coach and its style; the custom coach answers to its own. */
export function coachLabel(user: { selectedLeader: Leader; customCoachName: string; customCoachStyle: string }): {
  name: string
  style: string
} {
  if (user.selectedLeader !== 'custom') return coaches[user.selectedLeader]
  return { name: user.customCoachName || 'Your coach', style: user.customCoachStyle || 'Create Your Own' }
}
