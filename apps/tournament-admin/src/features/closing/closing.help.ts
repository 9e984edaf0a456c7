import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'cerrar-el-torneo',
    title: 'Cerrar el torneo: campeones y resultados',
    guide: 'admin_tournament',
    section: 'competition',
    finds: 'cierre podio campeón premio goleador fair play tarjetas imprimir resultados pdf hall of fame final',
    steps: [
      'Abre **Competencia** y toca **Cierre**: arriba dice qué falta de cada deporte.',
      'Cuando se decide una final, aparece el podio de esa copa. El **Goleador** y el fair play dicen **hasta ahora** mientras el deporte no termine.',
      'Para los resultados en papel o PDF, toca **Imprimir resultados**.',
      'Cada campeón se ofrece al **Hall of Fame**: quien lleva la página lo agrega con la foto, y aquí lees **Ya está en el Hall of Fame**.',
    ],
    notes: [
      'Si dos jugadores tienen los mismos goles, o dos equipos los mismos puntos de tarjetas, comparten el premio.',
      'Las tarjetas suman: amarilla 1, doble amarilla 3, roja 4, amarilla y roja 5. Gana el que suma menos.',
      'Un deporte sin competencia armada tiene campeón cuando todos jugaron contra todos.',
    ],
  },
]

export default articles
