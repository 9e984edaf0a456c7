/** Texts that the editors of single records share (spec 1 §8, R22). */
export const editorTexts = {
  loadFailure: 'Error al cargar los datos',
  unreadText: 'Todavía no se puede editar. Lo que está publicado no cambió, y el resto del panel sigue funcionando.',

  preview: 'Vista previa',
  previewNote: 'La vista previa cambia mientras escribes; la página pública, solo al guardar.',
  previewAddress: 'Página pública',
  devices: 'Tamaño de la vista previa',
} as const
