import type { User } from '@torneo/contracts/people/users'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Row } from '@torneo/ui/layout/Row'
import { clampLines, color, text } from '@torneo/ui/theme/tokens'
import { KeyRound, UserMinus } from 'lucide-react'
import styled from 'styled-components'
import { captainTexts } from './captain-texts'

/** Id of the button that is present with or without a captain, so it can take the focus. */
export const captainButtonId = (promotionId: string) => `promotions-${promotionId}-captain`

interface CaptainCellProps {
  readonly promotion: Promotion
  /** Null if there is none or the users are not loaded. */
  readonly captain: User | null
  readonly isBusy: boolean
  readonly onAssign: () => void
  readonly onRemove: () => void
  /** Resets the password of a captain who has lost it. */
  readonly onPassword: (captain: User) => void
}

export function CaptainCell({
  promotion: { id, name, captainId },
  captain,
  isBusy,
  onAssign,
  onRemove,
  onPassword,
}: CaptainCellProps) {
  const off = isBusy || undefined
  return (
    <Row $justify="space-between" aria-busy={off}>
      {captainId ? (
        <Person>
          <span>{captain?.name ?? captainTexts.unnamed}</span>
          {captain && <small title={captain.email}>{captain.email}</small>}
        </Person>
      ) : (
        <None>{captainTexts.none}</None>
      )}
      <Buttons>
        <Button
          id={captainButtonId(id)}
          size="sm"
          aria-label={captainId ? captainTexts.changeOf(name) : captainTexts.assignTo(name)}
          aria-disabled={off}
          onClick={() => off || onAssign()}>
          {captainId ? captainTexts.change : captainTexts.assignShort}
        </Button>
        {captainId && (
          <IconButton
            label={captainTexts.removeOf(name)}
            icon={<UserMinus size={16} aria-hidden />}
            aria-disabled={off}
            onClick={() => off || onRemove()}
          />
        )}
        {captain && (
          <IconButton
            label={captainTexts.passwordFor(captain.name)}
            icon={<KeyRound size={16} aria-hidden />}
            aria-disabled={off}
            onClick={() => off || onPassword(captain)}
          />
        )}
      </Buttons>
    </Row>
  )
}

const Person = styled.span`
  display: grid;
  min-width: 0;
  > span { ${clampLines(3)} }
  small { overflow: hidden; color: ${color.muted}; text-overflow: ellipsis; white-space: nowrap; ${text(13)} }
`

const None = styled.span`
  color: ${color.muted};
`

const Buttons = styled.span`
  display: flex;
  flex: none;
  gap: 4px;
`
