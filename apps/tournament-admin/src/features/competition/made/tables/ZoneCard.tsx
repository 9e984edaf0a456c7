import type { Zone } from '@torneo/contracts/competition/league'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { signed } from '@torneo/domain/format/signed'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, font, text } from '@torneo/ui/theme/tokens'
import { Check, Dices, MoveRight } from 'lucide-react'
import styled from 'styled-components'
import { TeamMark } from '../../../../parts/TeamMark'
import { zoneTexts } from '../../competition-texts'
import { madeTexts as texts } from '../made-texts'
import type { RowReason } from './row-reasons'

/** Bar of a place that leads on. */
export type LeadTone = 'gold' | 'silver' | 'neutral'

interface ZoneCardProps {
  readonly zone: Zone
  readonly rows: readonly ZoneRow[]
  /** Words of places whose team is not known yet: '1.º Zona A' (B86). */
  readonly open?: readonly string[]
  /** Every match of the zone is over. */
  readonly isComplete: boolean
  /** Returns the lines under the name. */
  readonly reasonsOf: (row: ZoneRow) => readonly RowReason[]
  readonly toneOf: (phaseId: string) => LeadTone
  readonly onZones: () => void
}

/** A zone with its table: what decided each place stands under the name. */
export function ZoneCard({ zone, rows, open = [], isComplete, reasonsOf, toneOf, onZones }: ZoneCardProps) {
  const owes = rows.some(({ lotsDue }) => lotsDue)
  return (
    <Card as="section" $padding={0} aria-label={zone.name}>
      <Head>
        <h3>{zone.name}</h3>
        {owes ? (
          <Badge tone="warning" icon={<Dices aria-hidden />}>
            {texts.lotsDue}
          </Badge>
        ) : (
          isComplete && (
            <Badge tone="success" icon={<Check aria-hidden />}>
              {texts.complete}
            </Badge>
          )
        )}
        <Menu
          label={texts.zoneMore(zone.name)}
          items={[
            {
              label: zone.slots?.length ? zoneTexts.changePlaces : zoneTexts.title,
              icon: <MoveRight size={18} aria-hidden />,
              onSelect: onZones,
            },
          ]}
        />
      </Head>
      {rows.length === 0 ? (
        open.length === 0 && <Empty>{texts.notDrawn}</Empty>
      ) : (
        <Table>
          <VisuallyHidden as="caption">{zone.name}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Puesto</VisuallyHidden>
              </th>
              <th scope="col">{texts.team}</th>
              <th scope="col">PJ</th>
              <th scope="col">DG</th>
              <th scope="col">Pts</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const next = rows[index + 1]
              const reasons = reasonsOf(row)
              return (
                <Line
                  key={row.team.id}
                  $tone={row.leadsTo ? toneOf(row.leadsTo.phaseId) : null}
                  $isLastOfGroup={next !== undefined && next.leadsTo?.phaseId !== row.leadsTo?.phaseId}>
                  <td>{shownPlace(row, rows)}</td>
                  <th scope="row">
                    <Team $isOut={row.withdrawn !== null}>
                      <TeamMark team={row.team} size={24} />
                      <span>{row.team.name}</span>
                    </Team>
                    {reasons.map(({ words, tone }) => (
                      <Reason key={words} $tone={tone}>
                        {words}
                      </Reason>
                    ))}
                    {row.leadsTo?.sure && <VisuallyHidden>{texts.leadsTo(row.leadsTo.name)}</VisuallyHidden>}
                  </th>
                  <td>{row.played}</td>
                  <td>{signed(row.goalDifference)}</td>
                  <td>{row.points}</td>
                </Line>
              )
            })}
          </tbody>
        </Table>
      )}
      {open.length > 0 && <Empty>{open.join(' · ')}</Empty>}
    </Card>
  )
}

const Head = styled.header`
  ${flexRow('8px')}
  min-height: 52px;
  padding: 4px 4px 4px 16px;
  border-bottom: 1px solid ${color.line};
  h3 { flex: 1; min-width: 0; ${text(16)} }
`

const Empty = styled(MutedText)`
  padding: 16px;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  ${text(14)}
  th, td { padding: 6px 8px; text-align: right; vertical-align: baseline; }
  thead th { color: ${color.muted}; font-weight: 600; ${text(12)} }
  th:nth-child(2) { width: 100%; text-align: left; }
  td:first-child { color: ${color.muted}; }
  td:last-child, thead th:last-child { padding-right: 16px; }
  tbody td:last-child { font-family: ${font.title}; font-weight: 800; }
`

const tones = { gold: color.gold, silver: color.silver, neutral: color.control } as const

const Line = styled.tr<{ $tone: LeadTone | null; $isLastOfGroup: boolean }>`
  border-bottom: 1px solid ${({ $isLastOfGroup }) => ($isLastOfGroup ? color.text : 'transparent')};
  > td:first-child {
    padding-left: 12px;
    box-shadow: ${({ $tone }) => ($tone ? `inset 4px 0 ${tones[$tone]}` : 'none')};
  }
  > th { font-weight: 600; }
`

const Team = styled.span<{ $isOut: boolean }>`
  ${flexRow('8px')}
  overflow-wrap: anywhere;
  > span:last-child { min-width: 0; ${({ $isOut }) => $isOut && `color: ${color.muted}; text-decoration: line-through;`} }
`

const Reason = styled.span<{ $tone: RowReason['tone'] }>`
  display: block;
  color: ${({ $tone }) => color[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'warning' ? 600 : 400)};
  ${text(12)}
`

/** Meaning of the bars. */
export function LeadLegend({
  leads,
}: {
  readonly leads: readonly { readonly name: string; readonly tone: LeadTone }[]
}) {
  return (
    <Row $wrap $gap="4px 20px">
      {leads.map(({ name, tone }) => (
        <LegendItem key={name} $tone={tone}>
          {texts.leadsTo(name)}
        </LegendItem>
      ))}
    </Row>
  )
}

const LegendItem = styled(MutedText)<{ $tone: LeadTone }>`
  padding-left: 12px;
  box-shadow: inset 4px 0 ${({ $tone }) => tones[$tone]};
`
