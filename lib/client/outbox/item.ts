import type { MilestoneChange } from '@/lib/client/goals/milestone-change'

/** A call to the API as it was meant, or a change that must be made to a list as it is stored by then. */
export type WaitingCall = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body: object }
export type WaitingRequest = WaitingCall | { goalId: string; milestone: MilestoneChange }

/** Something that a person wrote without a connection. */
export type NewWaiting = {
  kind: 'Entry' | 'Check-in' | 'Value' | 'Tick' | 'Question'
  /** What it is about, and what was written: shown while it waits. */
  about: string
  text: string
  goalId: string | null
  request: WaitingRequest
  /** Of a check-in: the goal's progress as it was on screen. Where it is another by then, both are shown. */
  seenProgress?: number
}

/** Why one was not taken, and what stands there instead; the photo of it that was not, where it was that. */
export type Problem = { sentence: string; now: string | null; photo?: string }

export type Waiting = NewWaiting & {
  seq?: number
  /** The Idempotency-Key, the same at every try. */
  key: string
  userId: string
  writtenAt: string
  /** The version that it was first sent against: every later try names the same. */
  ifMatch: string | null
  problem: Problem | null
  /** It was sent by the worker, with these words of help, which nobody has read yet. */
  care?: string
}
