import type { SportRules, TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatPeriodCount } from '@torneo/domain/format/format-minute'
import { periodsOf } from '@torneo/domain/match/clock/periods'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { IconTile } from '@torneo/ui/display/IconTile'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { clampLines, color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { sportsTexts } from './sports-texts'

/** Summarizes the main rules on one line: '11 jugadores · 90 min · 2 tiempos'. */
export function rulesSummary(rules: SportRules): string {
  const { playersPerTeam, matchDuration } = rules
  const { count } = periodsOf(rules)
  const players = playersPerTeam === 1 ? '1 jugador' : `${playersPerTeam} jugadores`
  return `${players} · ${matchDuration} min · ${formatPeriodCount(count)}`
}

interface SportCardProps {
  readonly sport: TournamentSport
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** True while the deletion is being confirmed or sent. */
  readonly busy: boolean
}

export function SportCard({ sport, onEdit, onRemove, busy }: SportCardProps) {
  const { id, name, icon, description, rules, active, order } = sport
  return (
    <Root $padding={20}>
      <Row $gap={12} $align="flex-start">
        <IconTile $size={48}>{icon}</IconTile>
        <Name>
          <h2>{name}</h2>
          {!active && <Badge tone="neutral">{sportsTexts.inactive}</Badge>}
        </Name>
        <Actions>
          <IconButton
            id={focusIds('tournament-sports').record(id)}
            label={sportsTexts.edit(name)}
            icon={<Pencil size={18} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label={sportsTexts.remove(name)}
            icon={<Trash2 size={18} aria-hidden />}
            tone="danger"
            aria-disabled={busy}
            onClick={onRemove}
          />
        </Actions>
      </Row>
      {description && <Description>{description}</Description>}
      <Details>
        <span>{rulesSummary(rules)}</span>
        <span>{sportsTexts.order(order)}</span>
      </Details>
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;
`

const Name = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;
  min-height: 48px;
  h2 { min-width: 0; ${clampLines(3)} ${text(16)} }
`

const Actions = styled.div`
  display: flex;
  gap: 4px;
  margin: 6px -6px 0 0;
`

const Description = styled.p`
  ${clampLines(3)}
  color: ${color.muted};
  white-space: pre-line;
  ${text(14)}
`

const Details = styled.p`
  ${flexWrap('4px 16px', 'normal', 'space-between')}
  margin-top: auto;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  ${text(13)}
  > :first-child { font-weight: 600; }
  > :last-child { color: ${color.muted}; }
`
