import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { signed } from '@torneo/domain/format/signed'
import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { scorings } from '@torneo/domain/scoring/scorings'
import { placeReason } from '@torneo/domain/tables/place-reason'
import { standingsTexts } from './standings-texts'

/** Explains a row's position relative to a neighbour. */
function sentence(row: StandingRow, neighbour: StandingRow, { columns: { favour, difference } }: Scoring): string {
  const labels = { points: 'puntos', goalDifference: difference[1], goalsFor: favour[1] }
  const reason = placeReason(row, neighbour)
  const [side, name] = [row.position < neighbour.position ? 'Encima' : 'Debajo', neighbour.team.name]
  if (reason.rule === 'drawn') return `Igual en todo que ${name}, también en el nombre: el orden entre los dos es fijo.`
  if (reason.rule === 'name')
    return `${side} de ${name} por orden alfabético: los dos tienen los mismos puntos, ${labels.goalDifference} y ${labels.goalsFor}.`
  const write = reason.rule === 'goalDifference' ? signed : String
  const compared = `${labels[reason.rule]}: ${write(reason.own)} contra ${write(reason.other)}`
  if (reason.rule === 'points') return `${side} de ${name} por ${compared}.`
  const equal = `${row.points} ${row.points === 1 ? 'punto' : 'puntos'}${reason.rule === 'goalsFor' ? ` y la misma ${labels.goalDifference}` : ''}`
  return `${side} de ${name}, los dos con ${equal}, por ${compared}.`
}

/** Explains a row's position relative to its two neighbours; the rows may be in any order. */
export function placeSentences(
  row: StandingRow,
  rows: readonly StandingRow[],
  scoring: Scoring = scorings.goals,
): readonly string[] {
  const neighbours = [row.position - 1, row.position + 1].flatMap(
    (place) => rows.find(({ position }) => position === place) ?? [],
  )
  return neighbours.length === 0
    ? [standingsTexts.alone]
    : neighbours.map((neighbour) => sentence(row, neighbour, scoring))
}
