import { perNetwork } from '@torneo/contracts/site/social-networks'

/** Texts of the settings (spec 1 §2, §8); the contract has the validation messages. */
export const settingsTexts = {
  failure: 'Error al actualizar configuración',
  loading: 'Cargando la configuración...',
  unread: 'No pudimos leer la configuración',

  jumps: 'Partes de la configuración',
  save: 'Guardar',
  saving: 'Guardando...',
  discard: 'Descartar',
  unchanged: 'Sin cambios',
  unsaved: 'Cambios sin guardar',
  saved: 'Cambios guardados',

  colorHint: 'El color de la marca en la página pública.',
  contactEmail: (address: string) => `Correo: ${address}. Se edita en Información del sitio.`,
  noContactEmail: 'El correo se edita en Información del sitio.',
  socialHint:
    'La dirección de tu página en cada red. Si no escribes https://, lo agregamos; lo que quede vacío no se muestra.',
  socialExample: 'https://…',
  email: 'Correo de contacto',
  eventHint: 'Se publica tal como lo escribes.',
} as const

/** Titles of the five forms and of the read-only block. */
export const settingsTitles = {
  site: 'Información del sitio',
  social: 'Redes sociales',
  contact: 'Contacto',
  event: 'Información del evento',
  footer: 'Pie de página',
  page: 'Página de las familias',
  system: 'Sistema',
} as const

/** Labels of the fields by form, in each form's order. */
export const settingsLabels = {
  site: {
    siteName: 'Nombre del sitio',
    primaryColor: 'Color principal',
    logo: 'Logo',
    contactEmail: settingsTexts.email,
  },
  social: perNetwork(({ label }): string => label),
  contact: { contactPhone: 'Teléfono', contactAddress: 'Dirección' },
  event: { eventDate: 'Fecha', eventTime: 'Hora', eventLocation: 'Lugar', eventRegistration: 'Inscripción' },
  footer: { footerDescription: 'Descripción', footerTagline: 'Lema' },
} as const

/** Texts of the card with the page's address (B63). */
export const pageCardTexts = {
  why: 'Esta es la dirección que se comparte. Lo que guardas aparece ahí en un segundo.',
  open: 'Abrir',
  send: 'Enviar por WhatsApp',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No pudimos copiarlo. Selecciona la dirección y cópiala.',
  qr: 'Código QR',
  qrTitle: 'Código QR de la página',
  qrWhy: 'Para un cartel o una invitación: quien lo escanea abre la página.',
  qrOf: (address: string) => `Código QR de ${address}`,
} as const

/** Fixed texts about the panel (R26). */
export const systemDetails = [
  { label: 'Versión del panel', value: '1.0.0' },
  { label: 'Última actualización', value: '09/10/2025' },
  { label: 'Estado', value: 'Operativo' },
] as const
