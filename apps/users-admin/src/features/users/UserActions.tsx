import type { User } from '@torneo/contracts/people/users'
import { isProtectedUser } from '@torneo/domain/people/permissions'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { color, text } from '@torneo/ui/theme/tokens'
import { KeyRound, Pencil, RotateCcw, ShieldOff, UserX } from 'lucide-react'
import styled from 'styled-components'
import { isEditable } from './user-rules'
import { usersTexts } from './users-texts'

export interface UserActionsProps {
  readonly user: User
  readonly isBusy: boolean
  /** `opener` is the pressed button. */
  readonly onEdit: (user: User, opener: Element) => void
  readonly onDeactivate: (user: User, opener: Element) => void
  readonly onReactivate: (user: User, opener: Element) => void
  readonly onNewPassword: (user: User) => void
  readonly onRemoveSecondFactor: (user: User, opener: Element) => void
}

/** Actions on a user: none for a super, and captains can be neither edited nor deactivated here (spec 1 §2). */
export function UserActions({
  user,
  isBusy,
  onEdit,
  onDeactivate,
  onReactivate,
  onNewPassword,
  onRemoveSecondFactor,
}: UserActionsProps) {
  const off = isBusy || undefined
  if (!user.active) {
    return (
      <Button
        size="sm"
        icon={<RotateCcw size={16} aria-hidden />}
        aria-label={usersTexts.reactivateUser(user.name)}
        busy={isBusy}
        onClick={({ currentTarget }) => onReactivate(user, currentTarget)}>
        {usersTexts.reactivate}
      </Button>
    )
  }
  if (isProtectedUser(user)) return <NotEditable>{usersTexts.notEditable}</NotEditable>
  return (
    <>
      <IconButton
        label={usersTexts.newPasswordFor(user.name)}
        icon={<KeyRound size={18} aria-hidden />}
        aria-disabled={off}
        onClick={() => onNewPassword(user)}
      />
      {user.secondFactor && (
        <IconButton
          label={usersTexts.removeSecondFactorOf(user.name)}
          icon={<ShieldOff size={18} aria-hidden />}
          aria-disabled={off}
          onClick={({ currentTarget }) => onRemoveSecondFactor(user, currentTarget)}
        />
      )}
      {isEditable(user) && (
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
      )}
    </>
  )
}

const NotEditable = styled.span`
  color: ${color.muted};
  font-weight: 400;
  white-space: nowrap;
  ${text(13)}
`
