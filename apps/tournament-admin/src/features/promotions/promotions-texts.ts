/** Texts of /tournament/promotions, except those about captains (spec 2 §2, §8). */
export const promotionsTexts = {
  list: 'Promociones',
  new: 'Nueva promoción',
  paste: 'Pegar promociones',
  search: 'Buscar por año, nombre o capitán',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'promoción' : 'promociones'}` : `${shown} de ${all} promociones`,
  loading: 'Cargando las promociones...',
  listFailed: 'No pudimos cargar las promociones',
  none: 'Todavía no hay promociones',
  noneWhy: 'Crea la primera para asignarle un capitán y armar sus equipos.',

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar promoción',
  add: 'Agregar promoción',
  save: 'Guardar cambios',
  added: 'Cambios guardados',
  updated: 'Cambios guardados',
  removed: 'Promoción eliminada',
  addFailed: 'Error al guardar la promoción',
  updateFailed: 'Error al guardar la promoción',
  removeFailed: 'Error al eliminar la promoción',
  removeQuestion: (name: string) => `¿Eliminar ${name}?`,
  removeConfirm: 'Eliminar promoción',
  nothingBelow: 'No hay equipos ni partidos que dependan de ella.',
  captainStays: 'Su capitán queda sin promoción.',

  yearHint: 'El año de egreso, con cuatro cifras.',
  colorHint: 'Los equipos nuevos de esta promoción lo toman.',
  colorWorn: (name: string) => `${name} ya usa este color. En un partido entre las dos no se distinguirían.`,
  chooseCategory: 'Elige una categoría',
} as const

export const promotionLabels = {
  year: 'Año',
  name: 'Nombre',
  category: 'Categoría',
  color: 'Color',
  logo: 'Logo',
  description: 'Descripción',
} as const
