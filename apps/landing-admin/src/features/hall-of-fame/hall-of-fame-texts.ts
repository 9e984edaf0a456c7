/** Texts of the Hall of Fame (spec 1 §2, §8); the contract has the validation messages. */
export const hallOfFameTexts = {
  list: 'Entradas del Hall of Fame',
  new: 'Nueva entrada',
  search: 'Buscar por ganador, categoría o año',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'entrada' : 'entradas'}` : `${shown} de ${all} entradas`,
  loading: 'Cargando el Hall of Fame...',
  listFailed: 'No pudimos cargar el Hall of Fame',
  none: 'Todavía no hay entradas',
  noneWhy: 'Agrega a quienes ganaron: aparecen en la página pública desde el año más reciente.',

  offers: 'Campeones de este año',
  offersWhy: 'Con la foto y unas palabras, quedan en la página pública.',
  offer: (category: string, winner: string) => `${category} – ${winner}`,
  addOffer: 'Agregar',

  edit: (winner: string, year: number) => `Editar ${winner}, ${year}`,
  remove: (winner: string, year: number) => `Eliminar ${winner}, ${year}`,
  editTitle: 'Editar entrada',
  add: 'Agregar entrada',
  save: 'Guardar cambios',
  added: 'Entrada agregada al Hall of Fame',
  updated: 'Entrada actualizada correctamente',
  removed: 'Entrada eliminada del Hall of Fame',
  addFailed: 'Error al agregar entrada',
  updateFailed: 'Error al actualizar entrada',
  removeFailed: 'Error al eliminar entrada',
  removeQuestion: (winner: string) => `¿Eliminar la entrada de ${winner}?`,
  removeBody: (category: string, year: number) => `${category}, ${year}. Deja de verse en la página pública.`,
  removeConfirm: 'Eliminar entrada',

  categoryHint: 'Como Fútbol o Mejor jugadora. Las que ya usaste se ofrecen mientras escribes.',
} as const

/** Labels of the fields, in the form's order. */
export const hallOfFameLabels = {
  year: 'Año',
  category: 'Categoría',
  winner: 'Ganador',
  description: 'Descripción',
  image: 'Imagen',
} as const
