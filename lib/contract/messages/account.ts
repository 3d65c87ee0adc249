import { toast } from './toast'

export const accountMessages = {
  domainsRequired: toast({
    title: 'Select at least one domain',
    description: 'Please choose at least one life domain to focus on',
  }),
  noDataToExport: toast({ title: 'No data to export' }),
  profileUpdated: toast({ title: 'Profile updated!', description: 'Your preferences have been saved.' }),
  exported: toast({ title: 'Export successful!', description: 'The file is in your downloads.' }),
  sessionEnded: toast({ title: 'Session ended', description: 'That device has been signed out.' }),
  passwordChanged: toast({ title: 'Password changed', description: 'Every other session has been signed out.' }),
  passkeyAdded: toast({ title: 'Passkey added', description: 'Every other session has been signed out.' }),
  passkeyRemoved: toast({ title: 'Passkey removed', description: 'Every other session has been signed out.' }),
  totpOn: toast({ title: 'Two-step login is on', description: 'Every other session has been signed out.' }),
  totpOff: toast({ title: 'Two-step login is off', description: 'Your password alone opens your account.' }),
  accountDeleted: toast({
    title: 'Account deletion requested',
    description: 'Your account and everything in it is gone. You are being signed out.',
  }),
  field: {
    passkeyNameRequired: 'Name the passkey',
    passkeyNameTooLong: 'Use at most 60 characters',
    emailMismatch: "Type your account's email to confirm",
  },
  failed: {
    profile: 'Update failed',
    endSession: 'Failed to end session',
    changePassword: 'Password not changed',
    renewCodes: 'Codes not created',
    addPasskey: 'Passkey not added',
    removePasskey: 'Passkey not removed',
    beginTotp: 'Two-step login not turned on',
    endTotp: 'Two-step login not turned off',
    export: 'Export failed',
    deleteAccount: 'Account not deleted',
  },
  error: {
    passkeyIsThere: 'This device already has a passkey for this account.',
  },
  confirm: {
    removePasskey: 'Remove this passkey?',
    deleteAccount: 'Are you sure you want to delete your account?',
    deleteAccountFinally: 'This cannot be undone. Delete your account for good?',
  },
} as const
