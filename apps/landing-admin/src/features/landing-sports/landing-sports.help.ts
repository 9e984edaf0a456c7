import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'deporte-en-la-pagina',
    title: 'Presentar un deporte en la página',
    guide: 'admin_landing',
    section: 'landing_sports',
    finds: 'disciplina ícono emoji',
    steps: [
      'Abre **Deportes** y toca **Nuevo deporte**.',
      'Escribe el **Nombre** y la **Descripción**, y elige la **Categoría** y el **Ícono**.',
      'Toca **Agregar deporte**.',
    ],
    notes: [
      'Estos deportes solo se presentan en la página. Los que se juegan, con sus reglas, están en **Deportes del torneo**.',
    ],
  },
]

export default articles
