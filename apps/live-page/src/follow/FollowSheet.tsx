import type { PublicTournament } from '@torneo/contracts/site/public'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { TeamMark } from '../parts/TeamMark'
import { AlertsSwitch } from './AlertsSwitch'
import type { Following } from './following'

interface FollowSheetProps {
  readonly promotions: PublicTournament['promotions']
  readonly following: Following
  readonly onChange: (following: Following) => void
  readonly onClose: () => void
}

/** Chooses the promotions to follow; each choice takes effect at once. */
export default function FollowSheet({ promotions, following, onChange, onClose }: FollowSheetProps) {
  return (
    <Modal title={liveTexts.follow} onClose={onClose}>
      <Explanation>{liveTexts.followWhy}</Explanation>
      <List>
        {promotions.map(({ id, name, year, color: own }) => {
          const isChosen = following.includes(id)
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    onChange(isChosen ? following.filter((promotion) => promotion !== id) : [...following, id])
                  }
                />
                <TeamMark team={{ name, color: own, promotionYear: year, promotionColor: own }} size={28} />
                <span>{name}</span>
              </label>
            </li>
          )
        })}
      </List>
      <Alerts>
        <AlertsSwitch following={following} />
      </Alerts>
    </Modal>
  )
}

const Explanation = styled.p`
  margin-bottom: 12px;
  color: ${color.muted};
  ${text(14)}
`

const Alerts = styled.div`
  margin-top: 16px;
`

const List = styled.ul`
  ${gridGap('4px')}
  label { ${flexRow('12px')} min-height: 48px; padding: 4px 12px; border: 1px solid ${color.line}; border-radius: ${radius.button}; cursor: pointer; ${text(16)} }
  label:has(:checked) { border-color: ${color.ink}; background: ${color.sunken}; font-weight: 600; }
  input { width: 20px; height: 20px; accent-color: ${color.ink}; }
`
