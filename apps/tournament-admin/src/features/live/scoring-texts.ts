import type { ScoringKind } from '@torneo/contracts/tournament/scoring'

/** Texts that ask if two people registered the same (B14). */
export interface SameQuestion {
  readonly question: string
  readonly same: string
  readonly another: string
}

export const masculine = (what: string): SameQuestion => ({
  question: `¿Es el mismo ${what}?`,
  same: 'Es el mismo',
  another: 'Es otro',
})
const samePoints: SameQuestion = { question: '¿Son los mismos puntos?', same: 'Son los mismos', another: 'Son otros' }

const counting = (one: string, many: string, list: string | null, same = masculine(one)) => ({
  same,
  some: (count: number) => `${count} ${count === 1 ? one : many}`,
  scoreOf: (team: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)} de ${team}:`,
  more: (team: string, step = 1) => (step === 1 ? `Sumar ${one} a ${team}` : `Sumar ${step} ${many} a ${team}`),
  less: (team: string, step = 1) => (step === 1 ? `Restar ${one} a ${team}` : `Restar ${step} ${many} a ${team}`),
  register: `Registrar ${list === 'Anotadores' ? 'Puntos' : 'Gol'}`,
  finishBody: `Se sumará a Posiciones${list ? ` y ${list}` : ''}. Podrás usar «Reabrir partido» en Partidos.`,
  finishedWhy: `El resultado ya cuenta en Posiciones${list ? ` y ${list}` : ''}. Para corregirlo, usa «Reabrir partido».`,
  resultMoves: `El partido está finalizado: cambian el resultado, las posiciones y los ${(list ?? 'Goleadores').toLowerCase()}.`,
})

/** Texts about the score, by scoring system (B13). */
export const scoringTexts: Readonly<Record<ScoringKind, ReturnType<typeof counting>>> = {
  goals: counting('gol', 'goles', 'Goleadores'),
  points: counting('punto', 'puntos', 'Anotadores', samePoints),
  sets: counting('punto', 'puntos', null),
}

export const setTexts = {
  sets: 'Sets',
  wonBy: (team: string, count: number) => `${team}: ${count === 1 ? '1 set' : `${count} sets`}`,
  setOf: (set: number) => `Set ${set}`,
  to: (points: number) => `a ${points} puntos`,
  decided: 'Partido decidido',
  close: (set: string) => `Cerrar set ${set}`,
  correct: 'Corregir sets',
  none: 'Ningún set terminado',
  correctHint: 'Los puntos de cada set terminado. El set en juego sigue como está.',
  half: (set: number) => `Completa los puntos del set ${set}`,
  save: 'Guardar sets',
  worth: 'Cuánto vale',
} as const
