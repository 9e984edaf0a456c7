import type { ChangeKind, Results } from './changes'

const matches = (count: number): string => (count === 1 ? '1 partido' : `${count} partidos`)

/** Texts of 'Rehacer lo que falta' (/tournament/competition/remake). */
export const remakeTexts = {
  whatChanges: '¿Qué cambia?',
  kinds: {
    late: 'Se suma un equipo',
    withdrawal: 'Se retira un equipo',
    hours: 'Cambia una cancha o un horario',
    order: 'Nada: ordenar mejor lo que falta',
  } satisfies Record<ChangeKind, string>,
  team: 'Equipo',
  chooseTeam: 'Elige un equipo',
  zone: 'Zona',
  chooseZone: 'Elige una zona',
  noLateTeam: 'Todos los equipos ya juegan. Agrega primero el que se suma.',
  addTeam: 'Agregar equipo',
  joins: (zone: string, before: number, count: number) =>
    `${zone} pasa de ${before} a ${before + 1} equipos: ${matches(count)} ${count === 1 ? 'nuevo' : 'nuevos'}.`,
  nowhere: (rank: number, zone: string, count: number) =>
    `El ${rank}.º de ${zone} no pasa a ninguna llave: termina con sus ${matches(count)}.`,
  results: 'Resultados',
  modes: { annul: 'Se anulan', keep: 'Se mantienen', all_lost: 'Pierde todo' } satisfies Record<Results, string>,
  reason: 'Motivo',
  leaves: (count: number) =>
    count === 0
      ? 'No le quedaba ningún partido de zona.'
      : `Se ${count === 1 ? 'libera' : 'liberan'} ${matches(count)} de zona.`,
  cup: (results: Results, points: number) => {
    const now = points === 1 ? '1 punto' : `${points} puntos`
    return results === 'annul'
      ? `En la Copa General pierde el lugar que tiene en este deporte: hoy le da ${now}.`
      : `En la Copa General sigue contando el lugar que le deje la tabla: hoy le da ${now}.`
  },
  hoursWhy: 'Quita la cancha o cambia el horario en Ajustes: lo que ya no entra se mueve.',
  orderWhy: 'Elige en Ajustes lo que se prefiere.',

  kept: 'Se conserva',
  played: (count: number) => (count === 1 ? '1 jugado o en juego' : `${count} jugados o en juego`),
  untouched: 'no se tocan',
  pinned: (count: number) => (count === 1 ? '1 fijado a mano' : `${count} fijados a mano`),
  same: (count: number) => (count === 1 ? '1 sigue igual' : `${count} siguen igual`),
  sameWhy: 'día, hora y cancha',
  release: (match: string) => `Soltar ${match}`,
  moved: 'Se mueven',
  nothingMoves: 'Ninguno se mueve.',
  before: (place: string) => `Antes ${place}`,
  pin: (match: string) => `Dejar donde estaba: ${match}`,
  badges: {
    played: 'Jugado',
    pinned: 'Fijado',
    made: 'Nuevo',
    dated: 'Con fecha nueva',
    before: (what: string) => `antes ${what}`,
  },

  plan: 'Así quedaría',
  invalid: 'Corrige lo marcado y el plan se arma de nuevo.',
  summary: (moved: number, made: number) =>
    [
      moved === 0 ? 'Ninguno se mueve' : moved === 1 ? '1 se mueve' : `${moved} se mueven`,
      ...(made === 0 ? [] : [made === 1 ? '1 nuevo' : `${made} nuevos`]),
      'nada cambió todavía',
    ].join(' · '),
  choose: 'Di qué cambia y aparece el plan nuevo.',
  fits: (count: number, all: number) => `Entran ${count} de ${all}`,
  lost: (count: number) =>
    count === 1
      ? 'Un partido del fixture no entra: dale lugar para guardar.'
      : `${count} partidos del fixture no entran: dales lugar para guardar.`,
  another: 'Probar otro orden',
  nothing: 'Nada cambió todavía',
  saving: 'Guardando...',
  save: 'Guardar y avisar',
  discard: 'Descartar',
  noMore: 'El plan ya es así: no hay nada que guardar.',
  saved: 'Plan guardado',
  failed: 'El plan no se guardó',
  changedMeanwhile: 'Otra persona movió partidos: el plan se armó de nuevo con lo tuyo. Revisa y guarda.',
  halfSaved: (team: string) => `${team} ya cambió en la competencia; falta guardar el plan.`,
  undo: 'Deshacer',
  undone: 'Volvió el plan anterior',
  undoFailed: 'No se pudo volver al plan anterior',
  offline: 'Se guarda con conexión',
  last: 'Guardaste un plan en este dispositivo.',
  goBack: 'Volver al plan anterior',
} as const
