import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this browser has passkeys, and is at the origin that they are bound to. Null until it was asked. */
export function useHasPasskeys(origin?: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    never,
    () => 'PublicKeyCredential' in window && (origin === undefined || window.location.origin === origin),
    () => null,
  )
}
