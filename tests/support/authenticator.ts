import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_IS_HERE_AND_VERIFIED = 0x05
const HAS_A_KEY = 0x40

type Options = { challenge: string; rp?: { id: string }; rpId?: string }
type Change = { origin?: string; challenge?: string; counter?: number; isVerified?: boolean }

/** The origin that the server under test takes for its own: what it is opened at, where that is no number. */
function passkeyOrigin(): string {
  const url = process.env.TEST_BASE_URL ?? ''
  return url.startsWith('http://localhost') ? url : `http://localhost:${process.env.PORT || 3000}`
}

/** A device with one passkey, apart from any browser: WebAuthn's two answers, signed by a key of its own. */
export function newAuthenticator(site = passkeyOrigin()) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let used = 0

  const clientData = (type: string, { challenge }: Options, change: Change) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? site,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rpId: string, flags: number, counter: number, rest: Uint8Array = new Uint8Array()) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest])
  }

  const flagsOf = ({ isVerified = true }: Change) => (isVerified ? USER_IS_HERE_AND_VERIFIED : 0x01)

  return {
    id,
    /** What navigator.credentials.create() gives. */
    make(options: Options, change: Change = {}) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
      const data = authenticatorData(options.rp?.id ?? '', flagsOf(change) | HAS_A_KEY, change.counter ?? used, key)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, change).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What navigator.credentials.get() gives. */
    sign(options: Options, change: Change = {}) {
      used = change.counter ?? used + 1
      const client = clientData('webauthn.get', options, change)
      const data = authenticatorData(options.rpId ?? '', flagsOf(change), used)
      const signed = createSign('sha256').update(data).update(createHash('sha256').update(client).digest())
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signed.sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}
