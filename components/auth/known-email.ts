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
