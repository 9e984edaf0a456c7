import { Pencil, UserX } from 'lucide-react'
import styled from 'styled-components'
import type { User } from '@torneo/contracts/users'
import { isProtectedUser } from '@torneo/domain/permissions'
import { IconButton } from '@torneo/ui/IconButton'
import { color, text } from '@torneo/ui/tokens'
import { isEditable } from './user-rules'
import { usersTexts } from './users-texts'

export interface UserActionsProps {
  readonly user: User
  readonly isBusy: boolean
  /** `opener` is the button that was pressed. */
  readonly onEdit: (user: User, opener: Element) => void
  readonly onDeactivate: (user: User, opener: Element) => void
}

/** What can be done with a user: nothing with a super or a captain (spec 1 §2). */
export function UserActions({ user, isBusy, onEdit, onDeactivate }: UserActionsProps) {
  if (isProtectedUser(user)) return <NotEditable>{usersTexts.notEditable}</NotEditable>
  if (!isEditable(user)) return null
  const off = isBusy || undefined
  return (
    <>
      <IconButton
        label={usersTexts.editUser(user.name)}
        icon={<Pencil size={18} aria-hidden />}
        aria-disabled={off}
        onClick={({ currentTarget }) => onEdit(user, currentTarget)}
      />
      <IconButton
        label={usersTexts.deactivateUser(user.name)}
        icon={<UserX size={18} aria-hidden />}
        tone="danger"
        aria-disabled={off}
        onClick={({ currentTarget }) => onDeactivate(user, currentTarget)}
      />
    </>
  )
}

const NotEditable = styled.span`
  color: ${color.muted};
  font-weight: 400;
  white-space: nowrap;
  ${text(13)}
`
