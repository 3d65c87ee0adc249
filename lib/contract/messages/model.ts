import type { CoachFailure } from '../coach-failure'

const failureWords: Record<CoachFailure, string> = {
  'key refused': 'The model refused the key that is set up here',
  'model not there': 'The model that is set up here is not there',
  'too slow': 'The model was too slow',
  overloaded: 'The model is overloaded',
  refused: 'The model refused to answer this',
  'cut off': 'The model’s answer was cut off',
  unreachable: 'The coach cannot be reached right now',
  unusable: 'The model gave no usable answer',
}

/** "The model was too slow: nothing came for 22 seconds" */
function whyCoachFailed(reason: CoachFailure, seconds: number): string {
  const waited = reason === 'too slow' && seconds > 0 ? `: waited ${seconds} second${seconds === 1 ? '' : 's'}` : ''
  return failureWords[reason] + waited
}

/** What is said of a model that failed, or was tried. */
export const modelMessages = {
  /** Why a message got no reply from a model. */
  coachFailed: (reason: CoachFailure, seconds = 0) =>
    `${whyCoachFailed(reason, seconds)}. Your message was not lost: try again in a moment.`,
  /** What a reply ends with that a model did not finish. */
  replyBrokeOff: (reason: CoachFailure, seconds = 0) => `*${whyCoachFailed(reason, seconds)}. The reply ends here.*`,
  /** What a reply ends with that grew too long. */
  replyCutOff: '*The reply grew too long and was cut off here.*',
  /** What a test of a connected model says: all but the last is put behind its name. */
  connection: {
    builtIn: 'the built-in coach is always there',
    tested: (right: number, of: number, usesTools: boolean, firstWordMs: number | null) =>
      [
        `answers ${right} of ${of} samples`,
        usesTools ? 'uses tools' : 'a server without tools: answers from context alone',
        firstWordMs === null ? 'says nothing in a chat' : `${(firstWordMs / 1000).toFixed(1)} s to the first word`,
      ].join(', '),
    keyRefused: 'key refused',
    noModel: (names: readonly string[]) =>
      names.length === 0
        ? 'no model of that name'
        : `no model of that name: it has ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`,
    noMessages: 'a server that does not speak the Messages API at this address: bring it up to date',
    tooSlow: (seconds: number) => `too slow: ${Math.round(seconds)} s`,
    notInTime: (seconds: number) => `too slow: the samples were not done in ${seconds} s`,
    overloaded: 'overloaded: try again in a minute',
    sentOn: 'the server sends its callers on to another address: enter that one',
    failed: (status: number) => `the server failed with status ${status}`,
    noServer: 'what answers at that address is no model server',
    nothingThere: 'nothing answers at that address',
    keyLost: 'The key cannot be opened, since this server’s secret has changed: enter it again.',
    spent: {
      day: 'Your tokens for the AI model are spent for today.',
      month: 'This server’s tokens for the AI model are spent for this month.',
    },
  },
} as const
