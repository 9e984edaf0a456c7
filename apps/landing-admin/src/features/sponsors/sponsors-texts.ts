/** Texts of the sponsors (spec 1 §2, §8); the contract has the validation messages. */
export const sponsorsTexts = {
  list: 'Sponsors',
  new: 'Nuevo sponsor',
  search: 'Buscar por nombre o sitio web',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'sponsor' : 'sponsors'}` : `${shown} de ${all} sponsors`,
  loading: 'Cargando los sponsors...',
  listFailed: 'No pudimos cargar los sponsors',
  none: 'Todavía no hay sponsors',
  noneWhy: 'Los que agregues aparecen en la página pública, por nivel.',

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar sponsor',
  add: 'Agregar sponsor',
  save: 'Guardar cambios',
  added: 'Sponsor agregado correctamente',
  updated: 'Sponsor actualizado correctamente',
  removed: 'Sponsor eliminado correctamente',
  addFailed: 'Error al agregar sponsor',
  updateFailed: 'Error al actualizar sponsor',
  removeFailed: 'Error al eliminar sponsor',
  removeQuestion: (name: string) => `¿Eliminar el sponsor ${name}?`,
  removeBody: 'Deja de verse en la página pública.',
  removeConfirm: 'Eliminar sponsor',

  chooseTier: 'Elige un nivel',
  websiteHint: 'Si no escribes https://, lo agregamos.',
  opensElsewhere: 'Se abre en otra pestaña',
} as const

export const sponsorLabels = { name: 'Nombre', logo: 'Logo', website: 'Sitio web', tier: 'Nivel' } as const
