/** Texts of the landing page's sports (spec 1 §2, §8); the contract has the validation messages. */
export const landingSportsTexts = {
  list: 'Deportes',
  new: 'Nuevo deporte',
  search: 'Buscar por nombre o categoría',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'deporte' : 'deportes'}` : `${shown} de ${all} deportes`,
  loading: 'Cargando los deportes...',
  listFailed: 'No pudimos cargar los deportes',
  none: 'Todavía no hay deportes',
  noneWhy:
    'Los que agregues se presentan en la página pública. No son los deportes del torneo, que tienen sus reglas en otra sección.',

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar deporte',
  add: 'Agregar deporte',
  save: 'Guardar cambios',
  added: 'Deporte agregado correctamente',
  updated: 'Deporte actualizado correctamente',
  removed: 'Deporte eliminado correctamente',
  addFailed: 'Error al agregar deporte',
  updateFailed: 'Error al actualizar deporte',
  removeFailed: 'Error al eliminar deporte',
  removeQuestion: (name: string) => `¿Eliminar el deporte ${name}?`,
  removeBody: 'Deja de verse en la página pública. Los deportes del torneo y sus partidos no cambian.',
  removeConfirm: 'Eliminar deporte',

  chooseCategory: 'Elige una categoría',
  otherIcon: 'Otro emoji',
  otherIconHint: 'Escríbelo con el teclado de emojis, o pégalo.',
  noIcon: 'Quitar ícono',
} as const

/** Labels of the fields, in the form's order. */
export const landingSportLabels = {
  name: 'Nombre',
  category: 'Categoría',
  description: 'Descripción',
  icon: 'Ícono',
} as const
