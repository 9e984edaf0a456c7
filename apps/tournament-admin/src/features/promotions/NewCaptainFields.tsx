import type { RecordForm } from '@torneo/client'
import type { CaptainDraft, User } from '@torneo/contracts/users'
import { NewPasswordField } from '@torneo/panel/NewPasswordField'
import { Notice } from '@torneo/ui/Notice'
import { TextField } from '@torneo/ui/TextField'
import { captainTexts } from './captain-texts'

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
