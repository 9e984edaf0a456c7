import pLimit from 'p-limit'

/** Native, and not needed before the first sign-in. */
const argon2 = () => import('@node-rs/argon2')

/** Strips the accents of a text, as many people type it. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Loads some 90,000 known passwords and Spanish words, with the usual variations. */
async function loadEstimator() {
  const [{ zxcvbn, zxcvbnOptions }, { adjacencyGraphs, dictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const words = Object.entries(spanish).map(([list, all]) => [
    list,
    [...new Set(all.flatMap((word) => [word, withoutAccents(word)]))],
  ])
  zxcvbnOptions.setOptions({
    dictionary: { ...dictionary, ...(Object.fromEntries(words) as typeof dictionary) },
    graphs: adjacencyGraphs,
  })
  return zxcvbn
}

let estimator: ReturnType<typeof loadEstimator> | null = null

/** Loads the estimator once, with the first password that is set. */
const passwordEstimator = () => (estimator ??= loadEstimator())

/** Length of the part of a password that is judged: the time for that grows faster than the length. */
const judgedLength = 40

/**
 * True if a password is among the first million guesses of an attacker who knows these texts of the account: known
 * passwords, Spanish words, years, keyboard rows, repetitions, and the name of the tournament.
 */
export async function isGuessable(password: string, ...about: readonly string[]): Promise<boolean> {
  const spellings = about
    .flatMap((text) => [text, withoutAccents(text), text.replace(/@.*/, '')])
    .map((text) => text.toLowerCase())
  const parts = spellings.map((text) => text.split(/[^\p{L}\p{N}]+/u))
  const words = [...spellings, ...parts.flatMap((names) => [...names, names.join('')])].filter(
    (word) => word.length > 2,
  )
  const composed = password.normalize('NFC')
  // A text of the account longer than the judged part counts as one letter.
  const long = words.filter((word) => word.length > judgedLength && composed.toLowerCase().includes(word))
  const judged = long.reduce((rest, word) => rest.toLowerCase().replaceAll(word, 'x'), composed).slice(0, judgedLength)
  const estimate = await passwordEstimator()
  return [...new Set([judged, withoutAccents(judged)])].some((text) => estimate(text, ['torneo', ...words]).score < 2)
}

/** Cost of argon2id: memory in KiB, and passes. */
interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
}

const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** Each hash takes a core and 19 MiB; more at the same time would starve every other request. */
const concurrency = 2

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes passwords with argon2id, two at a time. */
export function createPasswords(cost: HashCost = usualCost) {
  const queued = pLimit(concurrency)
  const options = { ...cost, parallelism: 1 }
  // Costs as much as a stored hash; no password matches it.
  const dummy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

  return {
    /** Hashes the composed form (NFC), since keyboards send the same letters in several forms. */
    hash: (password: string): Promise<string> =>
      queued(async () => (await argon2()).hash(password.normalize('NFC'), options)),

    /**
     * Verifies a password. A missing hash (null, or '' before the first password is chosen) is replaced by a dummy and
     * never matches, so that timing does not reveal which emails exist. A password that was set earlier in another
     * Unicode form also matches as typed.
     */
    async matches(password: string, stored: string | null): Promise<boolean> {
      for (const form of new Set([password.normalize('NFC'), password])) {
        if (await queued(async () => (await argon2()).verify(stored || dummy, form))) return Boolean(stored)
      }
      return false
    },

    /** Hashes a text that contains a password slowly; deterministic for a salt (at least 8 characters). */
    fingerprint: async (text: string, salt: string): Promise<string> =>
      (await queued(async () => (await argon2()).hashRaw(text, { ...options, salt: Buffer.from(salt) }))).toString(
        'base64url',
      ),
  }
}
