import { endSentence } from '@torneo/domain/format/join-sentences'

const inSentence = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1)

/**
 * Texts of the image field and the picker (spec 1 §2 Image picker and library, §5, §8). Messages of the storage are in
 * the contract.
 */
export const mediaTexts = {
  choose: 'Elegir imagen',
  /**
   * Labels with the field's name, because a form may have several fields: 'Cambiar imagen de fondo', 'Subir logo',
   * 'Quitar logo'. A phone shows only 'Cambiar' and hides the rest visually.
   */
  change: (label: string) => ['Cambiar', inSentence(label)] as const,
  uploadAs: (label: string) => `Subir ${inSentence(label)}`,
  remove: (label: string) => `Quitar ${inSentence(label)}`,
  savedWithForm: 'Falta guardar los cambios.',
  required: 'Obligatoria',
  fromLibrary: 'Imagen de la biblioteca',
  notShown: 'No pudimos mostrar esta imagen. Revisa la dirección o prueba con otra.',
  dropHere: 'Suelta la imagen aquí',
  dropTip: 'También puedes arrastrarla hasta aquí o pegarla.',

  tabs: 'De dónde viene la imagen',
  upload: 'Subir',
  library: 'Biblioteca',
  address: 'Pegar URL',
  cancel: 'Cancelar',
  use: 'Usar esta imagen',
  useSeveral: (count: number) => `Usar ${count} imágenes`,
  noneChosen: 'Ninguna imagen seleccionada',
  chooseFirst: 'Elige una imagen primero',
  chosen: (count: number) => (count === 1 ? '1 imagen seleccionada' : `${count} imágenes seleccionadas`),
  loading: 'Cargando...',
  unloaded: 'No pudimos abrir esta parte',
  unloadedText: 'Revisa tu conexión. Lo que escribiste sigue en el formulario.',
  unloadedShort: 'No pudimos preparar la subida. Revisa tu conexión.',
  retry: 'Reintentar',

  chooseFile: 'Elegir archivo',
  chooseFiles: 'Elegir archivos',
  dropOne: 'o arrastra una imagen hasta aquí, o pégala',
  dropMany: 'o arrastra varias imágenes hasta aquí, o pégalas',
  formats: 'JPG, PNG, GIF, WebP, SVG, BMP o ICO',
  tournamentFormats: 'JPG, PNG, WEBP o SVG',
  onlyOne: 'Se sube una sola imagen: la primera.',
  uploads: 'Imágenes que se suben',
  preparing: 'Preparando...',
  uploaded: 'Subida',
  uploading: (name: string) => `Subiendo ${name}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  cancelUpload: (name: string) => `Cancelar la subida de ${name}`,
  retryUpload: (name: string) => `Reintentar la subida de ${name}`,
  dismissUpload: (name: string) => `Quitar ${name} de la lista`,
  saved: 'Imagen guardada',
  savedCount: (count: number): string => (count === 1 ? mediaTexts.saved : `${count} imágenes guardadas`),
  failed: 'Error al subir la imagen',
  heicHint: 'En el iPhone: Ajustes > Cámara > Formatos > Más compatible. Las próximas fotos serán JPG.',
  stopUploads: '¿Dejar de subir?',
  stopUploadsBody: 'Todavía se están subiendo imágenes. Las que ya subieron quedan en la biblioteca.',
  stopUploadsYes: 'Dejar de subir',
  stopUploadsNo: 'Seguir subiendo',
  stillUploading: 'Espera a que terminen las subidas, o cancélalas',

  addressLabel: 'Dirección de la imagen',
  addressHint: 'Empieza con https:// y termina en la imagen, no en la página que la muestra.',
  addressExample: 'https://…',
  addressPreview: 'Vista previa',

  deleteImage: 'Eliminar imagen',
  deleteQuestion: '¿Estás seguro de eliminar esta imagen?',
  deleteBody: (name: string) => `${name} sale de la biblioteca.`,
  deleted: 'Imagen eliminada',
  undo: 'Deshacer',
  restored: 'Imagen restaurada',
  lockedWhileUsed: 'No se puede eliminar mientras esté en uso.',
  nowUsed: (titles: string) => endSentence(`No se eliminó: ahora se usa en ${titles}`),
  oldNotDeleted: 'No se pudo eliminar el archivo antiguo',
} as const
