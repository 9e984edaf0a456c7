import type { Suspension } from '@torneo/contracts/tournament/suspensions'

/** Texts for suspensions by cards (B12). */
export const suspensionsTexts = {
  suspended: 'Suspendido',
  ofMatch: (count: number) => (count === 1 ? 'Suspendido' : 'Suspendidos'),
  lifted: 'Levantada',
  see: 'Ver suspensiones',
  seeOf: (what: string) => `Ver suspensiones de ${what}`,
  title: 'Suspensiones',
  loading: 'Cargando las suspensiones...',
  failed: 'No pudimos cargar las suspensiones',
  none: 'No queda ninguna suspensión por cumplir.',
  why: 'Salen de las tarjetas de los partidos finalizados, según las reglas del deporte: si corriges una tarjeta, cambian solas. Se cumplen con los próximos partidos que se jueguen, y con un W.O. si el deporte lo dice.',
  causes: { red: 'Tarjeta roja', yellows: 'Acumulación de amarillas' },
  other: 'Suspensión',
  left: (count: number) => (count === 1 ? 'Le queda 1 partido' : `Le quedan ${count} partidos`),
  liftedBy: (name: string, reason: string) => `La levantó ${name}: ${reason}`,
  lift: 'Levantar suspensión',
  liftOf: (who: string) => `Levantar la suspensión de ${who}`,
  reason: 'Motivo *',
  confirm: 'Levantar',
  cancel: 'Cancelar',
  restore: 'Volver a suspender',
  restoreOf: (who: string) => `Volver a suspender a ${who}`,
  sanction: 'Alargar',
  sanctionOf: (who: string) => `Alargar la suspensión de ${who}`,
  matches: 'Fechas *',
  matchesRange: (min: number, max: number) => `Entre ${min} y ${max} fechas`,
  confirmSanction: 'Alargar',
  sanctionDone: (matches: number) => `Suspensión de ${matches} fechas`,
  sanctionedBy: (matches: number, name: string, reason: string) =>
    `Suspensión de ${matches} fechas. La decidió ${name}: ${reason}`,
  takeBackSanction: 'Volver a lo de la regla',
  takeBackSanctionOf: (who: string) => `Volver a la suspensión de la regla para ${who}`,
  sanctionTakenBack: 'La suspensión vuelve a ser la de la regla',
  liftDone: 'Suspensión levantada: puede jugar',
  restored: 'Vuelve a estar suspendido',
} as const

export const causeLabel = ({ cause }: Pick<Suspension, 'cause'>): string =>
  cause === 'red' || cause === 'yellows' ? suspensionsTexts.causes[cause] : suspensionsTexts.other

type Named = Pick<Suspension, 'playerName' | 'playerNumber'>
/** Formats '10 Ana Paz'. */
export const formatPlayer = ({ playerName, playerNumber }: Named): string => `${playerNumber} ${playerName}`

/** Formats the suspended players: 'Suspendidos' and '10 Ana Paz, 7 Leo Gil'; null without any. */
export function describeSuspended(
  suspensions: readonly Suspension[],
): { readonly label: string; readonly names: string } | null {
  const names = [...new Set(suspensions.filter(({ lift }) => !lift).map(formatPlayer))]
  return names.length === 0 ? null : { label: suspensionsTexts.ofMatch(names.length), names: names.join(', ') }
}
