import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { matchWords } from '@torneo/domain/match/list/match-words'
import { scoringOf } from '@torneo/domain/scoring/scorings'

/** Texts of the families' page and its television board. */
export const liveTexts = {
  ...matchWords,
  page: 'Torneo en vivo',
  pageOf: (name: string) => `${name} · En vivo`,
  edition: (year: number) => `Edición ${year}`,
  archived: 'Archivada',
  archivedWhy: 'Así terminó esta edición.',
  earlier: 'Ediciones anteriores',
  openEdition: 'Ver la edición en curso',
  loading: 'Cargando el torneo...',
  failed: 'No pudimos cargar el torneo',
  failedWhy: 'Revisa tu conexión. Probamos de nuevo cada 30 segundos.',
  broken: 'Algo falló al mostrar la página',
  brokenWhy: 'Vuelve a cargarla: los datos del torneo están a salvo.',
  updatesItself: 'Los marcadores se actualizan solos: no hace falta recargar.',
  bigScreen: 'Ver en un televisor',
  aboutPage: (edition: string) =>
    `${edition}marcadores en vivo, próximos partidos, resultados, posiciones y goleadores.`,

  share: 'Compartir',
  addToCalendar: 'Agregar al calendario',
  wholeTournament: 'Ver todo el torneo',
  copied: 'Enlace copiado',
  copyFailed: 'Copia esta dirección:',

  setOfSets: (set: number, won: string) => `Set ${set} · Sets ${won}`,

  upToDate: 'Al día',

  follow: 'Seguir a mi promo',
  followed: (names: readonly string[]) =>
    `Sigues a ${names.length > 2 ? `${names.length} promociones` : names.join(' y ')}`,
  followWhy: 'Sus partidos, su lugar en la tabla y sus goleadores van primero en este dispositivo.',

  liveNow: 'En vivo ahora',
  noneLive: 'Ahora no se juega ningún partido',
  late: 'Demorado',
  lateOne: (teams: string, when: string, where: string) =>
    `Demorado: ${teams}, estaba para ${when}${where && `. ${where}`}`,
  nextOne: (teams: string, when: string, where: string) => `El próximo: ${teams}, ${when}${where && `. ${where}`}`,
  noNextOne: 'Tampoco quedan partidos por jugar.',
  clockStopped: 'Reloj detenido',
  openMatch: 'Ver qué pasó',
  openFixture: 'Ver el partido',

  sports: 'Deportes',
  upcoming: 'Próximos partidos',
  notPlayed: 'No se jugaron',
  noUpcoming: 'No quedan partidos por jugar',
  noUpcomingWhy: 'Cuando se programen otros, aparecen aquí.',
  noneYet: 'Todavía no hay partidos programados',
  noneYetWhy: 'Aparecen aquí apenas se programen.',
  results: 'Resultados',
  noResults: 'Todavía no hay resultados',
  noResultsWhy: 'Aparecen aquí cuando termina cada partido.',
  noDate: 'sin nueva fecha',
  shootout: 'Penales',
  versus: 'vs',
  seeAll: (count: number) => `Ver los ${count}`,
  seeFewer: 'Ver menos',
  matchesOfDay: 'Partidos del día',
  otherDays: 'Otros días',
  allDays: 'Ver todos los días',

  standings: 'Posiciones',
  standingsOf: (sport: string) => `Posiciones de ${sport}`,
  noStandings: 'No hay datos disponibles para esta categoría',
  noStandingsWhy: 'La tabla se llena con los partidos terminados.',
  scorers: 'Goleadores',
  scorersOf: (sport: string) => `Goleadores de ${sport}`,
  pointScorers: 'Anotadores',
  pointScorersOf: (sport: string) => `Anotadores de ${sport}`,
  noPointScorers: 'No hay anotadores registrados aún',
  noScorers: 'No hay goleadores registrados aún',
  noScorersWhy: 'Aparecen aquí cuando termina su partido.',
  category: 'Categoría',
  allCategories: 'Todas',
  playerNumber: (number: number) => `N.º ${number}`,

  timeline: 'Qué pasó en el partido',
  noEvents: 'No hay eventos registrados aún',
  noEventsAtEnd: 'No se registraron eventos',
  unnamedPoints: (count: number) => (count === 1 ? '1 punto sin identificar' : `${count} puntos sin identificar`),
  noEventsWhy: 'Lo que pasa en el partido aparece aquí apenas se anota.',
  eventsWait: 'Sin conexión no podemos traer lo que pasó. Seguimos intentando.',
  eventsLoading: 'Cargando lo que pasó...',
  matchGone: 'Este partido ya no está en el torneo',
  assist: (name: string) => `Asist. ${name}`,
  goesOut: (name: string) => `Sale ${name}`,

  missingPlayer: 'Jugador no encontrado',

  goalsOf: (team: string) => `Goles de ${team}`,
  pointsOf: (team: string) => `Puntos de ${team}`,
  goalKinds: { penalty: 'p', own_goal: 'e. c.' },
  unknownScorer: 'Sin identificar',
  goalFor: (team: string) => `¡Gol de ${team}!`,
  setFor: (team: string) => `¡Set para ${team}!`,
  scoresNow: (team: string) => `¡Anota ${team}!`,
  changed: 'Cambió',
  changedFrom: (before: string) => `antes ${before}`,

  scored: (team: string, score: string) => `Anota ${team}: ${score}`,
  scoreNow: (score: string) => `Marcador: ${score}`,
  corrected: (score: string) => `Marcador corregido: ${score}`,
  started: (teams: string) => `Empieza ${teams}`,
  ended: (how: string, score: string) => `${how}: ${score}`,

  tvScan: 'Síguelo en tu teléfono',
  tvNext: 'A continuación',
  tvSponsors: 'Nos acompañan',
  tvPhotos: 'Fotos',
} as const

export const columns = {
  position: 'Pos',
  team: 'Equipo',
  played: 'PJ',
  won: 'PG',
  drawn: 'PE',
  lost: 'PP',
  points: 'Pts',
  player: 'Jugador',
  assists: 'Asist.',
  average: 'Prom.',
  goals: 'Goles',
  scored: 'Puntos',
} as const

/** Lists the meanings of the abbreviated headings. */
export const legendOf = (rules: ScoringRules): readonly (readonly [short: string, long: string])[] => {
  const { hasSets, columns: counted } = scoringOf(rules)
  return [
    ['PJ', 'jugados'],
    ['PG', 'ganados'],
    ...(hasSets ? [] : ([['PE', 'empatados']] as const)),
    ['PP', 'perdidos'],
    counted.favour,
    counted.against,
    counted.difference,
    ...(rules.usesBonus ? ([['Bon', 'puntos bonus']] as const) : []),
    ['Pts', 'puntos'],
  ]
}

export const categoryLabels: Readonly<Record<PromotionCategory, string>> = {
  Senior: 'Senior',
  Junior: 'Junior',
  Master: 'Master',
}
