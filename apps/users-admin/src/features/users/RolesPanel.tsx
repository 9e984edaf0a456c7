import { roles, roleSummaries } from '@torneo/contracts/people/roles'
import { Card } from '@torneo/ui/layout/Card'
import { color, media, text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { RoleBadge } from './RoleBadge'
import { usersTexts } from './users-texts'

/** Permissions of each role (spec 1 §2: the roles information panel). */
export function RolesPanel() {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{usersTexts.rolesTitle}</Title>
      <List>
        {roles.map((role) => (
          <div key={role}>
            <dt>
              <RoleBadge role={role} />
            </dt>
            <dd>{roleSummaries[role]}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const Title = styled.h2`
  ${text(16)}
`

const List = styled.dl`
  display: grid;
  gap: 16px 24px;
  margin: 16px 0 0;
  ${media.tablet} { grid-template-columns: 1fr 1fr; }
  ${media.wide} { grid-template-columns: repeat(4, 1fr); }
  dd { margin-top: 8px; color: ${color.muted}; text-wrap: pretty; ${text(13)} }
`
