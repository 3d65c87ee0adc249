import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError } from '@/lib/client/http/api-error'
import { accountMessages } from '@/lib/contract/messages/account'
import { authMessages } from '@/lib/contract/messages/auth'
import type { BrowserAnswer } from '@/lib/contract/passkey'

// Loaded when a passkey is asked for, not before: what the server told, handed to the browser as it is.

/** @throws ApiError with a sentence where the person left it, or the device would not */
export function askForLogin(options: object) {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(toSentence) as Promise<unknown> as Promise<BrowserAnswer>
}

/** @throws ApiError with a sentence where the person left it, or the device would not */
export function makePasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(toSentence) as Promise<unknown> as Promise<BrowserAnswer>
}

function toSentence(error: Error): never {
  const isKept = error.name === 'InvalidStateError'
  throw new ApiError(error.message, 0, isKept ? accountMessages.error.passkeyIsThere : authMessages.error.passkeyLeft)
}
