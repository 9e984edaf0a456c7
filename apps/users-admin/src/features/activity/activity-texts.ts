/** Texts of /users/activity. */
export const activityTexts = {
  title: 'Actividad',
  bin: 'Papelera',
  intro: 'Quién cambió qué en el panel, lo más nuevo primero.',
  loading: 'Cargando la actividad',
  failed: 'No pudimos leer la actividad',
  none: 'Todavía no hay actividad',
  noneWhy: 'Aquí queda quién crea, cambia o elimina algo en el panel.',
  unreadable: (count: number) =>
    count === 1 ? '1 registro no se puede leer.' : `${count} registros no se pueden leer.`,
  unreadableWhy: 'No aparece en ninguna lista hasta que se corrija en la base de datos:',
  section: 'Sección',
  everySection: 'Todas las secciones',
  noneLeft: 'Nada coincide con estos filtros',
  noneLeftWhy: 'Prueba con otra persona, otra sección u otro día.',
  clear: 'Quitar filtros',
  times: (times: number) => `×${times}`,
  newer: 'Más nueva',
  older: 'Más antigua',
  shown: (first: number, last: number, total: number) => `${first} a ${last} de ${total}`,
} as const
