import { useRef } from 'react'
import { requireParameters, useSignedInUser, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { adminRoles, defaultAdminRole } from '@torneo/contracts/roles'
import { AdminDraft, type User } from '@torneo/contracts/users'
import type { Credentials } from '@torneo/panel/CredentialsModal'
import { NewPasswordField } from '@torneo/panel/NewPasswordField'
import { RecordModal } from '@torneo/panel/RecordModal'
import { TextField } from '@torneo/ui/TextField'
import { describeRole } from './describe-role'
import { nameTakenEmail } from './name-taken-email'
import { RoleField } from './RoleField'
import { useCreateAdminMutation } from './users-api'
import { usersTexts } from './users-texts'

type Values = Omit<AdminDraft, 'createdBy'>

function valuesOf(user: User | null): Values {
  const role = adminRoles.find((known) => known === user?.role) ?? defaultAdminRole
  return { name: user?.name ?? '', email: user?.email ?? '', password: '', role }
}

interface NewAdminFormProps {
  readonly onCreated: (credentials: Credentials) => void
  readonly onClose: () => void
}

export function NewAdminForm({ onCreated, onClose }: NewAdminFormProps) {
  const me = useSignedInUser()
  const toast = useToast()
  const [create] = useCreateAdminMutation()
  const sentPassword = useRef('')

  const form = useRecordForm<Values, User>({
    name: 'user:new',
    shape: AdminDraft,
    record: null,
    valuesOf,
    labels: { name: usersTexts.name, email: usersTexts.email, password: usersTexts.password, role: usersTexts.role },
    secret: ['password'],
    failure: usersTexts.saveFailed,
    save: async (values, { key }) => {
      requireParameters({ email: values.email, password: values.password })
      sentPassword.current = values.password
      const answer = create({ body: { ...values, createdBy: me.id }, key }).unwrap()
      const { user } = await answer.catch((error: unknown) => Promise.reject(nameTakenEmail(error)))
      return user
    },
    onSaved: ({ name, email }) => {
      toast.success(usersTexts.created)
      onCreated({ name, email, password: sentPassword.current })
    },
  })

  const handleGenerate = (password: string) => {
    form.fields.setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }

  return (
    <RecordModal
      title={usersTexts.newAdmin}
      submitLabel={usersTexts.create}
      form={form}
      failureTitle={usersTexts.saveFailed}
      describe={describeRole}
      onClose={onClose}
    >
      <TextField
        {...form.fields.register('name')}
        id={form.idOf('name')} label={usersTexts.name} required autoComplete="off" error={form.errorOf('name')}
      />
      <TextField
        {...form.fields.register('email')}
        id={form.idOf('email')} label={usersTexts.email} required type="email" autoComplete="off" error={form.errorOf('email')}
      />
      <NewPasswordField
        {...form.fields.register('password')}
        id={form.idOf('password')} label={usersTexts.password} required
        hint={usersTexts.passwordHint} error={form.errorOf('password')} onGenerated={handleGenerate}
      />
      <RoleField
        {...form.fields.register('role')}
        id={form.idOf('role')} value={form.fields.watch('role')} error={form.errorOf('role')}
      />
    </RecordModal>
  )
}
