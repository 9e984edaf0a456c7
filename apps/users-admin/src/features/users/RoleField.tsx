import { adminRoles, roleLabels, roleSummaries } from '@torneo/contracts/people/roles'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import type { ComponentProps } from 'react'
import { usersTexts } from './users-texts'

const options = adminRoles.map((role) => ({ value: role, label: roleLabels[role] }))

interface RoleFieldProps extends Omit<
  ComponentProps<typeof SelectField>,
  'label' | 'options' | 'required' | 'value' | 'hint'
> {
  readonly hint?: string
  readonly value: string
}

/**
 * Select for a role with the role's summary, because the dialog covers 'Roles y permisos'. Warns before making somebody
 * a Super Admin, which cannot be undone (R32).
 */
export function RoleField({ hint, ...props }: RoleFieldProps) {
  const role = adminRoles.find((known) => known === props.value)
  return (
    <>
      <SelectField
        {...props}
        label={usersTexts.role}
        required
        options={options}
        hint={[role && roleSummaries[role], hint].filter(Boolean).join(' ')}
      />
      {props.value === 'super' && (
        <Notice tone="warning" role="status">
          {usersTexts.superWarning}
        </Notice>
      )}
    </>
  )
}
