import type { Ref } from 'react'
import styled from 'styled-components'
import { roles } from '@torneo/contracts/roles'
import type { User } from '@torneo/contracts/users'
import { Segmented } from '@torneo/ui/Segmented'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { media } from '@torneo/ui/tokens'
import { roleLook } from './role-look'
import type { useUserFilter } from './use-user-filter'
import { usersTexts } from './users-texts'

interface UserFiltersProps {
  readonly filter: ReturnType<typeof useUserFilter>
  readonly users: readonly User[]
  /** The search field's: clearing the filters moves the focus there. */
  readonly searchField: Ref<HTMLInputElement | HTMLTextAreaElement>
}

export function UserFilters({ filter, users, searchField }: UserFiltersProps) {
  // Labels that only exist on accounts, and the one of the address, can be chosen too.
  const offered = [...new Set<string>([...roles, ...users.map(({ role }) => role), filter.role])].filter(Boolean)
  return (
    <Row role="search">
      <TextField
        ref={searchField}
        label={usersTexts.search}
        type="search"
        autoComplete="off"
        value={filter.search}
        onChange={({ target }) => filter.change({ search: target.value })}
      />
      <SelectField
        label={usersTexts.roleFilter}
        placeholder={usersTexts.everyRole}
        value={filter.role}
        options={offered.map((role) => ({ value: role, label: roleLook(role).words }))}
        onChange={({ target }) => filter.change({ role: target.value })}
      />
      <Segmented
        label={usersTexts.stateFilter}
        value={filter.isActive ? 'active' : 'inactive'}
        options={[{ value: 'active', label: usersTexts.activeUsers }, { value: 'inactive', label: usersTexts.inactiveUsers }]}
        onChange={(value) => filter.showActive(value === 'active')}
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: 12px;
  ${media.fromTable} {
    grid-template-columns: minmax(0, 340px) minmax(0, 220px) max-content;
    align-items: end;
  }
`
