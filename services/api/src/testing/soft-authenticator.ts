import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Encodes an authenticator's data as CBOR: numbers below 24, texts and bytes below 64 kB, maps. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    Buffer.from(
      length < 24
        ? [(major << 5) | length]
        : length < 256
          ? [(major << 5) | 24, length]
          : [(major << 5) | 25, length >> 8, length & 255],
    )
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...(value as ReadonlyMap<number | string, string>)].flat().map((part) => cbor(part))
  return Buffer.concat([head(5, value.size), ...pairs])
}

const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const flags = { present: 1, verified: 4, attested: 64 }

export interface AuthenticatorWorld {
  /** Page data from the browser; the default matches the tested service. */
  origin?: string
  host?: string
  counter?: number
  isVerified?: boolean
}

/** A software passkey (ES256) that answers like a browser. It signs for any page, as a malicious one might. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = text64(randomBytes(32))
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  let uses = 0

  function authData(
    { host = 'localhost', counter = uses, isVerified = true }: AuthenticatorWorld,
    attested?: Buffer,
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flag = flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0)
    return Buffer.concat([
      createHash('sha256').update(host).digest(),
      Buffer.from([flag]),
      count,
      ...(attested ? [attested] : []),
    ])
  }
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:80' }: AuthenticatorWorld) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,

    /** Response of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, world: AuthenticatorWorld = {}) {
      const raw = Buffer.from(id, 'base64url')
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, raw.length]), raw, coseKey])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(world, attested)],
        ]),
      )
      return answer({
        clientDataJSON: text64(clientData('webauthn.create', challenge, world)),
        attestationObject: text64(attestation),
        transports: ['internal'],
      })
    },

    /** Response of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, world: AuthenticatorWorld = {}) {
      uses += 1
      const [data, client] = [authData(world), clientData('webauthn.get', challenge, world)]
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
      return answer({
        authenticatorData: text64(data),
        clientDataJSON: text64(client),
        signature: text64(signature),
        userHandle: '',
      })
    },
  }
}
