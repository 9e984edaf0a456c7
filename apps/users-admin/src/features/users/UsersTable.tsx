import type { User } from '@torneo/contracts/people/users'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { Badge } from '@torneo/ui/display/Badge'
import { Row } from '@torneo/ui/layout/Row'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { clampLines, color, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { RoleBadge } from './RoleBadge'
import { teamOf } from './user-rules'
import { UserActions, type UserActionsProps } from './UserActions'
import { usersTexts } from './users-texts'

interface UsersTableProps extends Omit<UserActionsProps, 'user' | 'isBusy'> {
  readonly users: readonly User[]
  /** Id of the signed-in user. */
  readonly selfId: string
  readonly isActive: boolean
  /** Id of a user who is being deactivated or reactivated. */
  readonly busyId: string | null
}

/** Table of the active or the deactivated users; a phone shows cards. */
export function UsersTable(props: UsersTableProps) {
  return (
    <DataTable
      caption={props.isActive ? usersTexts.listCaption : usersTexts.inactiveCaption}
      columns={columnsFor(props)}
      rows={props.users}
      rowKey={({ id }) => id}
      actions={actionsFor(props)}
      actionsWidth={props.users.some(({ secondFactor }) => secondFactor) ? 220 : 172}
    />
  )
}

const day = new Intl.DateTimeFormat('es', { dateStyle: 'medium' })

function columnsFor({ selfId }: UsersTableProps): readonly DataColumn<User>[] {
  return [
    {
      key: 'user',
      header: usersTexts.userColumn,
      width: [160, 2],
      primary: true,
      cell: (user) => <Person user={user} isSelf={user.id === selfId} />,
    },
    { key: 'role', header: usersTexts.roleColumn, width: [128, 1], cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'team', header: usersTexts.teamColumn, width: [88, 1], cell: teamOf },
    {
      key: 'created',
      header: usersTexts.createdColumn,
      width: [112, 0.5],
      cell: ({ createdAt }) => <Day dateTime={createdAt}>{day.format(new Date(createdAt))}</Day>,
    },
  ]
}

function actionsFor({
  busyId,
  onEdit,
  onDeactivate,
  onReactivate,
  onNewPassword,
  onRemoveSecondFactor,
}: UsersTableProps) {
  const handlers = { onEdit, onDeactivate, onReactivate, onNewPassword, onRemoveSecondFactor }
  return (user: User) => <UserActions user={user} isBusy={busyId === user.id} {...handlers} />
}

function Person({ user, isSelf }: { user: User; isSelf: boolean }) {
  return (
    <>
      <Row as="span" $wrap $gap="2px 8px">
        <Name id={focusIds('users').record(user.id)} tabIndex={-1}>
          {user.name}
        </Name>
        {user.secondFactor && <Badge tone="success">{usersTexts.secondFactor}</Badge>}
        {isSelf && <Badge tone="neutral">{usersTexts.self}</Badge>}
      </Row>
      <Email>{user.email}</Email>
    </>
  )
}

const Name = styled.span`
  border-radius: ${radius.badge};
  ${clampLines(3)}
`

const Email = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
  overflow-wrap: anywhere;
  ${text(13)}
`

const Day = styled.time`
  white-space: nowrap;
`
