/** Texts of the landing page's own pages (B104); the contract has the validation messages. */
export const pagesTexts = {
  list: 'Páginas',
  new: 'Nueva página',
  search: 'Buscar por título o texto',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'página' : 'páginas'}` : `${shown} de ${all} páginas`,
  loading: 'Cargando las páginas...',
  listFailed: 'No pudimos cargar las páginas',
  none: 'Todavía no hay páginas',
  noneWhy: 'El reglamento, el alojamiento, cómo llegar: lo que agregues se enlaza al pie de la página pública.',

  hasPdf: 'PDF',

  edit: (title: string) => `Editar ${title}`,
  remove: (title: string) => `Eliminar ${title}`,
  editTitle: 'Editar página',
  add: 'Agregar página',
  save: 'Guardar cambios',
  added: 'Página agregada',
  updated: 'Página actualizada',
  removed: 'Página eliminada',
  addFailed: 'Error al agregar página',
  updateFailed: 'Error al actualizar página',
  removeFailed: 'Error al eliminar página',
  removeQuestion: (title: string) => `¿Eliminar la página ${title}?`,
  removeBody: 'Deja de verse en la página pública, y su enlace ya no abre nada.',
  removeConfirm: 'Eliminar página',
} as const

/** Labels of the fields, in the form's order. */
export const pagesLabels = { title: 'Título', text: 'Texto', file: 'PDF' } as const
