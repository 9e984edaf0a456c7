import { useCallback, useRef } from 'react'
import { isCallError, type RecordForm, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import type { Promotion } from '@torneo/contracts/promotions'
import { CaptainDraft, userMessages, type User } from '@torneo/contracts/users'
import type { Credentials } from '@torneo/panel/CredentialsModal'
import { NewPasswordField } from '@torneo/panel/NewPasswordField'
import { Notice } from '@torneo/ui/Notice'
import { TextField } from '@torneo/ui/TextField'
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

/** Spec 2 §5: all three are needed, which is said above them and at each. */
export function NewCaptainFields({ form }: { form: RecordForm<CaptainDraft, User> }) {
  const { register, setValue, watch, formState } = form.fields
  const isIncomplete = formState.submitCount > 0 && watch(['email', 'name', 'password']).some((value) => value.trim() === '')
  return (
    <>
      {isIncomplete && <Notice tone="danger" role="alert">{captainTexts.incomplete}</Notice>}
      <TextField
        {...register('email')}
        id={form.idOf('email')} label={captainTexts.email} required type="email" autoComplete="off" error={form.errorOf('email')}
      />
      <TextField
        {...register('name')}
        id={form.idOf('name')} label={captainTexts.name} required autoComplete="off" error={form.errorOf('name')}
      />
      <NewPasswordField
        {...register('password')}
        id={form.idOf('password')} label={captainTexts.password} required
        hint={captainTexts.passwordHint} error={form.errorOf('password')}
        onGenerated={(password) => setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
      />
    </>
  )
}
