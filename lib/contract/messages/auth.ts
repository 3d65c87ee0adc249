import { PRODUCT_NAME } from '../brand'
import { limits } from '../limits'
import { toast } from './toast'

export const authMessages = {
  passwordMismatch: toast({ title: 'Password mismatch', description: 'Passwords do not match' }),
  passwordTooShort: toast({
    title: 'Password too short',
    description: `Password must be at least ${limits.password.min} characters`,
  }),
  loggedIn: toast({ title: 'Welcome back!', description: "You've been successfully logged in." }),
  accountCreated: toast({
    title: 'Account created!',
    // One line on a phone, where it lies over the logo and under it a heading begins.
    description: `Welcome to ${PRODUCT_NAME}.`,
  }),
  passwordRecovered: toast({
    title: 'Password changed',
    description: 'Every session has ended. Log in with the new password.',
  }),
  resetMailed: toast({
    title: 'Check your email',
    description: 'If this address has an account, a link is on its way.',
  }),
  codeRequired: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  codeWrong: 'This code is wrong, or was used already.',
  passkeyRefused: 'No account here uses this passkey: log in with your password.',
  field: {
    emailRequired: 'Enter your email',
    emailInvalid: 'Enter an email address like ada@example.com',
    passwordRequired: 'Enter your password',
    passwordChosen: `Choose a password of at least ${limits.password.min} characters`,
    passwordRepeated: 'Type the password once more',
    passwordTooLong: `Password must be at most ${limits.password.max} characters`,
    appCodeRequired: 'Enter the code that the app shows',
    appCodeSix: 'The code has six digits',
    passkeyRefused: 'This passkey could not be confirmed: try it again',
    appCodeWrong: 'This is not the code that the app shows now',
    recoveryCodeRequired: 'Enter one of your recovery codes',
    passwordWrong: 'This is not your current password',
  },
  failed: {
    login: 'Login failed',
    signup: 'Signup failed',
    recover: 'Password not set',
    mailReset: 'The link was not sent',
  },
  error: {
    passkeyLeft: 'No passkey was used. Try again, or use your password.',
    linkFirst:
      'This email already has an account with a password. Log in with it once here, and next time either way works.',
    noVerifiedEmail: 'That account has no verified email address. Verify one there, or sign up with your email.',
    provider: 'Signing in there did not work. Try again, or log in with your password.',
  },
} as const
