/** Texts of the hero editor (spec 1 §2, §8); the contract has the validation messages. */
export const heroTexts = {
  form: 'Hero',
  saved: 'Hero actualizado correctamente',
  failure: 'Error al actualizar el hero',
  loading: 'Cargando el hero...',
  unread: 'No pudimos leer el hero',

  toggle: 'Mostrar botón',
  toggleHint: 'Si lo ocultas, su texto y su link se conservan.',
} as const

/** Labels of the fields, in the form's order. */
export const heroLabels = {
  title: 'Título',
  subtitle: 'Subtítulo',
  description: 'Descripción',
  logoImage: 'Logo',
  backgroundImage: 'Imagen de fondo',
  ctaVisible: 'Mostrar botón',
  ctaText: 'Texto del botón',
  ctaLink: 'Link',
} as const
