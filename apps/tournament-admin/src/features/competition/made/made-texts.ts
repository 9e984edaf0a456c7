import type { TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import { withdrawnLabel } from '@torneo/domain/competition/withdrawn'
import { endSentence, joinSentences } from '@torneo/domain/format/join-sentences'
import { joinNames, ordinal } from '../words'

export const madeTexts = {
  print: 'Imprimir tablas y llaves',
  all: 'Todo',
  views: 'Qué se ve',
  more: 'Más acciones de la competencia',
  states: { waiting: 'Por empezar', running: 'En juego', over: 'Terminada' },
  complete: 'Completa',
  lotsDue: 'Falta sorteo',
  zoneMore: (zone: string) => `Más acciones de ${zone}`,
  team: 'Equipo',
  deducted: (points: number, reason: string) =>
    `${points < 0 ? `Se sumaron ${-points}` : `Descuento −${points}`}${reason ? `: ${reason}` : ''}`,
  withdrawn: withdrawnLabel,
  levelHere: ([first, ...others]: readonly string[], isSure: boolean) =>
    first === undefined
      ? 'Igualados: el sorteo define el orden'
      : others.length > 0
        ? `Igualados: según el sorteo, van a ${[first, ...others].join(' o a ')}`
        : `Igualados: el sorteo define ${isSure ? 'su lugar en' : 'quién pasa a'} ${first}`,
  leadsTo: (name: string) => `Pasa a ${name}`,
  mayLeadTo: (names: readonly string[]) => `Puede pasar a ${names.join(' o a ')}`,
  today: (name: string) => `hoy: ${name}`,
  lotsDueHere: 'falta sorteo',
  lotsAmong: (names: readonly string[]) => `${names.join(' o ')}, por sorteo`,
  tieBreaks: (name: string) => `Desempate: ${name}`,
  ownTieBreaks: 'propio',
  notDrawn: 'Todavía sin equipos',
  owed: (teams: readonly string[], place: string) =>
    endSentence(`${joinNames(teams)} están igualados en todo en ${place}`),
  owedPlaces: (positions: readonly number[], ties: readonly string[]) =>
    endSentence(
      `${joinNames(positions.map((position) => `el ${ordinal(position)}`))} se definen por sorteo${ties.length > 0 ? `; de eso dependen ${joinNames(ties)}` : ''}`,
    ).replace(/^e/, 'E'),
  owedRank: (ties: readonly string[]) =>
    endSentence(`Quién pasa se define por sorteo${ties.length > 0 ? `; de eso dependen ${joinNames(ties)}` : ''}`),
  bestOf: (rank: number) => `el ranking de los ${ordinal(rank)}`,
  bestLosers: (cup: string) => `los mejores perdedores de ${cup}`,
  drawLots: 'Sortear',
  orderByHand: 'Ordenar a mano',
  planMissing: (count: number) =>
    count === 1 ? 'Armar fixture: falta 1 partido' : `Armar fixture: faltan ${count} partidos`,
  remake: 'Rehacer lo que falta',
  withoutZone: (names: string) => `Sin zona: ${names}`,
  takeIn: 'Sumar al fixture',
  howDrawn: 'Ver cómo se sorteó',
  deduct: 'Sumar o descontar puntos',
  withdraw: 'Retirar un equipo',
  removeMatches: 'Quitar partidos',
  remove: 'Eliminar competencia',
  conflict: (team: string) => `Se corrigió un resultado: aquí debía jugar ${team}`,
  keep: 'Dejar como se jugó',
  kept: 'Queda como se jugó',
  keptBy: (name: string) => `${name} lo dejó como se jugó.`,
  keepQuestion: '¿Dejar el cruce como se jugó?',
  keepBody: (tie: string, team: string) =>
    joinSentences(`En ${tie} debía jugar ${team}`, 'Queda guardado quién lo aceptó y cuándo.'),
  keepFailed: 'No se pudo guardar',
  openTie: 'Ver cruce',
  adjustments: 'Descuentos y retiros',
  take: (subject: string) => `Quitar ${subject}`,
  takeBack: 'Quitar',
} as const

export const tieTexts = {
  change: (side: string) => `Cambiar lugar: ${side}`,
  changeTitle: 'Cambiar lugar',
  when: 'Cuándo',
  where: 'Dónde',
  noDate: 'Sin fecha',
  ifLevel: 'Si empatan',
  endings: { extra_time: 'Alargue y penales', penalties: 'Penales directo', better_placed: 'Pasa el mejor ubicado' },
  winner: 'Quien gana',
  loser: 'Quien pierde',
  champion: 'Es el campeón',
  out: 'Queda afuera',
  third: 'Queda tercero',
  fourth: 'Queda cuarto',
  second: 'Queda segundo',
  close: 'Cerrar cruce',
  slot: 'Quién juega',
  begun: 'El partido ya empezó: sus equipos no cambian.',
  levelField: 'Si empatan',
  levelHints: {
    extra_time: 'Vale para toda la llave: un cruce empatado sigue con alargue, y después penales.',
    penalties: 'Vale para toda la llave: un cruce empatado va a penales, sin alargue.',
    better_placed: 'Vale para toda la llave: de un cruce empatado pasa el que salió mejor en su zona.',
  },
} as const

/** A tie that another team plays than its slot says now. */
export const conflictTexts = {
  replay: 'Cancelar y volver a jugar',
  replayBody: (tie: string, team: string, other: string | null) =>
    endSentence(
      `Se cancela el partido de ${tie}, y sus goles y tarjetas dejan de contar. Se crea otro en el mismo lugar: ${team}${other === null ? '' : ` contra ${other}`}`,
    ),
  date: 'Fecha',
  time: 'Hora',
} as const

export const dialogTexts = {
  lotsTitle: (place: string) => `Sortear ${place}`,
  deductTitle: 'Sumar o descontar puntos',
  withdrawTitle: 'Retirar un equipo',
  removeTitle: '¿Eliminar la competencia?',
  removeBody: 'Los equipos y los partidos amistosos quedan. La tabla vuelve a ser una sola.',
  removed: 'Competencia eliminada',
  removeFailed: 'No se puede eliminar la competencia',
  howTitle: 'Cómo se sorteó',
} as const

/** 'Qué pasó'. */
export const historyTexts = {
  title: 'Qué pasó',
  loading: 'Cargando lo que pasó',
  failed: 'No pudimos leer lo que pasó',
  failedWhy: 'Revisa tu conexión y vuelve a intentar.',
  none: 'Todavía no hay cambios',
  noneWhy: 'Aquí verás sorteos, descuentos, retiros y cambios, con quién los hizo y cuándo.',
  older: 'Ver anteriores',
  /** Action of a save, as the service writes it. */
  saved: 'Competencia guardada',
  deduction: (team: string, points: number, reason: string) =>
    `${team} ${points < 0 ? '+' : '−'}${Math.abs(points)}: ${reason}`,
  withdrawal: (team: string, reason: string) => `${team}: ${reason}`,
} as const

/** Names of a phase's rules. */
export const rulesTexts = { open: 'Nombres y reglas', title: (phase: string) => `Nombres y reglas: ${phase}` } as const

/** Short names of the presets, for a line under the zones. */
export const presetLines: Readonly<Record<TieBreakPreset, string>> = {
  tournament: 'puntos, diferencia, goles',
  difference_first: 'diferencia primero',
  head_to_head_first: 'resultado entre ellos primero',
  basketball: 'básquet (FIBA)',
  volleyball: 'vóley (FIVB)',
  padel: 'pádel y tenis',
}
