import type { Match } from '@torneo/contracts/match/matches'
import { formatPreviousSchedule } from '@torneo/domain/fixture/fixture-change'
import { Badge } from '@torneo/ui/display/Badge'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'

/** Notice, shown for a day, that a scheduled match was moved, with its previous date and place (B26). */
export function Changed({ match }: { readonly match: Match }) {
  const earlier = formatPreviousSchedule(match)
  return earlier === null ? null : (
    <Root>
      <Badge tone="warning">{liveTexts.changed}</Badge> <span>{liveTexts.changedFrom(earlier)}</span>
    </Root>
  )
}

const Root = styled.p`
  ${flexWrap('4px 8px', 'center')}
  grid-column: 2;
  ${text(13)}
  > span:last-child { color: ${color.muted}; }
`
