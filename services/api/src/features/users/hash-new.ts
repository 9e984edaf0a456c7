import { accountMessages } from '@torneo/contracts/account'
import { isGuessable, type Passwords } from '../../platform/passwords'
import { invalidField } from '../../platform/problems'

/** The hash of a password that somebody else is given; one that is easy to guess is refused. `about`: texts of the account. */
export async function hashNew(passwords: Passwords, password: string, ...about: readonly string[]): Promise<string> {
  if (await isGuessable(password, ...about)) throw invalidField('password', accountMessages.guessablePassword)
  return passwords.hash(password)
}
