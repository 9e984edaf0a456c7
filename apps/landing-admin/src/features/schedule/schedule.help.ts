import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'agregar-un-evento',
    title: 'Agregar un evento al calendario',
    guide: 'admin_landing',
    section: 'schedule',
    finds: 'ceremonia actividad acto fecha agenda',
    steps: [
      'Abre **Calendario** y toca **Nuevo evento**.',
      'Escribe el **Título**, la **Fecha** y la **Hora**, y elige el **Tipo**.',
      'Toca **Agregar evento**. Si vas a cargar varios seguidos, toca **Guardar y agregar otro**.',
    ],
    notes: [
      'Si un evento se parece a otro, duplícalo desde su fila y cambia lo que sea distinto.',
      'Con **Imprimir** sale el cronograma en una hoja, por día.',
      'Los partidos del torneo no se cargan aquí: van en **Partidos**.',
    ],
  },
]

export default articles
