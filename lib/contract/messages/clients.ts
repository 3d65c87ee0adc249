import { toast } from './toast'

/** Of tokens, the calendar feed and messages to a phone. */
export const clientMessages = {
  tokenRevoked: toast({ title: 'Token revoked', description: 'The program that used it no longer has access.' }),
  feedEnded: toast({ title: 'Address removed', description: 'Calendars that read it get nothing from it any more.' }),
  /** What a phone is told; never the text of an entry. */
  push: {
    alert: 'It is time.',
    inApp: 'An alert of yours is due.',
    slip: 'Missed last time. Once today keeps it going.',
    plan: (cue: string, action: string) => `Your plan: ${cue}, then ${action}`,
    verdict: 'Your experiment is over',
    refused: 'This browser does not allow messages. Allow them in its settings for this site.',
    turnOn: 'Messages not turned on',
    turnOff: 'Messages not turned off',
  },
  field: {
    pushEndpoint: 'Must be the https address of a push service',
    tokenNameRequired: 'Say what it is for',
    tokenScopeRequired: 'Choose at least one',
    tokensFull: (most: number) => `You can have at most ${most} tokens: revoke one first`,
  },
  failed: {
    createToken: 'Token not created',
    revokeToken: 'Token not revoked',
    createFeed: 'Address not created',
    endFeed: 'Address not removed',
  },
  confirm: {
    revokeToken: 'Revoke this token?',
  },
} as const
