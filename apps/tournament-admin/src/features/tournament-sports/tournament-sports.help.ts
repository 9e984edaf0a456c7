import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'crear-un-deporte',
    title: 'Crear un deporte y sus reglas',
    guide: 'admin_tournament',
    section: 'tournament_sports',
    finds: 'fútbol básquet vóley tiempos sets puntos duración suspensión amarillas',
    steps: [
      'Abre **Deportes del torneo** y toca **Nuevo deporte**.',
      'Escribe el **Nombre** y elige un **Ícono**.',
      'En **Cómo se cuenta** elige **Goles**, **Puntos** o **Sets**. El panel de cada partido se adapta a eso.',
      'Revisa los **Períodos** y los **Minutos por período**, y toca **Guardar deporte**.',
    ],
    notes: [
      'Para que las tarjetas suspendan, completa **Amarillas para una suspensión** y **Partidos de suspensión por roja**. Con 0, no suspenden.',
      'Si un deporte ya no se juega, apaga **Activo** en vez de eliminarlo: lo jugado queda guardado.',
    ],
  },
]

export default articles
