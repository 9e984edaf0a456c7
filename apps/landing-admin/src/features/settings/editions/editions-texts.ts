/** Texts of the editions (B39). */
export const editionsTexts = {
  title: 'Ediciones',
  open: 'En curso',
  see: (year: number) => `Ver la edición ${year}`,
  export: 'Exportar',
  exportOf: (year: number) => `Exportar la edición ${year}`,
  exportWhat: 'Exportar guarda un archivo ZIP con planillas (CSV), datos (JSON), escudos y fotos.',
  begin: 'Nueva edición',
} as const

/** Texts of taking the open edition back. */
export const takeBackTexts = {
  undone: (year: number) => `La edición ${year} está abierta otra vez`,
  undoOpen: (year: number) => `Deshacer la edición ${year}`,
  undoQuestion: (year: number) => `¿Deshacer la edición ${year}?`,
  undoWhat: (year: number, before: number) =>
    `Se borra lo que se cargó en ${year}, y la edición ${before} vuelve a estar abierta, como quedó. Solo se puede mientras no se jugó ningún partido.`,
  undoConfirm: (year: number) => `Deshacer ${year}`,
  undoing: 'Deshaciendo...',
  undoFailed: 'Error al deshacer la edición',
} as const
