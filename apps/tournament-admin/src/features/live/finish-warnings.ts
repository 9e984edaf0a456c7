import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { formatPeriodCount, formatHalf } from '@torneo/domain/format/format-minute'
import type { FinishWarning } from '@torneo/domain/match/finish-check'

interface Names {
  readonly home: string
  readonly away: string
  /** Formats '1 gol', '3 puntos'. */
  readonly some: (count: number) => string
  readonly nameOf: (playerId: string) => string
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Formats ': falta el 2º Tiempo', ': faltan 3 cuartos'. */
const missingPeriods = ({ half, of }: { readonly half: number; readonly of: number }): string =>
  of - half === 1 ? `: falta el ${formatHalf(of, of)}` : `: faltan ${formatPeriodCount(of - half, of)}`

function sentence(warning: FinishWarning, { home, away, some, nameOf }: Names, missing: string): string {
  switch (warning.kind) {
    case 'score':
      return `${warning.side === 'home' ? home : away}: el marcador suma ${some(warning.score)} y hay ${counted(warning.goals, 'registrado', 'registrados')}.`
    case 'open-set':
      return `El set en juego va ${warning.home} – ${warning.away}: si no se cierra, no cuenta.`
    case 'undecided':
      return `El partido lo gana quien llega a ${warning.toWin} sets.`
    case 'no-red':
      return `${nameOf(warning.playerId)} tiene ${warning.yellowCards} amarillas y ninguna roja.`
    case 'after-red':
      return `${nameOf(warning.playerId)} tiene un evento en el minuto ${warning.minute}, después de su roja.`
    case 'minute':
      return `Minuto ${warning.minute} de ${warning.duration}${missing}.`
    case 'half':
      return `El partido sigue en el ${formatHalf(warning.half, warning.of)}.`
    case 'unsent':
      return `Hay ${counted(warning.count, 'acción', 'acciones')} por enviar: el final irá después.`
  }
}

export interface DescribedWarning {
  readonly text: string
  /** Step that makes the score agree with the registered goals. */
  readonly fix: { readonly side: MatchSide; readonly step: 1 | -1 } | null
}

/** Describes the warnings in sentences; an early end before the last period is one sentence. */
export function describeWarnings(warnings: readonly FinishWarning[], names: Names): DescribedWarning[] {
  const isEarly = warnings.some(({ kind }) => kind === 'minute')
  const [missing = ''] = warnings.flatMap((warning) => (warning.kind === 'half' ? missingPeriods(warning) : []))
  return warnings
    .filter(({ kind }) => kind !== 'half' || !isEarly)
    .map((warning) => ({
      text: sentence(warning, names, missing),
      fix: warning.kind === 'score' ? { side: warning.side, step: warning.score > warning.goals ? -1 : 1 } : null,
    }))
}
