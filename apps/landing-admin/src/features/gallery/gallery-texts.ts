const photosOf = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)
const galleriesOf = (count: number) => (count === 1 ? '1 galería' : `${count} galerías`)

/** Texts of the galleries (spec 1 §2, §8); the contract has the validation messages. */
export const galleryTexts = {
  list: 'Galerías',
  new: 'Nueva galería',
  search: 'Buscar por título o fecha',
  count: (shown: number, all: number, photos: number) =>
    shown === all ? `${galleriesOf(all)} · ${photosOf(photos)}` : `${shown} de ${galleriesOf(all)}`,
  loading: 'Cargando las galerías...',
  listFailed: 'No pudimos cargar las galerías',
  none: 'Todavía no hay galerías',
  noneWhy: 'Crea una y agrega sus fotos: aparecen en la página pública, la más nueva primero.',

  photos: photosOf,
  noPhotos: 'Sin fotos',
  more: (count: number) => `+${count} más`,
  seePhotos: (count: number, title: string) => `Ver ${count === 1 ? 'la foto' : `las ${count} fotos`} de ${title}`,
  addPhoto: 'Agregar fotos',
  addPhotoTo: (title: string) => `Agregar fotos a ${title}`,
  dropHere: 'Suelta las fotos aquí',
  saving: 'Guardando...',
  edit: (title: string) => `Editar ${title}`,
  remove: (title: string) => `Eliminar ${title}`,

  whichGallery: '¿A qué galería?',
  newest: 'Las más nuevas',
  editTitle: 'Editar galería',
  create: 'Crear galería',
  save: 'Guardar cambios',
  added: 'Galería creada correctamente',
  updated: 'Galería actualizada correctamente',
  removed: 'Galería eliminada correctamente',
  addFailed: 'Error al crear galería',
  updateFailed: 'Error al actualizar galería',
  removeFailed: 'Error al eliminar galería',
  dateHint: 'Como quieras que se lea: 8 de noviembre de 2025',
  coverHint: 'Se ve mientras no haya fotos, y donde la página muestre una sola. 1280x720, hasta 5 MB',
  photosElsewhere: 'Las fotos se agregan y se quitan desde la tarjeta de la galería.',

  removeQuestion: (title: string) => `¿Eliminar la galería ${title}?`,
  removeConfirm: 'Eliminar galería',
  removeEmpty: 'Deja de verse en la página pública.',
} as const

export const galleryLabels = {
  title: 'Título',
  description: 'Descripción',
  date: 'Fecha',
  coverImage: 'Portada',
} as const
