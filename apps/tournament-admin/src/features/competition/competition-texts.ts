import { endSentence } from '@torneo/domain/format/join-sentences'
import { joinNames } from './words'

/** Texts of /tournament/competition. */
export const competitionTexts = {
  closing: 'Cierre',
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

/** Teams that change zones. */
export const zoneTexts = {
  title: 'Cambiar zonas',
  board: 'Equipos por zona',
  hint: 'Arrastra un equipo a otra zona, o tócalo y después toca su lugar nuevo.',
  locked: 'Tiene partidos: no cambia de zona',
  lockedHint: 'Los equipos con partidos no cambian de zona. Para moverlos, elimina antes sus partidos.',
  withoutZone: 'Sin zona',
  addPlaces: 'Agregar liga con puestos',
  placesTitle: 'Liga con puestos',
  changePlaces: 'Cambiar lugares',
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
  moved: (team: string, from: string, to: string) => endSentence(`${team} pasa de ${from} a ${to}`),
} as const

/** Pasted names of teams. */
export const pasteTitles = { open: 'Pegar equipos', title: (sport: string) => `Pegar equipos: ${sport}` } as const
