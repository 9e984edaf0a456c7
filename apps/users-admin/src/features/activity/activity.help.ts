import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'quien-cambio-algo',
    title: 'Ver quién cambió algo',
    guide: 'super',
    section: 'users',
    finds: 'actividad registro auditoría seguridad historial responsable exportar descargar csv excel',
    steps: [
      'Abre **Usuarios** y toca **Ver actividad**.',
      'Filtra por **Persona**, por **Sección** o por **Día**.',
      'Toca una fila: te lleva al historial de eso, donde puedes volver a lo anterior.',
    ],
    notes: ['Los ingresos, los permisos y lo eliminado están en **Registro de seguridad**, que nadie puede cambiar.'],
  },
]

export default articles
