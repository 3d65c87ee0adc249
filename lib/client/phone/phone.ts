import { onRecordChange } from '@/lib/client/cache/other-tabs'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { journalKey } from '@/lib/client/journal/filter'
import { startOutbox } from '@/lib/client/outbox/outbox'
import { fieldAskedFor } from '@/lib/contract/paths'
import { keepForOffline, startWorker } from './worker'

/** Starts the worker and keeps it up to date with what this tab shows. Gives back what ends that. */
export function startPhone(): () => void {
  focusAskedFor()
  const stopOutbox = startOutbox()
  // In development code changes under its name, which a worker must not keep.
  if (process.env.NODE_ENV !== 'production') return stopOutbox
  let isBehind = true
  const keep = () => {
    if (!isBehind || !navigator.onLine) return
    isBehind = false
    keepForOffline()
  }
  startWorker().then(keep)
  const stopListening = onRecordChange(() => {
    isBehind = true
  })
  // What was changed is kept as the tab is left: that is when a phone loses its connection.
  const noteSight = () => document.hidden && keep()
  // Without a connection the journal is read from what was kept: all of its last days.
  const readKept = () => getQueryClient().invalidateQueries({ queryKey: journalKey(), refetchType: 'all' })
  document.addEventListener('visibilitychange', noteSight)
  window.addEventListener('offline', readKept)
  window.addEventListener('hashchange', focusAskedFor)
  if (!navigator.onLine) readKept()
  return () => {
    stopOutbox()
    stopListening()
    document.removeEventListener('visibilitychange', noteSight)
    window.removeEventListener('offline', readKept)
    window.removeEventListener('hashchange', focusAskedFor)
  }
}

/** A shortcut of the app's icon names the field that it is for. */
function focusAskedFor() {
  const field = fieldAskedFor(location.hash)
  if (field) focusWhenThere(field)
}
