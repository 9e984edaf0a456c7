import { useCallback, useRef } from 'react'
import { isCallError, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import type { Promotion } from '@torneo/contracts/promotions'
import { CaptainDraft, userMessages, type User } from '@torneo/contracts/users'
import type { Credentials } from '@torneo/panel/CredentialsModal'
import { captainTexts } from './captain-texts'
import { useCreateCaptainMutation } from './promotions-api'

/** The refusal of a taken email as one of the email's field; any other error as it is. */
function atTheEmail(error: unknown): unknown {
  if (!isCallError(error) || error.sentence !== userMessages.emailTaken) return error
  return { ...error, sentence: captainTexts.createFailed, details: [{ path: 'email', message: error.sentence }] }
}

/** The form that makes a new account this promotion's captain. */
export function useNewCaptain({ id: promotionId }: Promotion, onCreated: (credentials: Credentials) => void) {
  const [create] = useCreateCaptainMutation()
  const toast = useToast()
  const sentPassword = useRef('')
  const valuesOf = useCallback(() => ({ email: '', name: '', password: '', promotionId }), [promotionId])
  return useRecordForm<CaptainDraft, User>({
    name: `captain-new:${promotionId}`,
    shape: CaptainDraft,
    record: null,
    valuesOf,
    labels: { email: captainTexts.email, name: captainTexts.name, password: captainTexts.password },
    secret: ['password'],
    failure: captainTexts.createFailed,
    save: async (body, { key }) => {
      sentPassword.current = body.password
      const { user } = await create({ body, key }).unwrap().catch((error: unknown) => Promise.reject(atTheEmail(error)))
      return user
    },
    onSaved: ({ name, email }) => {
      toast.success(captainTexts.assigned)
      onCreated({ name, email, password: sentPassword.current })
    },
    onFailed: () => toast.error(captainTexts.createFailed),
  })
}
