import { isCallError } from '@torneo/client'
import { userMessages } from '@torneo/contracts/users'
import { usersTexts } from './users-texts'

/** The refusal of a taken email as one of the email's field; any other error as it is. */
export function nameTakenEmail(error: unknown): unknown {
  if (!isCallError(error) || error.sentence !== userMessages.emailTaken) return error
  return { ...error, sentence: usersTexts.saveFailed, details: [{ path: 'email', message: error.sentence }] }
}
