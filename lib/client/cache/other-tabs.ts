const NAME = 'apogee-record'

let channel: BroadcastChannel | null = null

/** What changes nothing that a screen tells: questions, readings, and who is signed in, which has a way of its own. */
const CHANGES_NOTHING = [
  '/api/auth/',
  '/api/ai/',
  '/api/record/ask',
  '/api/goals/measure',
  '/api/plans/check',
  '/api/coach/connection/',
]

/** Tells the other tabs of this browser that a call has changed the record. */
export function tellOtherTabs(path: string): void {
  if (CHANGES_NOTHING.some((start) => path.startsWith(start))) return
  open()?.postMessage(null)
}

/** Calls `listener` when another tab has changed the record. Gives back what ends that. */
export function onChangeElsewhere(listener: () => void): () => void {
  const from = open()
  from?.addEventListener('message', listener)
  return () => from?.removeEventListener('message', listener)
}

/** Calls `listener` when any tab of this browser has changed the record, this one too. Gives back what ends that. */
export function onRecordChange(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  // What a tab posts comes to every channel of the name but the one that it was posted on.
  const own = new BroadcastChannel(NAME)
  own.addEventListener('message', listener)
  return () => own.close()
}

let isHeld = false

/** Has this tab's screen wait with reading anew while it follows a reply. */
export function holdScreen(held: boolean): void {
  isHeld = held
}

export function isScreenHeld(): boolean {
  return isHeld
}

/** One for the tab: what is posted on it does not come back to it. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(NAME)
  return channel
}
