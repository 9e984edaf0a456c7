import { type OfficialRole, officialRoleNames, officialRoles } from '@torneo/contracts/match/officials'

const counted = (count: number) => (count === 1 ? '1 nombre' : `${count} nombres`)

/** Texts of 'Árbitros y mesa'; the contract has the validation messages. */
export const officialsTexts = {
  list: 'Árbitros y mesa',
  new: 'Nuevo nombre',
  paste: 'Pegar nombres',
  search: 'Buscar por nombre',
  count: (shown: number, all: number) => (shown === all ? counted(all) : `${shown} de ${counted(all)}`),
  loading: 'Cargando los nombres...',
  listFailed: 'No pudimos cargar los nombres',
  none: 'Todavía no hay nombres',
  noneWhy: 'Los que agregues se ofrecen en cada partido, y te avisamos si uno está en dos a la misma hora.',
  back: 'Volver a Partidos',

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar nombre',
  renameHint: 'Si lo cambias, cambia también en los partidos que lo nombran.',
  add: 'Agregar nombre',
  save: 'Guardar cambios',
  added: 'Nombre agregado',
  updated: 'Cambios guardados',
  removed: 'Nombre eliminado',
  addFailed: 'Error al guardar el nombre',
  updateFailed: 'Error al guardar el nombre',
  removeFailed: 'Error al eliminar el nombre',
  removeQuestion: (name: string) => `¿Eliminar a ${name} de la lista?`,
  removeBody: 'Los partidos que lo nombran siguen igual, pero ya no avisamos si está en dos a la misma hora.',
  removeConfirm: 'Eliminar',

  names: 'Nombres',
  again: (names: readonly string[]) => `Más de una vez, cuenta una: ${names.join(' · ')}`,
  namesHint: 'Uno por línea. Los que ya están en la lista no se repiten.',
  noNames: 'Pega o escribe al menos un nombre',
  cancel: 'Cancelar',
  addCount: (count: number) => (count === 0 ? 'Agregar' : `Agregar ${counted(count)}`),
  addedCount: (count: number) => (count === 0 ? 'Ya estaban todos en la lista' : `${counted(count)} más en la lista`),
} as const

export const officialLabels = { name: 'Nombre', role: 'Función' } as const

export const roleOptions = officialRoles.map((value) => ({ value, label: officialRoleNames[value] }))

/** Name of a role; one of a later version by itself. */
export const roleLabel = (role: string): string => officialRoleNames[role as OfficialRole] ?? role
