import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { adminRoles, type AdminRole } from '@torneo/contracts/roles'
import { userMessages, UserUpdate, type User } from '@torneo/contracts/users'
import { RecordModal } from '@torneo/panel/RecordModal'
import { TextField } from '@torneo/ui/TextField'
import { describeRole } from './describe-role'
import { RoleField } from './RoleField'
import { useUpdateUserMutation } from './users-api'
import { usersTexts } from './users-texts'

interface Values {
  readonly name: string
  readonly email: string
  /** '' while the account carries a label that nobody knows (R36). */
  readonly role: AdminRole | ''
}

function valuesOf(user: User | null): Values {
  const role = adminRoles.find((known) => known === user?.role) ?? ''
  return { name: user?.name ?? '', email: user?.email ?? '', role }
}

interface EditUserFormProps {
  readonly user: User
  readonly onSaved: (user: User) => void
  readonly onClose: () => void
}

export function EditUserForm({ user, onSaved, onClose }: EditUserFormProps) {
  const toast = useToast()
  const [update] = useUpdateUserMutation()
  const form = useRecordForm<Values, User>({
    name: `user:${user.id}`,
    shape: UserUpdate,
    record: user,
    valuesOf,
    labels: { name: usersTexts.name, email: usersTexts.email, role: usersTexts.role },
    failure: usersTexts.saveFailed,
    save: ({ name, email, role }, { ifMatch }) =>
      update({ params: { id: user.id }, body: { name, email, role: role || undefined }, ifMatch }).unwrap(),
    onSaved: (saved) => {
      toast.success(usersTexts.updated)
      onSaved(saved)
    },
  })
  const role = form.fields.watch('role')
  return (
    <RecordModal
      title={usersTexts.edit}
      submitLabel={usersTexts.saveChanges}
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
        id={form.idOf('email')} label={usersTexts.email} type="email" readOnly autoComplete="off"
        hint={userMessages.emailFixed} error={form.errorOf('email')}
      />
      <RoleField
        {...form.fields.register('role')}
        {...(role === '' && { placeholder: usersTexts.chooseRole })}
        id={form.idOf('role')} value={role} hint={usersTexts.roleChangeHint} error={form.errorOf('role')}
      />
    </RecordModal>
  )
}
