import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatPassEnd } from '@torneo/domain/format/format-pass-end'

const formatPassDay = (date: string) => formatLongDay(date, Number(date.slice(0, 4))).toLowerCase()

/** Staff texts about passes (B17). */
export const passesTexts = {
  title: 'Dar pase de planillero',
  why: 'Un voluntario controla el partido desde su teléfono, sin cuenta: abre un enlace, escribe un PIN y su nombre. No ve ni cambia nada más.',
  match: 'Partido',
  kind: 'Para qué sirve',
  onlyMatch: 'Solo este partido',
  wholeField: 'Toda la cancha ese día',
  fieldWhy: (place: string, date: string) =>
    `Todos los partidos de ${place} el ${formatPassDay(date)}, también los que se agreguen o se muevan ahí.`,
  matchWhy: (title: string) => `${title}, y ninguno más.`,
  create: 'Crear pase',
  creating: 'Creando...',
  createFailed: 'Error al crear el pase',

  ready: 'Pase listo',
  readyWhy: 'Muestra el código o comparte el enlace, y di el PIN aparte. Se ven solo ahora.',
  qr: 'Código QR del pase',
  link: 'Enlace',
  pin: 'PIN',
  untilMidnight: (isToday: boolean) =>
    isToday ? 'Vale hasta la medianoche de hoy.' : 'Vale hasta la medianoche de ese día.',
  until: (until: string) => `Vale hasta el ${formatPassEnd(until)}.`,
  print: 'Imprimir',
  /** Printed pass. */
  sheetTitle: 'Pase de planillero',
  matches: (count: number, first: string, last: string) =>
    count === 1 ? `1 partido, a las ${first}` : `${count} partidos, de ${first} a ${last}`,
  howTo: [
    'Apunta la cámara del teléfono al código y abre el enlace.',
    'Escribe el PIN y tu nombre.',
    'Toca el partido que se juega y anota. Si pasa algo, toca «Avisar a la organización».',
  ],
  keepSafe: 'Quien tenga esta hoja puede anotar en los partidos: dásela solo a quien lleva la planilla.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar: selecciona el enlace y cópialo a mano.',
  share: 'Compartir',
  shareTitle: (title: string) => `Pase de planillero: ${title}`,
  another: 'Crear otro pase',
  close: 'Listo',

  given: 'Pases dados',
  listFailed: 'No pudimos cargar los pases',
  none: 'Todavía no diste ninguno.',
  madeBy: (name: string, when: string) => `${name}, ${when}`,
  unused: 'Sin usar',
  used: (names: string) => `Lo usa ${names}`,
  usedByMany: (names: string) => `Lo usan ${names}`,
  locked: 'Bloqueado: 20 PIN incorrectos. Da uno nuevo.',
  wrongPins: (count: number) => (count === 1 ? '1 PIN incorrecto' : `${count} PIN incorrectos`),
  revoked: (name: string) => `Revocado por ${name}`,
  revoke: 'Revocar',
  revokeOf: (title: string) => `Revocar el pase de ${title}`,
  revokeQuestion: (title: string) => `¿Revocar el pase de ${title}?`,
  revokeBody: 'Quien lo tenga abierto sale en el momento. Lo que ya registró queda.',
  back: 'Volver',
  revokedNow: 'Pase revocado',
  revokeFailed: 'Error al revocar el pase',
} as const
