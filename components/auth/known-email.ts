const KEY = 'login-email'

/**
 * Keeps an address that was typed, which has an account already or its password forgotten, for the screen that follows: in
 * this tab, and never in an address bar.
 */
export function keepKnownEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Without a storage it is typed again.
  }
}

/** The address that was kept, once. */
export function takeKnownEmail(): string | null {
  try {
    const email = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return email
  } catch {
    return null
  }
}

const RECOVERED = 'password-recovered'

/** A new password was set: the login screen, which follows, says so. */
export function keepRecovered(email?: string): void {
  if (email) keepKnownEmail(email)
  try {
    sessionStorage.setItem(RECOVERED, 'yes')
  } catch {
    // Without a storage it goes unsaid.
  }
}

/** Whether a new password was set just before, once. */
export function takeRecovered(): boolean {
  try {
    const wasSet = sessionStorage.getItem(RECOVERED) !== null
    sessionStorage.removeItem(RECOVERED)
    return wasSet
  } catch {
    return false
  }
}
