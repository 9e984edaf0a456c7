import { useRef } from 'react'
import styled from 'styled-components'
import { api, mutationOf, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { userEndpoints, type User } from '@torneo/contracts/users'
import type { Credentials } from './CredentialsModal'
import { NewPasswordField } from './NewPasswordField'
import { RecordModal } from './RecordModal'

const texts = {
  title: 'Nueva contraseña',
  intro: (name: string) => `${name} sale del panel en todos sus dispositivos y vuelve a ingresar con la contraseña nueva.`,
  password: 'Contraseña',
  hint: 'Mínimo 12 caracteres. Se muestra una última vez después de guardarla.',
  save: 'Guardar contraseña',
  saved: 'Contraseña guardada',
  failed: 'Error al guardar la contraseña',
} as const

const { usePanelSetPasswordMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelSetPassword: mutationOf(build, userEndpoints.setPassword) }),
})

const valuesOf = () => ({ password: '' })

interface NewPasswordFormProps {
  readonly user: User
  readonly onSet: (credentials: Credentials) => void
  readonly onClose: () => void
}

/** For somebody who lost theirs: super for anyone but a super, admin_tournament for captains. It is shown once (R34). */
export function NewPasswordForm({ user, onSet, onClose }: NewPasswordFormProps) {
  const toast = useToast()
  const [setPassword] = usePanelSetPasswordMutation()
  const sentPassword = useRef('')
  const form = useRecordForm<{ readonly password: string }, User>({
    name: `user-password:${user.id}`,
    shape: userEndpoints.setPassword.body,
    record: user,
    valuesOf,
    labels: { password: texts.password },
    secret: ['password'],
    failure: texts.failed,
    save: async ({ password }, { key }) => {
      sentPassword.current = password
      await setPassword({ params: { id: user.id }, body: { password }, key }).unwrap()
      return user
    },
    onSaved: () => {
      toast.success(texts.saved)
      onSet({ name: user.name, email: user.email, password: sentPassword.current })
      onClose()
    },
    onFailed: () => toast.error(texts.failed),
  })
  return (
    <RecordModal
      title={texts.title}
      submitLabel={texts.save}
      form={form}
      failureTitle={texts.failed}
      onClose={onClose}
    >
      <Intro>{texts.intro(user.name)}</Intro>
      <NewPasswordField
        {...form.fields.register('password')}
        id={form.idOf('password')} label={texts.password} required
        hint={texts.hint} error={form.errorOf('password')} readOnly={form.saving}
        onGenerated={(password) => form.fields.setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
      />
    </RecordModal>
  )
}

const Intro = styled.p`
  text-wrap: pretty;
`
