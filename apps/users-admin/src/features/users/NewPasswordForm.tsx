import { useRef } from 'react'
import styled from 'styled-components'
import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { userEndpoints, type User } from '@torneo/contracts/users'
import type { Credentials } from '@torneo/panel/CredentialsModal'
import { NewPasswordField } from '@torneo/panel/NewPasswordField'
import { RecordModal } from '@torneo/panel/RecordModal'
import { useSetPasswordMutation } from './users-api'
import { usersTexts } from './users-texts'

const valuesOf = () => ({ password: '' })

interface NewPasswordFormProps {
  readonly user: User
  readonly onSet: (credentials: Credentials) => void
  readonly onClose: () => void
}

/** For somebody who lost theirs; the server takes it for anyone but a super. */
export function NewPasswordForm({ user, onSet, onClose }: NewPasswordFormProps) {
  const toast = useToast()
  const [setPassword] = useSetPasswordMutation()
  const sentPassword = useRef('')
  const form = useRecordForm<{ readonly password: string }, User>({
    name: `user-password:${user.id}`,
    shape: userEndpoints.setPassword.body,
    record: user,
    valuesOf,
    labels: { password: usersTexts.password },
    secret: ['password'],
    failure: usersTexts.passwordFailed,
    save: async ({ password }, { key }) => {
      sentPassword.current = password
      await setPassword({ params: { id: user.id }, body: { password }, key }).unwrap()
      return user
    },
    onSaved: () => {
      toast.success(usersTexts.passwordSaved)
      onSet({ name: user.name, email: user.email, password: sentPassword.current })
      onClose()
    },
    onFailed: () => toast.error(usersTexts.passwordFailed),
  })
  return (
    <RecordModal
      title={usersTexts.newPassword}
      submitLabel={usersTexts.savePassword}
      form={form}
      failureTitle={usersTexts.passwordFailed}
      onClose={onClose}
    >
      <Intro>{usersTexts.newPasswordIntro(user.name)}</Intro>
      <NewPasswordField
        {...form.fields.register('password')}
        id={form.idOf('password')} label={usersTexts.password} required
        hint={usersTexts.newPasswordHint} error={form.errorOf('password')} readOnly={form.saving}
        onGenerated={(password) => form.fields.setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
      />
    </RecordModal>
  )
}

const Intro = styled.p`
  text-wrap: pretty;
`
