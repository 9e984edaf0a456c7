import { scheduledMessages } from '@torneo/contracts/content/scheduled-saves'

/** Texts of scheduled saves (B52). */
export const scheduledTexts = {
  schedule: 'Programar',
  scheduling: 'Programando...',
  title: 'Programar los cambios',
  moveTitle: 'Cambiar la hora',
  explain: 'Se guardan solos en ese momento. Hasta entonces la página pública sigue como está.',
  joins: (by: string) => `Se suman a lo que ${by} ya programó; todo cambia en ese momento.`,
  fields: 'Qué va a cambiar',
  day: 'Día',
  time: 'Hora',
  hour: 'En la hora del torneo',
  cancelModal: 'Cancelar',
  move: 'Guardar la hora',
  moving: 'Guardando...',
  /** Short labels for the save bar. */
  seeShort: 'Ver',
  cancelShort: 'Cancelar',
  planned: ' lo programado',
  done: (when: string) => `Programado para ${when}`,
  failed: scheduledMessages.failed,

  scheduled: (when: string, by: string) => ({ start: 'Programado para ', when, end: ` por ${by}` }),
  notApplied: (when: string, by: string) => ({ start: 'No se aplicó lo programado para ', when, end: ` por ${by}` }),
  onThisDevice: (when: string) => ` (${when} en este dispositivo)`,
  see: 'Ver cambios',
  change: 'Cambiar',

  changesTitle: 'Cambios programados',
  now: 'Ahora',
  later: 'Programado',
  elsewhere: 'También cambian otras partes de Configuración.',
  fill: 'Traer al formulario',
  fillWhy: 'Para seguir escribiendo: guárdalos ahora o prográmalos de nuevo.',
  close: 'Cerrar',

  cancelQuestion: '¿Cancelar lo programado?',
  cancelBody: (fields: readonly string[]) =>
    `No van a cambiar: ${fields.join(', ')}. La página pública sigue como está.`,
  cancelBodyElsewhere: 'No va a cambiar nada de lo que estaba programado aquí.',
  typedStays: 'Lo que escribiste sigue en el formulario, sin guardar.',
  cancelConfirm: 'Cancelar lo programado',
  keep: 'Dejarlo',
  canceled: 'Lo programado se canceló',
  cancelFailed: scheduledMessages.cancelFailed,
} as const
