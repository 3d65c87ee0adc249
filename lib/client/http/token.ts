import { TOKEN_KEY } from '@/lib/contract/limits'

/** The bearer token of this browser, or null: also where storage is blocked, since the cookie carries the session too. */
export function readToken(): string | null {
  // A page that is rendered asks often, and an error thrown each time is dear.
  if (typeof window === 'undefined') return null
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // Private windows may refuse storage; the cookie is enough.
  }
}

export function removeToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was stored either.
  }
}
