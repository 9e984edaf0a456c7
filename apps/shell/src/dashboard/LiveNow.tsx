import { useAge, useConnection } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { sectionById } from '@torneo/contracts/releases/sections'
import { formatDataAge } from '@torneo/domain/format/format-age'
import { formatProgress } from '@torneo/domain/match/list/match-progress'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Link } from '@torneo/router'
import { Badge } from '@torneo/ui/display/Badge'
import { TeamName } from '@torneo/ui/display/TeamName'
import { Row } from '@torneo/ui/layout/Row'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexWrap, font, gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

const Box = styled.section`
  position: relative;
  /* Reserves space for the age of the data, so that nothing shifts when it appears. */
  flex: 0 1 460px;
  ${flexWrap('12px 20px')}
  min-width: 0;
  padding: 12px 16px;
  border: 1px solid ${color.boardLine};
  border-radius: 12px;
  background: rgb(0 0 0 / 60%);
  @media print { background: none; }

  > div { flex: 1 1 auto; ${gridGap('4px')} justify-items: start; min-width: 0; }

  @media (max-width: 47.99em) { flex: 1 1 100%; }
`

const Score = styled.strong`
  ${flexWrap('0 4px', 'baseline')}
  max-width: 100%;
  font-weight: 600;

  b { padding: 0 4px; font: 800 1.125rem/1.3333 ${font.title}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

const Detail = styled.small`
  ${clampLines(3)}
  font-size: 0.8125rem;
  color: ${color.boardMuted};
  font-variant-numeric: tabular-nums;

  a { display: inline-block; padding-block: 13px; margin-block: -13px; color: inherit; }
`

const OpenLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 8px 16px;
  border-radius: 8px;
  background: ${color.onBoard};
  color: ${color.board};
  font-weight: 600;
  text-decoration: none;

  @media (max-width: 47.99em) { flex: 1 1 100%; }
`

const live = sectionById('live_control').path

/**
 * The first live match with a link to its board, and the number of further ones; renders nothing without live matches.
 */
export function LiveNow({ live: matches, asOf }: { readonly live: readonly Match[]; readonly asOf: number | null }) {
  const { state } = useConnection()
  const age = useAge(state === 'online' ? null : asOf)
  const [match, ...others] = matches
  if (!match) return null
  const { sport, isLive } = match
  const [home, away] = [sideName(match, 'home'), sideName(match, 'away')]
  const details = [
    sport?.name,
    formatProgress(match),
    isLive || scoringOf(sport).hasSets ? undefined : 'Reloj detenido',
  ]
  return (
    <Box aria-label="En vivo">
      <div>
        <Row $wrap $gap="4px 12px">
          <Badge tone="live">EN VIVO</Badge>
          {others.length > 0 && (
            <Detail>
              <Link to={live}>{others.length} más en vivo</Link>
            </Detail>
          )}
          {age !== null && <Detail>{formatDataAge(age)}</Detail>}
        </Row>
        <Score>
          <TeamName name={home} other={away} lines={3} /> <b>{formatScore(match)}</b>{' '}
          <TeamName name={away} other={home} lines={3} />
        </Score>
        <Detail>{details.filter(Boolean).join(' · ')}</Detail>
      </div>
      <OpenLink data-screen-only to={`${live}?partido=${match.id}`}>
        <span>
          Abrir panel
          <VisuallyHidden>
            {' '}
            de {home} – {away}
          </VisuallyHidden>
        </span>
      </OpenLink>
    </Box>
  )
}
