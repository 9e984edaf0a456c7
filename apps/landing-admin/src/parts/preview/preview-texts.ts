import { previewMessages } from '@torneo/contracts/preview'

/** Texts of the preview of the whole page (B53). */
export const previewTexts = {
  open: 'Vista previa',
  title: 'Vista previa de la página',
  devices: 'Ancho de la página',
  desktop: 'Escritorio',
  phone: 'Teléfono',
  note: 'Con lo guardado, lo programado y lo que estás escribiendo.',
  copy: 'Copiar enlace',
  copying: 'Creando enlace...',
  copied: 'Enlace copiado. Sirve 24 horas y muestra lo guardado y lo programado.',
  copyByHand: 'Copia el enlace. Sirve 24 horas y muestra lo guardado y lo programado.',
  link: 'Enlace',
  failed: previewMessages.failed,
} as const
