/** What the Hero editor says (spec 1 §2, §8); the sentences of validation are the contract's. */
export const heroTexts = {
  form: 'Hero',
  saved: 'Hero actualizado correctamente',
  failure: 'Error al actualizar el hero',
  loading: 'Cargando el hero...',
  loadFailure: 'Error al cargar los datos',
  unread: 'No pudimos leer el hero',
  unreadText: 'Todavía no se puede editar. Lo que está publicado no cambió, y el resto del panel sigue funcionando.',

  toggle: 'Mostrar botón',
  toggleHint: 'Si lo ocultas, su texto y su link se conservan.',
  logoHint: 'Logos: 600x300, hasta 5 MB',
  backgroundHint: 'Fondos: máximo 5 MB',
  imageExample: 'https://…',
  imageFailed: 'No pudimos mostrar esta imagen. Revisa la dirección o prueba con otra.',

  preview: 'Vista previa',
  previewNote: 'La vista previa cambia mientras escribes; la página pública, solo al guardar.',
  previewAddress: 'Página pública',
  devices: 'Tamaño de la vista previa',
  desktop: 'Escritorio',
  phone: 'Teléfono',
} as const

/** What people call the fields, in the form's order. */
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
