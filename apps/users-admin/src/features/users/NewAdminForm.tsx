import { useRef, useState } from 'react'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { requireParameters, useSignedInUser, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { adminRoles, defaultAdminRole } from '@torneo/contracts/roles'
import { AdminDraft, type User } from '@torneo/contracts/users'
import { RecordModal } from '@torneo/panel/RecordModal'
import { Button } from '@torneo/ui/Button'
import { PasswordField } from '@torneo/ui/PasswordField'
import { TextField } from '@torneo/ui/TextField'
import { text } from '@torneo/ui/tokens'
import type { Credentials } from './CredentialsModal'
import { describeRole } from './describe-role'
import { nameTakenEmail } from './name-taken-email'
import { readablePassword } from './readable-password'
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
  const [generated, setGenerated] = useState(false)
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

  const handleGenerate = () => {
    form.fields.setValue('password', readablePassword(), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    setGenerated(true)
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
      <PasswordLine>
        <PasswordField
          {...form.fields.register('password', { onChange: () => setGenerated(false) })}
          id={form.idOf('password')} label={usersTexts.password} required autoComplete="new-password"
          hint={usersTexts.passwordHint} error={form.errorOf('password')}
        />
        <Button icon={<RefreshCw size={16} aria-hidden />} onClick={handleGenerate}>{usersTexts.generate}</Button>
        <Said role="status">{generated && usersTexts.generated}</Said>
      </PasswordLine>
      <RoleField
        {...form.fields.register('role')}
        id={form.idOf('role')} value={form.fields.watch('role')} error={form.errorOf('role')}
      />
    </RecordModal>
  )
}

const PasswordLine = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 8px;
  align-items: start;
  /* Level with the input, under its label. */
  > button { margin-top: 24px; }
`

const Said = styled.p`
  grid-column: 1 / -1;
  ${text(12)}
  &:not(:empty) { margin-top: 4px; }
`
