/** What the photos of one gallery say: the grid of them, adding, editing and removing one (spec 1 §2, §5, §8). */
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
  /** Names a photo: by what it shows, else by its place. */
  name: (alt: string, place: number) => (alt === '' ? `la foto ${place}` : alt),
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  useAsCover: (name: string) => `Usar como portada: ${name}`,
  isCover: (name: string) => `Es la portada: ${name}`,
  removing: 'Eliminando...',

  editTitle: 'Editar foto',
  save: 'Guardar cambios',
  gone: 'Otra persona quitó esta foto de la galería',

  removeQuestion: '¿Estás seguro de eliminar esta imagen?',
  removeBody: 'Sale de la galería. Si otra sección la usa, el archivo se conserva.',
  removeConfirm: 'Eliminar imagen',
  removed: 'Imagen eliminada',
  removeFailed: 'Error al eliminar la imagen',

  addTitle: (gallery: string) => `Agregar fotos a ${gallery}`,
  pick: 'Elegir imágenes',
  pickMore: 'Elegir más imágenes',
  pickWhy: 'Sube varias a la vez, o tómalas de la biblioteca. Cada una lleva su descripción y su año.',
  altHint: 'Qué se ve en la foto: la leen quienes no pueden verla.',
  row: (place: number, all: number) => `Foto ${place} de ${all}`,
  drop: (place: number) => `Quitar la foto ${place} de esta lista`,
  add: (count: number) => (count > 1 ? `Agregar ${count} fotos` : 'Agregar foto'),
  progress: (place: number, all: number) => `Agregando la foto ${place} de ${all}...`,
  progressShort: (place: number, all: number) => `Agregando ${place} de ${all}...`,
  adding: 'Agregando...',
  added: 'Agregada',
  alreadyThere: (count: number) =>
    (count === 1 ? 'Una de las imágenes ya estaba: se dejó una sola vez.' : `${count} imágenes ya estaban: se dejaron una sola vez.`),
  notAdded: (failed: number, all: number) => (all === 1 ? 'La foto no se agregó' : `No se agregaron ${failed} de ${all} fotos`),
} as const

export const photoLabels = { alt: 'Descripción', year: 'Año' } as const
