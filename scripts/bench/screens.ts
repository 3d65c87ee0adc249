/** The screens that are weighed, with what each may cost over a bare page: kB of JavaScript, points of Lighthouse. */
export const screens = [
  { path: '/', signedIn: false, javascript: 15, points: 2 },
  { path: '/login', signedIn: false, javascript: 45, points: 2 },
  { path: '/signup', signedIn: false, javascript: 45, points: 2 },
  { path: '/dashboard', signedIn: true, javascript: 95, points: 6 },
  { path: '/goals', signedIn: true, javascript: 95, points: 6 },
  { path: '/chat', signedIn: true, javascript: 95, points: 6 },
  { path: '/insights', signedIn: true, javascript: 95, points: 6 },
  { path: '/settings', signedIn: true, javascript: 95, points: 6 },
  { path: '/custom-coach', signedIn: true, javascript: 95, points: 6 },
] as const

/** The account that looks at them. */
export const SCREEN_SIZES = { users: 1, messages: 100, entries: 1_000, goals: 20 }
