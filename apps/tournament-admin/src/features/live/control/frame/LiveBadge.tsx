import type { Match } from '@torneo/contracts/match/matches'
import { Badge } from '@torneo/ui/display/Badge'
import { radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'

/** Badge of the board by status alone (R2): a match that is not live is 'PAUSADO'; its state is said next to it. */
export function LiveBadge({ status }: Pick<Match, 'status'>) {
  return status === 'live' ? <Badge tone="live">{texts.live}</Badge> : <Paused>{texts.paused}</Paused>
}

const Paused = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 24px;
  padding: 3px 8px;
  border: 1px solid currentColor;
  border-radius: ${radius.badge};
  font-weight: 600;
  letter-spacing: 0.04em;
  ${text(12)}
`
