import { isCallError, requireParameters, useSignedInUser } from '@torneo/client'
import { adminRoles, defaultAdminRole, roleLabels, type AdminRole } from '@torneo/contracts/people/roles'
import { AdminDraft, AdminInvitationForm, userMessages, UserUpdate, type User } from '@torneo/contracts/people/users'
import { parseRole } from '@torneo/domain/people/permissions'
import type { Credentials } from '@torneo/panel/access/CredentialsModal'
import { NewAccessField, type AccessMethod } from '@torneo/panel/access/NewAccessField'
import { formFields } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { useRecordModal } from '@torneo/panel/record/use-record-modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { useRef, useState } from 'react'
import { RoleField } from './RoleField'
import { useCreateAdminMutation, useUpdateUserMutation } from './users-api'
import { usersTexts } from './users-texts'

type Values = {
  readonly name: string
  readonly email: string
  /** Empty while the account has an unknown role label (R36). */
  readonly role: AdminRole | ''
  /** Present for a new user only. */
  readonly password?: string
}

const labels = { name: usersTexts.name, email: usersTexts.email, password: usersTexts.password, role: usersTexts.role }
const texts = {
  added: usersTexts.created,
  updated: usersTexts.updated,
  addFailed: usersTexts.saveFailed,
  updateFailed: usersTexts.saveFailed,
}

function valuesOf(user: User | null): Values {
  if (!user) return { name: '', email: '', role: defaultAdminRole }
  return { name: user.name, email: user.email, role: adminRoles.find((known) => known === user.role) ?? '' }
}

/** Label of a role in a conflict; the other fields of a user are readable as they are. */
function describeRole(field: string, value: unknown): string | undefined {
  const role = field === 'role' && typeof value === 'string' ? parseRole(value) : null
  return role ? roleLabels[role] : undefined
}

/** Moves the rejection of a taken email to the email's field; other errors stay unchanged. */
function withEmailError(error: unknown): unknown {
  if (!isCallError(error) || error.sentence !== userMessages.emailTaken) return error
  return { ...error, sentence: usersTexts.saveFailed, details: [{ path: 'email', message: error.sentence }] }
}

interface UserFormProps {
  /** The edited user; null for a new admin. */
  readonly user: User | null
  /** `credentials` contains the typed password; null when the user chooses one through a link. */
  readonly onCreated: (user: User, credentials: Credentials | null) => void
  readonly onStored: (user: User) => void
  readonly onClose: () => void
}

/** Form for a new admin, or for the name and role of an existing user. */
export function UserForm({ user, onCreated, onStored, onClose }: UserFormProps) {
  const me = useSignedInUser()
  const [create] = useCreateAdminMutation()
  const [update] = useUpdateUserMutation()
  const [method, setMethod] = useState<AccessMethod>('password')
  // Password that the account was created with, needed until the form closes.
  const sentPassword = useRef('')
  const storedRole = useRef(user?.role)

  const { form, failure, current } = useRecordModal<Values, AdminDraft, User>({
    name: 'user',
    record: user,
    shape: user ? UserUpdate : method === 'link' ? AdminInvitationForm : AdminDraft,
    valuesOf: (stored) =>
      user ? valuesOf(stored) : { ...valuesOf(stored), password: stored ? sentPassword.current : '' },
    labels,
    secret: ['password'],
    texts,
    add: async ({ body: { password, ...fields }, key }) => {
      const access = method === 'link' ? {} : { password }
      requireParameters({ email: fields.email, ...access })
      sentPassword.current = password
      const response = create({ body: { ...fields, ...access, createdBy: me.id }, key }).unwrap()
      return (await response.catch((error: unknown) => Promise.reject(withEmailError(error)))).user
    },
    // A role asks for the person, a name does not.
    update: ({ body: { name, email, role }, ...args }) =>
      update({ ...args, body: { name, email, ...(role !== storedRole.current && { role }) } }).unwrap(),
    onStored: (stored, before) => {
      storedRole.current = stored.role
      if (!before)
        onCreated(
          stored,
          method === 'link' ? null : { name: stored.name, email: stored.email, password: sentPassword.current },
        )
      onStored(stored)
    },
    onClose,
  })
  const role = form.fields.watch('role')
  const { field } = formFields(form, labels)
  return (
    <RecordModal
      title={current ? usersTexts.edit : usersTexts.newAdmin}
      submitLabel={current ? usersTexts.saveChanges : usersTexts.create}
      form={form}
      failureTitle={failure}
      describe={describeRole}
      onClose={onClose}>
      <TextField {...field('name')} required autoComplete="off" />
      {current ? (
        <TextField {...field('email')} type="email" readOnly autoComplete="off" hint={userMessages.emailFixed} />
      ) : (
        <TextField {...field('email')} type="email" required autoComplete="off" />
      )}
      {!current && (
        <NewAccessField
          {...field('password')}
          method={method}
          onMethodChange={setMethod}
          required
          hint={usersTexts.passwordHint}
          readOnly={form.saving}
          onGenerated={(password) =>
            form.fields.setValue('password', password, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        />
      )}
      <RoleField
        {...field('role')}
        {...(role === '' && { placeholder: usersTexts.chooseRole })}
        {...(current && { hint: usersTexts.roleChangeHint })}
        value={role}
      />
    </RecordModal>
  )
}
