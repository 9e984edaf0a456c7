import { retryableLazy } from '@torneo/client'
import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { shownRows } from '@torneo/domain/competition/shown-leads'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../../parts/Stack'
import { madeTexts as texts, presetLines, rulesTexts } from '../made-texts'
import { presetOf } from '../rules/preset-of'
import { rowReasons } from './row-reasons'
import { LeadLegend, ZoneCard, type LeadTone } from './ZoneCard'

const ZoneConflicts = retryableLazy(() => import('./ZoneConflicts'))

interface LeagueTablesProps {
  readonly league: ResolvedLeague
  readonly competition: Competition
  readonly matches: readonly Match[]
  readonly toneOf: (phaseId: string) => LeadTone
  /** Opens the change of zones; `isFed`: of the places that its teams come from. */
  readonly onZones: (isFed: boolean) => void
  /** Opens names and rules. */
  readonly onRules: () => void
}

/** The zones of a league side by side. */
export function LeagueTables({ league, competition, matches, toneOf, onZones, onRules }: LeagueTablesProps) {
  const preset = presetOf(league.tieBreaks)
  const isFed = league.zones.some(({ slots = [] }) => slots.length > 0)
  const tables = league.tables.map(({ zoneId, rows, slots = [] }) => ({
    zoneId,
    rows: shownRows(rows),
    open: slots.flatMap(({ label, team }) => (team ? [] : [label])),
  }))
  const leads = [
    ...new Map(
      tables.flatMap(({ rows }) =>
        rows.flatMap(({ leadsTo }) => (leadsTo ? [[leadsTo.phaseId, leadsTo.name] as const] : [])),
      ),
    ),
  ]
  const isComplete = (zoneId: string) => {
    const own = matches.filter((match) => match.zoneId === zoneId)
    return own.length > 0 && own.every(({ status }) => status === 'finished' || status === 'cancelled')
  }
  return (
    <Stack as="section" $gap={12} aria-label={league.name}>
      <Row $wrap $justify="space-between" $gap="4px 16px">
        <h2>{league.name}</h2>
        <Row $wrap $gap="0 8px">
          <MutedText>{texts.tieBreaks(preset ? presetLines[preset] : texts.ownTieBreaks)}</MutedText>
          <Button size="sm" variant="ghost" icon={<Pencil size={16} aria-hidden />} onClick={onRules}>
            {rulesTexts.open}
          </Button>
        </Row>
      </Row>
      <Zones>
        {league.zones.map((zone) => (
          <ZoneCard
            key={zone.id}
            zone={zone}
            rows={tables.find(({ zoneId }) => zoneId === zone.id)?.rows ?? []}
            open={tables.find(({ zoneId }) => zoneId === zone.id)?.open ?? []}
            isComplete={isComplete(zone.id)}
            reasonsOf={rowReasons(competition, league, zone.id)}
            toneOf={toneOf}
            onZones={() => onZones(isFed)}
          />
        ))}
      </Zones>
      {isFed && (
        <Suspense>
          <ZoneConflicts league={league} matches={matches} />
        </Suspense>
      )}
      {leads.length > 0 && <LeadLegend leads={leads.map(([id, name]) => ({ name, tone: toneOf(id) }))} />}
    </Stack>
  )
}

const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: 16px;
`
