import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { formatDay } from '@torneo/domain/format-day'
import { Badge } from '@torneo/ui/Badge'
import { color, flexWrap, text } from '@torneo/ui/tokens'
import { formatPlace } from '../format'
import { liveTexts } from '../live-texts'

const shownMs = 24 * 3_600_000

/** What was otherwise before a match of this day was changed; nothing where that is the same, or longer ago. */
function before({ changed, date, time, location, field, status }: Match): string | null {
  if (!changed || status !== 'scheduled' || Date.now() - Date.parse(changed.at) > shownMs) return null
  const isMoved = changed.date !== date || changed.time !== time
  const isElsewhere = changed.location !== location || changed.field !== field
  const parts = [
    ...(isMoved ? [`${changed.date === date ? '' : `${formatDay(changed.date, Number(date.slice(0, 4)))} `}${changed.time}`] : []),
    ...(isElsewhere ? [formatPlace(changed)] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}

/** That a match to come was moved, for a day, with what it was before (B26). */
export function Changed({ match }: { readonly match: Match }) {
  const was = before(match)
  return was === null ? null : <Root><Badge tone="warning">{liveTexts.changed}</Badge> <span>{liveTexts.changedFrom(was)}</span></Root>
}

const Root = styled.p`
  ${flexWrap('4px 8px', 'center')}
  grid-column: 2;
  ${text(13)}
  > span:last-child { color: ${color.muted}; }
`
