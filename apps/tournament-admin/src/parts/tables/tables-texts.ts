/** Texts of both tables. */
export const tablesTexts = {
  sport: 'Deporte',
  reading: 'Cargando...',
  category: 'Categoría',
  everyCategory: 'Todas',
  seeEveryCategory: 'Ver todas las categorías',
  position: 'Pos',
  noSports: 'Todavía no hay deportes activos.',
  seeSports: 'Ver deportes',
  sportsFailed: 'No pudimos cargar los deportes',
  refreshFailed: 'No pudimos actualizar la tabla: puede haber cambios que no ves.',
  retry: 'Reintentar',
  print: 'Imprimir',
} as const
