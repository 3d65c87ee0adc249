import { type Toast, toast } from './toast'

export const connectionMessages = {
  coachChosen: (name: string): Toast => ({
    title: 'Who answers has changed',
    description: `${name} answers from now on.`,
  }),
  coachDisconnected: toast({ title: 'Disconnected', description: 'The settings and the key were deleted.' }),
  field: {
    connectionKey: 'A key has no spaces and no special letters: paste it as it is',
    connectionKeyRequired: 'Enter your key',
    connectionModel: 'Write the model’s name as its server does',
    connectionModelRequired: 'Choose a model',
    connectionAddress: 'Enter an address like http://127.0.0.1:11434, with nothing after the path',
    connectionAddressRequired: 'Enter the server’s address',
    connectionAddressRefused: 'This address is not allowed: machines give out their own secrets there',
    connectionAddressless: 'Claude needs no address: choose a server to give one',
    connectionOwnersAlone: 'Only the owner of this server can connect a server',
  },
  failed: {
    chooseCoach: 'Who answers was not changed',
    disconnect: 'Not disconnected',
    testConnection: 'Not tested',
    findServers: 'Could not look for servers',
  },
} as const
