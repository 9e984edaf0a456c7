import pLimit from 'p-limit'

/** Native, and of no use until somebody signs in. */
const argon2 = () => import('@node-rs/argon2')

/** Some 50,000 known passwords and how people vary them; of no use until somebody sets a new one. */
const loadEstimator = async () => {
  const [{ zxcvbn, zxcvbnOptions }, { adjacencyGraphs, dictionary }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs })
  return zxcvbn
}

/** As much of a password as is judged: the time to do so grows faster than its length. */
const judgedLength = 40

/**
 * Whether a password is among the first million that somebody would try who knows these texts of the account: known ones, years, rows of keys,
 * repetitions, and the name of the tournament.
 */
export async function isGuessable(password: string, ...about: readonly string[]): Promise<boolean> {
  const spellings = about.flatMap((text) => [text, text.normalize('NFD').replace(/\p{M}/gu, ''), text.replace(/@.*/, '')])
  const parts = spellings.map((text) => text.split(/[^\p{L}\p{N}]+/u))
  const words = [...spellings, ...parts.flatMap((names) => [...names, names.join('')])].filter((word) => word.length > 2)
  return (await loadEstimator())(password.slice(0, judgedLength), ['torneo', ...words]).score < 2
}

/** argon2id's cost: memory in KiB, passes. */
interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
}

const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** Each hash takes a core and 19 MiB; more at once would starve every other request. */
const concurrency = 2

export type Passwords = ReturnType<typeof createPasswords>

/** argon2id, two at once. */
export function createPasswords(cost: HashCost = usualCost) {
  const queued = pLimit(concurrency)
  const options = { ...cost, parallelism: 1 }
  // Of the same cost as a stored one; no password has it.
  const dummy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

  return {
    hash: (password: string): Promise<string> => queued(async () => (await argon2()).hash(password, options)),

    /** Without a stored hash (null, or '' where no password was chosen yet) it hashes a dummy as long and returns false, so that timing does not reveal which emails exist. */
    async matches(password: string, stored: string | null): Promise<boolean> {
      const right = await queued(async () => (await argon2()).verify(stored || dummy, password))
      return right && Boolean(stored)
    },

    /** A slow hash of a text with a password in it, deterministic for a salt (at least 8 characters). */
    fingerprint: async (text: string, salt: string): Promise<string> =>
      (await queued(async () => (await argon2()).hashRaw(text, { ...options, salt: Buffer.from(salt) }))).toString('base64url'),
  }
}
