import { toast } from './toast'

/** Of what was written without a connection. */
export const outboxMessages = {
  kept: toast({
    title: 'Waiting to be sent',
    description: 'It is kept on this device and sent when you are back.',
  }),
  moved: 'This goal has moved since you wrote this.',
  withoutPhoto: 'If you send it anyway, it goes without that photo.',
  photos: (count: number) =>
    `No connection: ${count === 1 ? 'the photo is' : `${count} photos are`} kept on this device and sent with the entry.`,
  standsAt: (progress: number) => `It stands at ${progress}% now.`,
  count: (count: number) => `${count} waiting to be sent`,
  explained: 'Kept on this device, and sent in this order when there is a connection.',
  sent: 'It was sent',
  none: 'Everything has been sent.',
  refused: 'Not sent',
  sendAnyway: 'Send anyway',
  drop: 'Delete it',
  signOut: 'Sign out and lose what was not sent?',
  signOutDetail: (count: number) =>
    `${count === 1 ? 'One thing you wrote is' : `${count} things you wrote are`} still waiting to be sent. Signing out deletes ${count === 1 ? 'it' : 'them'}.`,
  signOutAnyway: 'Sign out',
} as const
