import type { ComponentProps } from 'react'
import { adminRoles, roleLabels } from '@torneo/contracts/roles'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { usersTexts } from './users-texts'

const options = adminRoles.map((role) => ({ value: role, label: roleLabels[role] }))

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'required' | 'value'> {
  readonly value: string
}

/** Becoming a Super Admin has no way back (R32), so it is said before. */
export function RoleField(props: RoleFieldProps) {
  return (
    <>
      <SelectField {...props} label={usersTexts.role} required options={options} />
      {props.value === 'super' && <Notice tone="warning" role="status">{usersTexts.superWarning}</Notice>}
    </>
  )
}
