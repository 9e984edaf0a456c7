import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'levantar-una-suspension',
    title: 'Levantar una suspensión',
    guide: 'admin_tournament',
    section: 'fixtures',
    finds: 'roja amarillas sancionado no puede jugar perdonar',
    steps: [
      'Abre **Partidos**. El partido en el que alguien no puede jugar dice **Suspendido**.',
      'Toca **Ver suspensiones**: dice de qué tarjetas viene.',
      'Toca **Levantar suspensión**, escribe el motivo y toca **Levantar**.',
    ],
    notes: [
      'Las suspensiones salen solas de las tarjetas de los partidos finalizados: si corriges una tarjeta, cambian.',
    ],
  },
]

export default articles
