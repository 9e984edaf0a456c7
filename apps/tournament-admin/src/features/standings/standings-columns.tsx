import styled from 'styled-components'
import type { StandingRow } from '@torneo/contracts/standings'
import type { TeamStats } from '@torneo/contracts/teams'
import { color } from '@torneo/ui/tokens'
import type { RankedColumn } from '../../parts/tables/ranked-table'
import { signed } from './standings-texts'

interface Column extends RankedColumn<StandingRow> {
  readonly meaning: string
  /** As the legend says it. */
  readonly short: string
}

const counter = (key: keyof TeamStats, header: string, meaning: string, short: string): Column =>
  ({ key, header, meaning, short, cell: (row) => row[key] })

const Gain = styled.span`
  color: ${color.success};
  font-weight: 600;
`

/** The columns of a table, with what they stand for. */
export const standingsColumns: readonly Column[] = [
  counter('played', 'PJ', 'Partidos jugados', 'jugados'),
  counter('won', 'PG', 'Partidos ganados', 'ganados'),
  counter('drawn', 'PE', 'Partidos empatados', 'empatados'),
  counter('lost', 'PP', 'Partidos perdidos', 'perdidos'),
  counter('goalsFor', 'GF', 'Goles a favor', 'goles a favor'),
  counter('goalsAgainst', 'GC', 'Goles en contra', 'goles en contra'),
  { key: 'goalDifference', header: 'DG', meaning: 'Diferencia de gol', short: 'diferencia de gol', cell: ({ goalDifference: value }) => (value > 0 ? <Gain>{signed(value)}</Gain> : signed(value)) },
  { ...counter('points', 'Pts', 'Puntos', 'puntos'), isMain: true },
]
