import { accountMessages } from '@torneo/contracts/people/account'
import { isGuessable, type Passwords } from '../../platform/crypto/passwords'
import { invalidField } from '../../platform/http/problems'

/**
 * Hashes a password that is set for another user, after rejecting a guessable one; '' if that user will choose it by a
 * link. `about`: texts of the account.
 */
export async function hashNew(
  passwords: Passwords,
  password: string | undefined,
  ...about: readonly string[]
): Promise<string> {
  if (password === undefined) return ''
  if (await isGuessable(password, ...about)) throw invalidField('password', accountMessages.guessablePassword)
  return passwords.hash(password)
}
