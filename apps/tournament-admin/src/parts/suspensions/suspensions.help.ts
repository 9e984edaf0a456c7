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
  {
    id: 'alargar-una-suspension',
    title: 'Suspender por más fechas que la regla',
    guide: 'admin_tournament',
    section: 'fixtures',
    finds: 'sanción tribunal fechas agresión roja castigo varias',
    steps: [
      'En **Partidos**, toca **Ver suspensiones** en el partido que el jugador no puede jugar.',
      'Toca **Alargar**, escribe cuántas fechas son en total y el motivo, y toca **Alargar**.',
      'Para deshacerlo, toca **Volver a lo de la regla**.',
    ],
    notes: [
      'Qué cumple una suspensión lo dice cada deporte: en **Deportes del torneo** eliges si un W.O. o un partido suspendido la cumplen.',
    ],
  },
]

export default articles
