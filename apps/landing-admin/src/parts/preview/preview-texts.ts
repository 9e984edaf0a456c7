import { previewMessages } from '@torneo/contracts/content/preview'
import { joinSentences } from '@torneo/domain/format/join-sentences'

/** Texts of the preview of the whole page (B53). */
export const previewTexts = {
  open: 'Vista previa',
  /** Name of the button next to the pane 'Vista previa'. */
  openWhole: 'Ver página completa',
  title: 'Vista previa de la página',
  devices: 'Ancho de la página',
  desktop: 'Escritorio',
  phone: 'Teléfono',
  note: 'Con lo guardado, lo programado y lo que estás escribiendo.',
  editNote: 'Presiona un texto para editarlo.',
  copy: 'Copiar enlace',
  copying: 'Creando enlace...',
  copied: 'Enlace copiado. Sirve 24 horas y muestra lo guardado y lo programado.',
  copyByHand: 'Copia el enlace. Sirve 24 horas y muestra lo guardado y lo programado.',
  link: 'Enlace',
  end: (count: number) => (count === 1 ? 'Anular el enlace' : `Anular los ${count} enlaces`),
  endHint: (makers: string) => joinSentences(`De ${makers}`, 'Nadie podrá ver más la página con ellos.'),
  ending: 'Anulando...',
  ended: 'Los enlaces ya no sirven.',
  endFailed: previewMessages.endFailed,
  failed: previewMessages.failed,
} as const
