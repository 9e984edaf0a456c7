const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Texts of the notice about texts left unsaved in other parts of the page (B101). */
export const unsavedTexts = {
  title: 'Sin guardar en otras partes',
  hint: 'La vista previa ya lo muestra; la página pública, no.',
  save: (count: number) => (count === 1 ? 'Guardar eso también' : 'Guardar todo eso'),
  saving: 'Guardando...',
  saved: (parts: readonly string[]) => `Guardado en ${list.format(parts)}.`,
  failed: (parts: readonly string[]) => `No pudimos guardar ${list.format(parts)}. Ábrelo para ver por qué.`,
} as const
