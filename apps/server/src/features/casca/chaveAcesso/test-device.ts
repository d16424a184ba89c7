import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A length or a small number, as CBOR heads it (RFC 8949 §3). */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_KEY = 64

type Lie = { origin?: string; host?: string; verified?: boolean; challenge?: string }
type Options = { challenge: string }

/** A device that makes one passkey and signs with it, as a browser would hand it over (WebAuthn §5.8.1, §6.1). */
export const createDevice = ({ origin, host }: { origin: string; host: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (flags: number, lie: Lie, key: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    const verified = lie.verified === false ? 0 : USER_VERIFIED
    return Buffer.concat([
      sha256(lie.host ?? host),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
      key,
    ])
  }
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    /** The answer of `navigator.credentials.create`. */
    register: (options: Options, lie: Lie = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData(HAS_KEY, lie, key))],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, lie).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The answer of `navigator.credentials.get`; each one counts the device's uses on. */
    sign: (options: Options, lie: Lie = {}) => {
      uses += 1
      const client = clientData('webauthn.get', options, lie)
      const data = authData(0, lie)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
    /** A copy of the device that was taken now, with its count of uses. */
    rewind: (to: number) => void (uses = to),
  }
}
