import type { StandingRow } from '@torneo/contracts/standings'
import type { TeamStats } from '@torneo/contracts/teams'
import type { RankedColumn } from '../../parts/tables/RankedTable'
import { Signed } from './Signed'

interface Column extends RankedColumn<StandingRow> {
  readonly meaning: string
  /** As the legend says it. */
  readonly short: string
}

const counter = (key: keyof TeamStats, header: string, meaning: string, short: string): Column =>
  ({ key, header, meaning, short, cell: (row) => row[key] })

/** The columns of a table, with what they stand for. */
export const standingsColumns: readonly Column[] = [
  counter('played', 'PJ', 'Partidos jugados', 'jugados'),
  counter('won', 'PG', 'Partidos ganados', 'ganados'),
  counter('drawn', 'PE', 'Partidos empatados', 'empatados'),
  counter('lost', 'PP', 'Partidos perdidos', 'perdidos'),
  counter('goalsFor', 'GF', 'Goles a favor', 'goles a favor'),
  counter('goalsAgainst', 'GC', 'Goles en contra', 'goles en contra'),
  { key: 'goalDifference', header: 'DG', meaning: 'Diferencia de gol', short: 'diferencia de gol', cell: ({ goalDifference }) => <Signed value={goalDifference} /> },
  { ...counter('points', 'Pts', 'Puntos', 'puntos'), isMain: true },
]
