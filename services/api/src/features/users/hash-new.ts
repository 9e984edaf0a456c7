import { accountMessages } from '@torneo/contracts/account'
import { isGuessable, type Passwords } from '../../platform/passwords'
import { invalidField } from '../../platform/problems'

/**
 * The hash of a password that somebody else is given, '' where they are to choose it by a link; one that is easy to guess is refused.
 * `about`: texts of the account.
 */
export async function hashNew(passwords: Passwords, password: string | undefined, ...about: readonly string[]): Promise<string> {
  if (password === undefined) return ''
  if (await isGuessable(password, ...about)) throw invalidField('password', accountMessages.guessablePassword)
  return passwords.hash(password)
}
