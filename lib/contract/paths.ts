/** Every screen's path. */
export const paths = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  recover: '/recover',
  /** Followed by the token that was mailed. */
  reset: '/reset',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  goals: '/goals',
  chat: '/chat',
  journal: '/journal',
  insights: '/insights',
  year: '/insights/year',
  settings: '/settings',
  customCoach: '/custom-coach',
  privacy: '/privacy',
  safety: '/safety',
} as const

/** The landing page, telling that the demo cannot be opened just now. */
export const LOOK_LATER = '/?look=later'

/** Screens that need a signed-in, onboarded user. `/` is one of them only once signed in. */
export const appPaths: readonly string[] = [
  paths.dashboard,
  paths.goals,
  paths.chat,
  paths.journal,
  paths.insights,
  paths.settings,
  paths.customCoach,
]

/** A screen's address that puts the focus into the field for what is named. A fragment, so that it is the same page offline. */
export function openAt(path: string, field: 'check-in' | 'entry'): string {
  return `${path}#do-${field}`
}

/** The field that a fragment asks for. */
export function fieldAskedFor(hash: string): 'check-in' | 'entry' | null {
  return hash === '#do-check-in' ? 'check-in' : hash === '#do-entry' ? 'entry' : null
}

const ORIGIN = 'http://site.invalid'

/**
 * The path to follow after login, or null: only a path of this site is ever followed. `//evil`, `/\evil`, `/%09/evil`
 * and absolute URLs are refused, since a browser reads them as another host once slashes and tabs are folded.
 */
export function safeNextPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || /%(?:0[0-9a-f]|1[0-9a-f]|2f|5c)/i.test(next) || hasControlOrBackslash(next)) return null
  if (next.startsWith('//')) return null
  const url = URL.parse(next, ORIGIN)
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//') || url.pathname.startsWith('/api')) return null
  return url.pathname + url.search + url.hash
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((character) => character === '\\' || character.charCodeAt(0) < 0x20)
}
