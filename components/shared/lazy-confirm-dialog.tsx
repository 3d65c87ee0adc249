import { lazy } from 'react'

const load = () => import('./confirm-dialog')

/** The dialog that asks before something is lost, brought in when it is first shown. It suspends until it is there. */
export const LazyConfirmDialog = lazy(() => load().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))

/** Fetches it beforehand, so that it opens without a connection, too. */
export function preloadConfirmDialog(): void {
  load().catch(() => undefined)
}
