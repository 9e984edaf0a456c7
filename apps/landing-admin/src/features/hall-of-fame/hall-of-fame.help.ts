import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'agregar-un-ganador',
    title: 'Agregar un ganador al Hall of Fame',
    guide: 'admin_landing',
    section: 'hall_of_fame',
    finds: 'campeón premio historia goleador',
    steps: [
      'Abre **Hall of Fame** y toca **Nueva entrada**.',
      'Escribe el **Año**, la **Categoría** y el **Ganador**. Las categorías que ya usaste se ofrecen mientras escribes.',
      'Si quieres, agrega una **Imagen** y una **Descripción**.',
      'Toca **Agregar entrada**. En la página se lee desde el año más reciente.',
    ],
    notes: [
      'Cuando un deporte tiene campeón, aparece arriba, en **Campeones de este año**. Toca **Agregar**: el año, la categoría y el ganador ya están escritos.',
    ],
  },
]

export default articles
