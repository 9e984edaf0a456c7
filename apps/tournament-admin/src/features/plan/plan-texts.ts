import type { TeamRequest, Wish } from '@torneo/domain/schedule/plan'

/** Texts of 'Armar fixture' (/tournament/competition/fixture). */
export const planTexts = {
  title: 'Armar fixture',
  loading: 'Cargando los partidos que faltan',
  failed: 'No pudimos cargar los partidos que faltan',
  noSports: 'Todavía no hay deportes activos.',
  noSportsWhy: 'El fixture de un deporte se arma con sus equipos.',
  seeSports: 'Ver deportes',
  fewTeams: (sport: string) => `${sport} tiene menos de dos equipos. Agrega equipos para armar el fixture.`,
  seeTeams: 'Ver equipos',
  sport: 'Deporte',
  allPlanned: (sport: string) => `Todos los partidos de ${sport} ya tienen día y hora`,
  allPlannedWhy: 'Si algo cambia, se rehace lo que falta jugar.',
  remake: 'Rehacer lo que falta',
  round: (round: number) => `Fecha ${round}`,
  missing: (count: number) => (count === 1 ? 'Falta 1 partido' : `Faltan ${count} partidos`),
  stay: (count: number) =>
    count === 1
      ? '1 partido ya tiene día y hora: queda donde está.'
      : `${count} partidos ya tienen día y hora: quedan donde están.`,
  offline: 'Se arma con conexión',
  tooMany: (limit: number) => `Se crean hasta ${limit} partidos por vez: primero estos, después el resto.`,

  settings: 'Ajustes',
  changeSettings: 'Cambiar',
  hideSettings: 'Listo',
  fieldsCount: (count: number) => (count === 1 ? '1 cancha' : `${count} canchas`),
  minutesOf: (minutes: string) => `${minutes} min`,
  where: 'Canchas',
  whereWhy: 'Dónde se puede jugar.',
  noPlaces: 'Di dónde se juega y aparece el fixture.',
  location: 'Lugar',
  field: 'Cancha',
  fieldHint: 'Vacío si el lugar es una sola cancha',
  fieldCount: 'Canchas',
  lessFields: 'Una cancha menos',
  moreFields: 'Una cancha más',
  numbered: (number: number) => `Cancha ${number}`,
  addPlace: 'Agregar cancha',
  add: 'Agregar',
  removePlace: (place: string) => `Quitar ${place}`,
  samePlace: 'Esa cancha ya está',
  cancel: 'Cancelar',

  when: 'Días',
  window: (number: number) => `Horario ${number}`,
  date: 'Día',
  from: 'Desde',
  to: 'Hasta',
  dateMissing: 'El día es requerido',
  timeMissing: 'La hora es requerida',
  sameTime: 'Debe ser otra hora',
  noFields: 'Elige al menos una cancha',
  fieldsOf: (number: number) => `Canchas del horario ${number}`,
  addWindow: 'Agregar día',
  removeWindow: (number: number) => `Quitar horario ${number}`,

  pace: 'Tiempos',
  minutes: 'Partido',
  turnover: 'Entre partidos',
  rest: 'Descanso del equipo',
  minutesHint: 'En minutos.',
  whole: (from: number, to: number) => `De ${from} a ${to} minutos`,

  requests: 'Pedidos',
  requestsWhy: 'De un equipo que no puede a cierta hora.',
  addRequest: 'Agregar pedido',
  team: 'Equipo',
  chooseTeam: 'Elige un equipo',
  kind: 'Pedido',
  kinds: { not_before: 'No antes de las', not_after: 'No después de las', not_on: 'No juega el' } satisfies Record<
    TeamRequest['kind'],
    string
  >,
  time: 'Hora',
  anyDay: 'Todos los días',
  request: (team: string, kind: TeamRequest['kind'], when: string) =>
    `${team}: ${planTexts.kinds[kind].toLowerCase()} ${when}`,
  removeRequest: (request: string) => `Quitar pedido: ${request}`,

  wishes: 'Lo que se prefiere',
  wishesWhy: 'Se cumple si así entran todos los partidos.',
  roundsInOrder: 'Las fechas, en orden',
  officials: 'Los árbitros, sin choques',
  phaseOn: (phase: string) => `${phase}, solo`,
  finalsOn: 'Finales en',
  wishOf: {
    rounds_in_order: 'Fechas en orden',
    officials: 'Árbitros sin choques',
    phase_on: 'Fase en su día',
    field: 'Cancha de las finales',
    break: 'Pausa',
  } satisfies Record<Wish['kind'], string>,
  addBreak: 'Agregar pausa',
  breakOf: (day: string, from: string, to: string) => `Pausa el ${day}, de ${from} a ${to}`,

  plan: 'Así quedaría',
  fits: (count: number, all: number) => `Entran ${count} de ${all}`,
  invalid: 'Corrige lo marcado y el fixture se arma de nuevo.',
  wait: (duration: string) => `La espera más larga: ${duration}`,
  noWait: 'Ningún equipo espera',
  noBackToBacks: 'Nadie juega dos seguidos',
  backToBacks: (count: number) =>
    count === 1 ? 'Una vez alguien juega dos seguidos' : `${count} veces alguien juega dos seguidos`,
  noFieldChanges: 'Nadie cambia de cancha',
  fieldChanges: (count: number) => (count === 1 ? '1 cambio de cancha' : `${count} cambios de cancha`),
  lastEnd: (when: string) => `El último termina ${when}`,
  another: 'Otra propuesta',
  left: (count: number) => (count === 1 ? 'Queda 1 afuera' : `Quedan ${count} afuera`),
  more: (count: number) => `Y ${count} más.`,
  day: 'Día',
  dayLabel: (day: string, count: number) => `${day} (${count})`,
  existing: 'Ya estaba',

  create: (count: number) =>
    count === 0 ? 'Crear partidos' : count === 1 ? 'Crear 1 partido' : `Crear ${count} partidos`,
  creating: 'Creando...',
  createFailed: 'No se creó ningún partido',
  rowErrors: (count: number) =>
    count === 1
      ? 'No se creó ningún partido: 1 ya no es posible.'
      : `No se creó ningún partido: ${count} ya no son posibles.`,
  refresh: 'Armar de nuevo',
} as const

/** Formats minutes as '45 min', '2 h', '2 h 10'. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
