import { formatDay } from '@torneo/domain/format/format-day'

const timeFormat = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' })

/** Formats an instant in the time of the device: 'sáb. 15/11 13:05'. */
export function formatMoment(at: string): string {
  const moment = new Date(at)
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return `${formatDay(day, moment.getFullYear())} ${timeFormat.format(moment)}`
}

/** Texts of an official's link. */
export const linkTexts = {
  title: 'Enlace de sus partidos',
  of: (name: string) => `Enlace de ${name}`,
  why: (name: string) =>
    `${name} ve sus partidos en el teléfono, sin cuenta: hora, cancha, equipos y con quién. Se actualiza solo, y puede confirmar que lo vio.`,
  replaces: 'Ya tiene uno. Si haces otro, el anterior deja de servir.',
  create: 'Crear enlace',
  another: 'Hacer otro',
  creating: 'Creando...',
  createFailed: 'No pudimos crear el enlace',
  link: 'Enlace',
  once: 'Se ve solo ahora. Es personal: ábrelo, cópialo o envíalo.',
  qr: (name: string) => `Código QR del enlace de ${name}`,
  copy: 'Copiar',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar: selecciona el enlace y cópialo a mano.',
  whatsApp: 'WhatsApp',
  message: (name: string, address: string) =>
    `Hola, ${name}: en este enlace ves tus partidos del torneo, y se actualiza solo si algo cambia.\n${address}`,
  close: 'Listo',
  revoke: 'Anular',
  revoked: 'Enlace anulado',
  revokeFailed: 'No pudimos anular el enlace',
  none: 'Sin enlace',
  made: (by: string, when: string) => `Hecho por ${by}, ${when}`,
  unseen: 'Sin abrir',
  seen: (when: string) => `Abierto ${when}`,
  confirmed: (when: string) => `Confirmó ${when}`,
  column: 'Enlace',
} as const
