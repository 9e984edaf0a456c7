/** Texts of the Sobre editor (spec 1 §2, §8); the contract has the validation messages. */
export const aboutTexts = {
  form: 'Sobre',
  saved: 'Sobre actualizado correctamente',
  failure: 'Error al actualizar sobre',
  loading: 'Cargando el texto...',
  unread: 'No pudimos leer el texto de Sobre',

  quoteHint: 'Opcional. Se destaca aparte.',
  highlight: 'Punto destacado',
  newHighlight: 'Nuevo punto destacado',
  highlightsHint: 'Enter lo agrega; en la página se leen en este orden.',
} as const

/** Labels of the fields, in the form's order. */
export const aboutLabels = {
  title: 'Título',
  description: 'Descripción',
  quote: 'Cita',
  highlights: 'Puntos destacados',
} as const
