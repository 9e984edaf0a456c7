import pLimit from 'p-limit'

/** Native, and of no use until somebody signs in. */
const argon2 = () => import('@node-rs/argon2')

/** A text without its accents, as many type it. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Some 90,000 known passwords and Spanish words, and how people vary them; of no use until somebody sets a new password. */
const loadEstimator = async () => {
  const [{ zxcvbn, zxcvbnOptions }, { adjacencyGraphs, dictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-es-es')])
  const words = Object.entries(spanish).map(([list, all]) => [list, [...new Set(all.flatMap((word) => [word, withoutAccents(word)]))]])
  zxcvbnOptions.setOptions({ dictionary: { ...dictionary, ...Object.fromEntries(words) as typeof dictionary }, graphs: adjacencyGraphs })
  return zxcvbn
}

/** As much of a password as is judged: the time to do so grows faster than its length. */
const judgedLength = 40

/**
 * Whether a password is among the first million that somebody would try who knows these texts of the account: known ones, Spanish words, years, rows of
 * keys, repetitions, and the name of the tournament.
 */
export async function isGuessable(password: string, ...about: readonly string[]): Promise<boolean> {
  const spellings = about.flatMap((text) => [text, withoutAccents(text), text.replace(/@.*/, '')]).map((text) => text.toLowerCase())
  const parts = spellings.map((text) => text.split(/[^\p{L}\p{N}]+/u))
  const words = [...spellings, ...parts.flatMap((names) => [...names, names.join('')])].filter((word) => word.length > 2)
  const composed = password.normalize('NFC')
  // A text of the account that is longer than what is judged counts as one letter.
  const long = words.filter((word) => word.length > judgedLength && composed.toLowerCase().includes(word))
  const judged = long.reduce((rest, word) => rest.toLowerCase().replaceAll(word, 'x'), composed).slice(0, judgedLength)
  const estimate = await loadEstimator()
  return [...new Set([judged, withoutAccents(judged)])].some((text) => estimate(text, ['torneo', ...words]).score < 2)
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
    /** Of the composed form (NFC): keyboards send the same letters in several. */
    hash: (password: string): Promise<string> => queued(async () => (await argon2()).hash(password.normalize('NFC'), options)),

    /**
     * Without a stored hash (null, or '' where no password was chosen yet) it hashes a dummy as long and returns false, so that timing does not reveal
     * which emails exist. A password that was set before in another form matches as it is typed.
     */
    async matches(password: string, stored: string | null): Promise<boolean> {
      for (const form of new Set([password.normalize('NFC'), password])) {
        if (await queued(async () => (await argon2()).verify(stored || dummy, form))) return Boolean(stored)
      }
      return false
    },

    /** A slow hash of a text with a password in it, deterministic for a salt (at least 8 characters). */
    fingerprint: async (text: string, salt: string): Promise<string> =>
      (await queued(async () => (await argon2()).hashRaw(text, { ...options, salt: Buffer.from(salt) }))).toString('base64url'),
  }
}
