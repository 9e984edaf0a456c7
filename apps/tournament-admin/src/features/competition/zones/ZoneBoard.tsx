import type { Team } from '@torneo/contracts/tournament/teams'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { MutedText } from '@torneo/ui/display/MutedText'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle } from '@torneo/ui/lists/SortHandle'
import { useSortable } from '@torneo/ui/lists/use-sortable'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { Lock } from 'lucide-react'
import styled from 'styled-components'
import { TeamMark } from '../../../parts/TeamMark'
import { competitionTexts, zoneTexts as texts } from '../competition-texts'
import { useColumns } from './use-columns'
import { indexOver, markOf, moveIn, orderOf, zoneOf, zonesOf, type ZoneMove } from './zone-moves'

interface ZoneBoardProps {
  readonly zones: readonly { readonly id: string; readonly name: string; readonly teamIds: readonly string[] }[]
  readonly teams: readonly Team[]
  /** Absent: the teams stay. */
  readonly onMove?: ((move: ZoneMove) => void) | undefined
  /** Teams that stay in their zone. */
  readonly locked?: ReadonlySet<string> | undefined
}

/** Narrowest zone, in rem. */
const zoneWidth = 11

/**
 * Zones side by side, with their teams. A team is moved to another zone by its handle: dragged, pressed and put down, or
 * by keys. One flat list, since a dragged element must stay in its parent.
 */
export function ZoneBoard({ zones, teams, onMove, locked }: ZoneBoardProps) {
  const [ref, columns] = useColumns(zoneWidth, Math.min(zones.length, 4))
  const byId = new Map(teams.map((team) => [team.id, team]))
  const nameOfZone = (id: string) => zones.find((zone) => zone.id === id)?.name ?? ''
  const sort = useSortable({
    ids: orderOf(zones),
    nameOf: (id) => byId.get(id)?.name ?? '',
    indexOver,
    positionText: (id, order) => {
      const zone = zoneOf(order, id)
      return texts.position((zone?.teamIds.indexOf(id) ?? 0) + 1, zone?.teamIds.length ?? 0, nameOfZone(zone?.id ?? ''))
    },
    onSort: (order, id) => {
      const move = moveIn(order, id)
      if (move) onMove?.(move)
    },
  })

  const shown = zonesOf(sort.ids)
  /** Rows of a zone: its name, its teams, and room to drop one more. */
  const heights = shown.map(({ teamIds }) => teamIds.length + (onMove ? 2 : 1))
  const bandOf = (index: number) => Math.floor(index / columns)
  const heightOf = (band: number) => Math.max(...heights.filter((_, index) => bandOf(index) === band))
  const firstRow = (index: number) =>
    Array.from({ length: bandOf(index) }, (_, band) => heightOf(band)).reduce((sum, one) => sum + one, 1)

  return (
    <>
      <Board ref={ref} aria-label={texts.board} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shown.map(({ id, teamIds }, index) => [
          <Zone
            key={markOf(id)}
            data-sort-id={onMove ? markOf(id) : undefined}
            style={{
              gridColumn: (index % columns) + 1,
              gridRow: `${firstRow(index)} / span ${heightOf(bandOf(index))}`,
            }}>
            <strong>{nameOfZone(id)}</strong>
            <MutedText as="span">{competitionTexts.teams(teamIds.length)}</MutedText>
          </Zone>,
          ...teamIds.map((teamId, place) => (
            <Member
              key={teamId}
              {...(onMove && sort.item(teamId))}
              style={{ gridColumn: (index % columns) + 1, gridRow: firstRow(index) + 1 + place }}>
              {onMove && !locked?.has(teamId) && <SortHandle {...sort.handle(teamId)} />}
              <TeamMark team={byId.get(teamId) ?? null} size={24} />
              <ClampedText>{byId.get(teamId)?.name}</ClampedText>
              {locked?.has(teamId) && (
                <Locked>
                  <Lock size={14} aria-hidden />
                  <VisuallyHidden>{texts.locked}</VisuallyHidden>
                </Locked>
              )}
            </Member>
          )),
        ])}
      </Board>
      <VisuallyHidden role="status">{sort.announcement}</VisuallyHidden>
    </>
  )
}

const Board = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-rows: minmax(48px, auto);
  gap: 0 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Zone = styled.li`
  ${flexRow('8px', 'center', 'space-between')}
  align-items: flex-start;
  min-width: 0;
  strong { min-width: 0; overflow-wrap: anywhere; font-weight: 700; ${text(14)} }
  > * { padding-top: 12px; }
  > span { flex: none; }
`

const Member = styled.li`
  ${flexRow('8px')}
  min-height: 44px;
  margin-bottom: 4px;
  padding: 0 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
  font-weight: 600;
  ${text(13)}
  > button:first-child { margin-left: -10px; }
  > span { min-width: 0; }
  ${liftedStyle}
`

const Locked = styled.span`
  margin-left: auto;
  color: ${color.muted};
`
