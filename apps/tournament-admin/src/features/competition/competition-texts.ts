import type { TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import { joinNames, ordinal } from './words'

/** Texts of /tournament/competition. */
export const competitionTexts = {
  sport: 'Deporte',
  loading: 'Cargando la competencia',
  failed: 'No pudimos cargar la competencia',
  sportsFailed: 'No pudimos cargar los deportes',
  noSports: 'Todavía no hay deportes activos.',
  noSportsWhy: 'La competencia de un deporte se arma con sus equipos.',
  seeSports: 'Ver deportes',
  teams: (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`),
  notYet: 'sin competencia todavía',
  seeTeams: 'Ver equipos',
  fewTeams: (sport: string, count: number) =>
    `${sport} tiene ${count === 0 ? 'cero equipos' : count === 1 ? '1 equipo' : `${count} equipos`}. Agrega equipos para armar la competencia.`,
  offline: 'Se arma con conexión',
  saved: 'Cambios guardados',
  cancel: 'Cancelar',
  save: 'Guardar',
  undo: 'Deshacer',
  undone: 'Deshecho',
  undoFailed: 'No se pudo deshacer',
  stale: (name: string) =>
    `${name} guardó cambios antes que tú. Lo que elegiste sigue aquí: revísalo y guarda de nuevo.`,
  someone: 'Otra persona',
} as const

export const beginTexts = {
  question: (sport: string) => `¿Cómo se juega ${sport}?`,
  intro: (count: number) =>
    `Elige una forma. Se llena sola con los ${count} equipos y se puede cambiar hasta que empiece el primer partido.`,
  matches: 'Partidos',
  minimum: 'Mínimo por equipo',
  fields: 'En 3 canchas',
  hours: (hours: number) => `${hours} h`,
  preview: 'Así quedaría',
  redraw: 'Sortear de nuevo',
  zones: 'Zonas',
  lessZones: 'Una zona menos',
  moreZones: 'Una zona más',
  thirdPlace: 'Tercer puesto',
  apart: 'Dos equipos de una promo, en zonas distintas',
  tieBreak: 'Desempate',
  unevenZones: (problem: string) =>
    `${problem}: la llave cuenta con zonas de este tamaño. Mueve otro equipo a cambio, o toca «Sortear de nuevo».`,
  make: 'Armar competencia',
  making: 'Armando...',
  made: 'Competencia armada',
  matchesLater: 'Los partidos se crean después, con «Armar fixture».',
  later: (rounds: readonly string[]) => `Después: ${joinNames(rounds)}`,
} as const

export const madeTexts = {
  all: 'Todo',
  views: 'Qué se ve',
  more: 'Más acciones de la competencia',
  states: { waiting: 'Por empezar', running: 'En juego', over: 'Terminada' },
  complete: 'Completa',
  lotsDue: 'Falta sorteo',
  zoneMore: (zone: string) => `Más acciones de ${zone}`,
  team: 'Equipo',
  deducted: (points: number, reason: string) => `Descuento −${points}${reason ? `: ${reason}` : ''}`,
  withdrawn: 'Retirado',
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
  owed: (teams: readonly string[], place: string) => `${joinNames(teams)} están igualados en todo en ${place}.`,
  owedPlaces: (positions: readonly number[], ties: readonly string[]) =>
    `${joinNames(positions.map((position) => `el ${ordinal(position)}`))} se definen por sorteo${ties.length > 0 ? `; de eso dependen ${joinNames(ties)}` : ''}.`.replace(
      /^e/,
      'E',
    ),
  owedRank: (ties: readonly string[]) =>
    `Quién pasa se define por sorteo${ties.length > 0 ? `; de eso dependen ${joinNames(ties)}` : ''}.`,
  bestOf: (rank: number) => `el ranking de los ${ordinal(rank)}`,
  drawLots: 'Sortear',
  orderByHand: 'Ordenar a mano',
  planMissing: (count: number) =>
    count === 1 ? 'Armar fixture: falta 1 partido' : `Armar fixture: faltan ${count} partidos`,
  howDrawn: 'Ver cómo se sorteó',
  deduct: 'Descontar puntos',
  withdraw: 'Retirar un equipo',
  remove: 'Eliminar competencia',
  conflict: (team: string) => `Se corrigió un resultado: aquí debía jugar ${team}`,
  keep: 'Dejar como se jugó',
  kept: 'Queda como se jugó',
  keepQuestion: '¿Dejar el cruce como se jugó?',
  keepBody: (tie: string, team: string) => `En ${tie} debía jugar ${team}. Queda guardado quién lo aceptó y cuándo.`,
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
  levelHint: 'Vale para toda la llave.',
} as const

export const modalTexts = {
  lotsTitle: (place: string) => `Sortear ${place}`,
  lotsBody: (positions: readonly number[]) =>
    positions.length > 0
      ? `Nada separa a estos equipos. El sorteo define ${joinNames(positions.map((position) => `quién queda ${ordinal(position)}`))}.`
      : 'Nada separa a estos equipos. El sorteo define su orden.',
  lotsKept: 'Queda guardado el orden, con tu nombre y la hora. Se ve en «Ver cómo se sorteó».',
  lotsNow: 'Sortear ahora',
  byHand: 'Ordenar a mano, con motivo',
  place: (position: number) => `${ordinal(position)} puesto`,
  drawnBy: (name: string, time: string) => `Sorteado por ${name}, ${time}`,
  done: 'Listo',
  reason: 'Motivo',
  reasonMissing: 'El motivo es requerido',
  orderTwice: 'Cada equipo va una sola vez',
  deductTitle: 'Descontar puntos',
  team: 'Equipo',
  chooseTeam: 'Elige un equipo',
  phase: 'Fase',
  points: 'Puntos',
  pointsMissing: 'De 1 a 100 puntos',
  deduct: 'Descontar',
  deducted: (team: string, points: number) => `${points} ${points === 1 ? 'punto' : 'puntos'} menos para ${team}`,
  withdrawTitle: 'Retirar un equipo',
  results: 'Sus resultados',
  resultsOf: {
    annul: 'Se anulan: sus partidos salen de la tabla y los que faltan se cancelan.',
    keep: 'Se mantienen: los que faltan los gana el rival por W.O.',
  },
  withdraw: 'Retirar',
  withdrawn: (team: string) => `${team} se retiró`,
  removeTitle: '¿Eliminar la competencia?',
  removeBody: 'Los equipos y los partidos amistosos quedan. La tabla vuelve a ser una sola.',
  removed: 'Competencia eliminada',
  removeFailed: 'No se puede eliminar la competencia',
  howTitle: 'Cómo se sorteó',
  how: (name: string, when: string) => `Sorteó ${name}, ${when}.`,
  howNumber: (number: number, algorithm: string) =>
    `Número ${number}, método ${algorithm}: con ellos el sorteo se puede repetir, y da lo mismo.`,
  howLots: (place: string, order: readonly string[]) => `${place}: ${order.join(', ')}`,
  close: 'Cerrar',
} as const

/** Teams that change zones. */
export const zoneTexts = {
  title: 'Cambiar zonas',
  board: 'Equipos por zona',
  hint: 'Arrastra un equipo a otra zona, o tócalo y después toca su lugar nuevo.',
  locked: 'Tiene partidos: no cambia de zona',
  lockedHint: 'Los equipos con partidos no cambian de zona. Para moverlos, elimina antes sus partidos.',
  withoutZone: 'Sin zona',
  position: (place: number, count: number, zone: string) => `lugar ${place} de ${count} de ${zone}`,
  drawTitle: 'Sortear zonas',
  drawBody: (teams: number, zones: number) =>
    `Los ${teams} equipos se reparten de nuevo en ${zones} zonas, nunca dos de una promo juntos si se puede.`,
  drawKept: 'Queda guardado con tu nombre, la hora y el número: se ve en «Ver cómo se sorteó».',
  draw: 'Sortear',
  drawnBy: (name: string, time: string) => `Sorteado por ${name}, ${time}`,
  howDrawn: 'Ver cómo se sorteó',
  heads: 'Cabezas de serie',
  headsOf: (count: number, most: number) => `${count} de ${most}`,
  headsHint: 'Opcional. Cada una va a una zona distinta.',
  seedsHint: 'Opcional. En el orden en que las eliges: la primera y la segunda solo se cruzan en la final.',
  moved: (team: string, from: string, to: string) => `${team} pasa de ${from} a ${to}.`,
} as const

/** Short names of the presets, for a line under the zones. */
export const presetLines: Readonly<Record<TieBreakPreset, string>> = {
  tournament: 'puntos, diferencia, goles',
  difference_first: 'diferencia primero',
  head_to_head_first: 'resultado entre ellos primero',
  basketball: 'básquet (FIBA)',
  volleyball: 'vóley (FIVB)',
  padel: 'pádel y tenis',
}
