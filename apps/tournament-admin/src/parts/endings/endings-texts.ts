/** Texts for ending a match without playing it to its end (B15). */
export const endingsTexts = {
  more: 'Otro final',
  labels: {
    walkover: 'Registrar W.O.',
    abandon: 'Suspender partido',
    postpone: 'Postergar partido',
    newDate: 'Poner nueva fecha',
    close: 'Cerrar como está',
    retire: 'Se retiró un equipo',
    award: 'Dar por perdido',
  },
  titles: {
    walkover: (match: string) => `W.O. de ${match}`,
    abandon: (match: string) => `Suspender ${match}`,
    postpone: (match: string) => `Postergar ${match}`,
    newDate: (match: string) => `Nueva fecha de ${match}`,
    close: (match: string) => `Cerrar ${match} como está`,
    retire: (match: string) => `Retiro en ${match}`,
    award: (match: string) => `Dar por perdido ${match}`,
  },
  done: {
    walkover: 'W.O. registrado',
    abandon: 'Partido suspendido',
    postpone: 'Partido postergado',
    newDate: 'Nueva fecha guardada',
    close: 'Partido finalizado',
    retire: 'Retiro registrado',
    award: 'Partido dado por perdido',
  },

  absent: '¿Quién no se presentó?',
  retired: '¿Quién se retiró?',
  loses: '¿Quién lo pierde?',
  dueReason: 'Motivo',
  keepEvents: 'Los goles y las tarjetas cuentan para los jugadores',
  retireBody: (score: string) => `Queda ${score} y gana el otro equipo. Suma en Posiciones.`,
  awardBody: 'El otro equipo gana con el resultado del W.O. Suma en Posiciones en lugar de lo jugado.',
  nobodyCame: 'Ninguno de los dos vino',
  reason: 'Motivo (Opcional)',
  newDate: 'Con nueva fecha',
  date: 'Fecha',
  time: 'Hora',
  cancel: 'Cancelar',

  walkoverBody: 'Gana el que se presentó. El resultado suma en Posiciones; no cuentan goleadores ni tarjetas.',
  walkoverScore: (team: string, score: string) =>
    `Gana ${team}: ${score}. Suma en Posiciones; no cuentan goleadores ni tarjetas.`,
  walkoverBoth: (isTie: boolean) =>
    `Pierden los dos, 0 – 0. Suma en Posiciones como partido perdido; no cuentan goleadores ni tarjetas.${isTie ? ' Quien llegue al cruce siguiente lo gana por W.O.' : ''}`,
  abandonBody: (score: string, minute: string) =>
    `Queda ${score} a los ${minute}, con sus eventos, y no suma en la tabla. Después puedes seguirlo otro día o cerrarlo como está.`,
  abandonNewDate: (minute: string) => `Ese día sigue desde los ${minute}, con su marcador y sus eventos.`,
  postponeBody: 'Sale del Panel en Vivo hasta que tenga nueva fecha. Las familias lo ven como «Postergado».',
  postponeNewDate: 'Las familias lo ven como «Postergado», con su nueva fecha.',
  closeBody: (score: string) => `Termina ${score}, y suma en Posiciones y Goleadores.`,
  needsConnection:
    'Para esto hace falta conexión: cambia la tabla o el día para todos. Lo demás del panel sigue sin ella.',
  reversible: 'Con «Reabrir partido» vuelve a como estaba.',
} as const
