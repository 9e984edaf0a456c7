import { roles } from '@torneo/contracts/people/roles'
import type { User } from '@torneo/contracts/people/users'
import { SearchField } from '@torneo/ui/fields/SearchField'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { roleStyle } from '../../parts/role-style'
import type { useUserFilter } from './use-user-filter'
import { usersTexts } from './users-texts'

interface UserFiltersProps {
  readonly filter: ReturnType<typeof useUserFilter>
  readonly users: readonly User[]
  /** Id of the search field: clearing the filters moves the focus there. */
  readonly searchId: string
  /** Number of users, and the button that adds one. */
  readonly children: ReactNode
}

export function UserFilters({ filter, users, searchId, children }: UserFiltersProps) {
  // Offers unknown labels of accounts, and the role in the address, too.
  const roleOptions = [...new Set<string>([...roles, ...users.map(({ role }) => role), filter.role])].filter(Boolean)
  return (
    <Row role="search">
      <Search
        id={searchId}
        label={usersTexts.search}
        value={filter.search}
        onChange={(search) => filter.change({ search })}
      />
      <Role>
        <SelectField
          label={usersTexts.roleFilter}
          isLabelHidden
          placeholder={usersTexts.everyRole}
          value={filter.role}
          options={roleOptions.map((role) => ({ value: role, label: roleStyle(role).label }))}
          onChange={({ target }) => filter.change({ role: target.value })}
        />
      </Role>
      <Segmented
        label={usersTexts.stateFilter}
        value={filter.isActive ? 'active' : 'inactive'}
        options={[
          { value: 'active', label: usersTexts.activeUsers },
          { value: 'inactive', label: usersTexts.inactiveUsers },
        ]}
        onChange={(value) => filter.showActive(value === 'active')}
      />
      {children}
    </Row>
  )
}

const Row = styled.div`
  ${flexWrap('12px 16px')}
  > button { margin-left: auto; }
  ${media.phone} {
    gap: 12px;
    > button { min-height: 48px; }
  }
`

const Search = styled(SearchField)`
  flex: 0 1 320px;
  ${media.belowDesktop} { flex: 1 1 220px; }
  ${media.phone} { flex-basis: 100%; }
`

/** Shares a row with the active/inactive filter on a phone. */
const Role = styled.div`
  flex: 0 1 200px;
  ${media.phone} { flex: 1 1 120px; min-width: 0; }
`
