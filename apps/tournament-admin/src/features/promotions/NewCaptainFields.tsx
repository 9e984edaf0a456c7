import { isCallError, type RecordForm, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { CaptainDraft, CaptainInvitationForm, userMessages, type User } from '@torneo/contracts/people/users'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Credentials } from '@torneo/panel/access/CredentialsModal'
import { NewAccessField, type AccessMethod } from '@torneo/panel/access/NewAccessField'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { useCallback, useRef, useState } from 'react'
import { captainTexts } from './captain-texts'
import { useCreateCaptainMutation } from './promotions-api'

/** Moves the rejection of a taken email to its field; returns other errors unchanged. */
function atTheEmail(error: unknown): unknown {
  if (!isCallError(error) || error.sentence !== userMessages.emailTaken) return error
  return { ...error, sentence: captainTexts.createFailed, details: [{ path: 'email', message: error.sentence }] }
}

/** Form of a new captain, with the way of access. */
export type NewCaptainForm = RecordForm<CaptainDraft, User> & {
  readonly way: AccessMethod
  readonly setWay: (way: AccessMethod) => void
}

/**
 * Creates an account as this promotion's captain. Credentials are null if the captain gets a link to set a password.
 */
export function useNewCaptain(
  { id: promotionId }: Promotion,
  onCreated: (user: User, credentials: Credentials | null) => void,
): NewCaptainForm {
  const [way, setWay] = useState<AccessMethod>('password')
  const [create] = useCreateCaptainMutation()
  const toast = useToast()
  const sentPassword = useRef('')
  const valuesOf = useCallback(() => ({ email: '', name: '', password: '', promotionId }), [promotionId])
  const form = useRecordForm<CaptainDraft, User>({
    name: `captain-new:${promotionId}`,
    shape: way === 'link' ? CaptainInvitationForm : CaptainDraft,
    record: null,
    valuesOf,
    labels: { email: captainTexts.email, name: captainTexts.name, password: captainTexts.password },
    secret: ['password'],
    failure: captainTexts.createFailed,
    save: async ({ password, ...fields }, { key }) => {
      sentPassword.current = password
      const { user } = await create({ body: { ...fields, ...(way === 'link' ? {} : { password }) }, key })
        .unwrap()
        .catch((error: unknown) => Promise.reject(atTheEmail(error)))
      return user
    },
    onSaved: (user) => {
      toast.success(captainTexts.assigned)
      onCreated(user, way === 'link' ? null : { name: user.name, email: user.email, password: sentPassword.current })
    },
    onFailed: () => toast.error(captainTexts.createFailed),
  })
  return { ...form, way, setWay }
}

/** Fields of a new captain, all required (spec 2 §5): errors are shown above them and at each. */
export function NewCaptainFields({ form }: { form: NewCaptainForm }) {
  const { register, setValue, watch, formState } = form.fields
  const typed = watch(['email', 'name', 'password'])
  const isAnyEmpty = (form.way === 'link' ? typed.slice(0, 2) : typed).some((value) => value.trim() === '')
  const isIncomplete = formState.submitCount > 0 && isAnyEmpty
  return (
    <>
      {isIncomplete && (
        <Notice tone="danger" role="alert">
          {captainTexts.incomplete}
        </Notice>
      )}
      <TextField
        {...register('email')}
        id={form.idOf('email')}
        label={captainTexts.email}
        required
        type="email"
        autoComplete="off"
        error={form.errorOf('email')}
      />
      <TextField
        {...register('name')}
        id={form.idOf('name')}
        label={captainTexts.name}
        required
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <NewAccessField
        {...register('password')}
        method={form.way}
        onMethodChange={form.setWay}
        id={form.idOf('password')}
        label={captainTexts.password}
        required
        hint={captainTexts.passwordHint}
        error={form.errorOf('password')}
        onGenerated={(password) =>
          setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
    </>
  )
}
