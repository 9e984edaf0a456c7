import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'encontrar-algo',
    title: 'Encontrar algo rápido',
    guide: 'everyone',
    finds: 'buscar atajo teclado ctrl k comando ir',
    steps: [
      'Toca la lupa de arriba, o aprieta Ctrl K (⌘ K en una Mac).',
      'Escribe un nombre: una pantalla, un equipo, un jugador, una acción, una duda. Los acentos no importan.',
      'Elige con las flechas y Enter, o tócalo.',
    ],
    notes: ['En una lista, la tecla / te lleva a su búsqueda.'],
  },
]

export default articles
