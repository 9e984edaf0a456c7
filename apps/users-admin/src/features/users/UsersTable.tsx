import { Pencil, UserX } from 'lucide-react'
import styled from 'styled-components'
import type { User } from '@torneo/contracts/users'
import { Badge } from '@torneo/ui/Badge'
import { DataTable, type DataColumn } from '@torneo/ui/DataTable'
import { IconButton } from '@torneo/ui/IconButton'
import { color, radius, text } from '@torneo/ui/tokens'
import { RoleBadge } from './RoleBadge'
import { rowFocusId } from './use-kept-focus'
import { isEditable, teamOf } from './user-rules'
import { usersTexts } from './users-texts'

interface UsersTableProps {
  readonly users: readonly User[]
  /** The id of whoever looks at the list. */
  readonly selfId: string
  /** The id of a user who is being deactivated. */
  readonly busyId: string | null
  /** `opener` is the button that was pressed. */
  readonly onEdit: (user: User, opener: Element) => void
  readonly onDeactivate: (user: User, opener: Element) => void
}

const day = new Intl.DateTimeFormat('es', { dateStyle: 'medium' })

/** The active users; a card each on a phone. */
export function UsersTable({ users, selfId, busyId, onEdit, onDeactivate }: UsersTableProps) {
  const columns: DataColumn<User>[] = [
    { key: 'user', header: usersTexts.userColumn, primary: true, cell: (user) => <Person user={user} isSelf={user.id === selfId} /> },
    { key: 'role', header: usersTexts.roleColumn, cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'team', header: usersTexts.teamColumn, cell: teamOf },
    { key: 'created', header: usersTexts.createdColumn, cell: ({ createdAt }) => <Day dateTime={createdAt}>{day.format(new Date(createdAt))}</Day> },
  ]
  return (
    <DataTable
      caption={usersTexts.listCaption}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      actions={(user) => {
        if (user.role === 'super') return <NotEditable>{usersTexts.notEditable}</NotEditable>
        if (!isEditable(user)) return null
        const isBusy = busyId === user.id || undefined
        return (
          <>
            <IconButton
              label={usersTexts.editUser(user.name)}
              icon={<Pencil size={18} aria-hidden />}
              aria-disabled={isBusy}
              onClick={({ currentTarget }) => onEdit(user, currentTarget)}
            />
            <IconButton
              label={usersTexts.deactivateUser(user.name)}
              icon={<UserX size={18} aria-hidden />}
              tone="danger"
              aria-disabled={isBusy}
              onClick={({ currentTarget }) => onDeactivate(user, currentTarget)}
            />
          </>
        )
      }}
    />
  )
}

function Person({ user, isSelf }: { user: User; isSelf: boolean }) {
  return (
    <>
      <NameLine>
        <Name id={rowFocusId(user.id)} tabIndex={-1}>{user.name}</Name>
        {isSelf && <Badge tone="neutral">{usersTexts.self}</Badge>}
      </NameLine>
      <Email>{user.email}</Email>
    </>
  )
}

const NameLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
`

const Name = styled.span`
  border-radius: ${radius.badge};
  overflow-wrap: anywhere;
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

const NotEditable = styled.span`
  color: ${color.muted};
  font-weight: 400;
  white-space: nowrap;
  ${text(13)}
`
