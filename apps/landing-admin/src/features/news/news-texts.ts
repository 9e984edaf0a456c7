/** Texts of the landing page's news (B104); the contract has the validation messages. */
export const newsTexts = {
  list: 'Novedades',
  new: 'Nueva novedad',
  search: 'Buscar por título o texto',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'novedad' : 'novedades'}` : `${shown} de ${all} novedades`,
  loading: 'Cargando las novedades...',
  listFailed: 'No pudimos cargar las novedades',
  none: 'Todavía no hay novedades',
  noneWhy: 'Las que agregues aparecen en la página pública, las más nuevas primero.',

  isPinned: 'Fijada',
  hasPdf: 'PDF',
  hasVideo: 'Video',

  edit: (title: string) => `Editar ${title}`,
  remove: (title: string) => `Eliminar ${title}`,
  editTitle: 'Editar novedad',
  add: 'Agregar novedad',
  save: 'Guardar cambios',
  added: 'Novedad agregada',
  updated: 'Novedad actualizada',
  removed: 'Novedad eliminada',
  addFailed: 'Error al agregar novedad',
  updateFailed: 'Error al actualizar novedad',
  removeFailed: 'Error al eliminar novedad',
  removeQuestion: (title: string) => `¿Eliminar la novedad ${title}?`,
  removeBody: 'Deja de verse en la página pública, y su enlace ya no abre nada.',
  removeConfirm: 'Eliminar novedad',

  imageHint: 'JPG, PNG o WebP, hasta 5 MB.',
  altHint: 'Para quienes no ven la imagen.',
  videoHint: 'Un enlace de YouTube, Vimeo u otro sitio.',
  pinnedHint: 'Se ve antes que las más nuevas.',
} as const

/** Labels of the fields, in the form's order. */
export const newsLabels = {
  title: 'Título',
  date: 'Fecha',
  text: 'Texto',
  image: 'Imagen',
  alt: 'Descripción de la imagen',
  videoUrl: 'Video',
  file: 'PDF',
  pinned: 'Fijar arriba',
} as const
