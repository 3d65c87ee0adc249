import { lazy } from 'react'

/** The dialog that asks before something is lost, brought in when it is first shown. It suspends until it is there. */
export const LazyConfirmDialog = lazy(() =>
  import('./confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)
