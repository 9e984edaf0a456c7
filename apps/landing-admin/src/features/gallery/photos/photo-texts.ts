/** Texts of a gallery's photos: the grid, and adding, editing and removing one (spec 1 §2, §5, §8). */
export const photoTexts = {
  title: (gallery: string) => `Fotos de ${gallery}`,
  list: 'Fotos',
  close: 'Cerrar',
  none: 'Esta galería todavía no tiene fotos',
  noneWhy: 'Puedes agregar varias a la vez.',
  noAlt: 'Sin descripción',
  noYear: 'Sin año',
  cover: 'Portada',
  notShown: 'No se pudo mostrar',
  /** Name of a photo: its description, else its position. */
  name: (alt: string, position: number) => (alt === '' ? `la foto ${position}` : alt),
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  useAsCover: (name: string) => `Usar como portada: ${name}`,
  isCover: (name: string) => `Es la portada: ${name}`,
  removing: 'Eliminando...',

  choose: (name: string) => `Seleccionar ${name}`,
  chosen: (count: number) => (count === 1 ? '1 seleccionada' : `${count} seleccionadas`),
  clearChosen: 'Quitar la selección',
  moveTo: 'Mover a otra galería',
  moveToPlaceholder: 'Mover a…',
  movedTo: (count: number, title: string) =>
    count === 1 ? `1 foto pasó a ${title}` : `${count} fotos pasaron a ${title}`,
  removeSeveral: (count: number) => (count === 1 ? 'Eliminar 1 foto' : `Eliminar ${count} fotos`),
  removeSeveralQuestion: (count: number) =>
    count === 1 ? '¿Eliminar la foto seleccionada?' : `¿Eliminar las ${count} fotos seleccionadas?`,
  removeSeveralBody: 'Salen de la galería. Las que otra sección usa se conservan.',
  removedSeveral: (count: number) => (count === 1 ? '1 foto eliminada' : `${count} fotos eliminadas`),

  editTitle: 'Editar foto',
  save: 'Guardar cambios',
  deletedPhoto: 'Otra persona quitó esta foto de la galería',

  removeQuestion: '¿Estás seguro de eliminar esta imagen?',
  removeBody: 'Sale de la galería. Si otra sección la usa, el archivo se conserva.',
  removeConfirm: 'Eliminar imagen',
  removed: 'Imagen eliminada',
  removeFailed: 'Error al eliminar la imagen',

  addTitle: (gallery: string) => `Agregar fotos a ${gallery}`,
  pick: 'Elegir fotos',
  pickMore: 'Elegir más fotos',
  pickWhy: 'Elige todas a la vez, arrástralas hasta aquí o pégalas. Con una sola descripción alcanza.',
  fromLibrary: 'De la biblioteca',
  libraryTitle: 'Elegir imágenes',
  dropHere: 'Suelta las fotos aquí',
  altHint: 'Qué se ve en la foto: la leen quienes no pueden verla.',
  altForAll: 'Descripción para todas',
  yearForAll: 'Año para todas',
  altForAllHint: (example: string) => `Qué se ve: la leen quienes no pueden verlas. Se numera sola: ${example}`,
  example: 'Final de vóley',
  yearForAllHint: 'De las que no dicen cuándo se tomaron.',
  describeEach: 'Describir cada una',
  row: (position: number, all: number) => `Foto ${position} de ${all}`,
  drop: (position: number) => `Quitar la foto ${position} de esta lista`,
  retry: (position: number) => `Volver a subir la foto ${position}`,
  retryAll: (count: number) => (count === 1 ? 'Reintentar' : `Reintentar las ${count}`),
  add: (count: number) => (count > 1 ? `Agregar ${count} fotos` : 'Agregar foto'),
  uploading: (done: number, all: number) => `Subiendo: ${done} de ${all}`,
  uploadingShort: (done: number, all: number) => `Subiendo ${done} de ${all}...`,
  uploaded: (count: number) => (count === 1 ? '1 foto subida' : `${count} fotos subidas`),
  failed: (count: number) => (count === 1 ? '1 foto no se subió' : `${count} fotos no se subieron`),
  adding: (count: number) => (count === 1 ? 'Agregando la foto...' : `Agregando ${count} fotos...`),
  preparing: 'Preparando...',
  percent: (share: number) => `Subiendo, ${Math.round(share * 100)} %`,
  tooMany: (max: number) =>
    `Se agregan hasta ${max} fotos de una vez: quedaron las primeras ${max}. Agrega las demás después.`,
  alreadyThere: (count: number) =>
    count === 1
      ? 'Una de las imágenes ya estaba: se dejó una sola vez.'
      : `${count} imágenes ya estaban: se dejaron una sola vez.`,
  notAdded: (failed: number, all: number) =>
    all === 1 ? 'La foto no se agregó' : `No se agregaron ${failed} de ${all} fotos`,
} as const

export const photoLabels = { alt: 'Descripción', year: 'Año' } as const
