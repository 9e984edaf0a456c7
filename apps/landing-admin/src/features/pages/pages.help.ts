import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'publicar-el-reglamento',
    title: 'Publicar el reglamento y otras páginas',
    guide: 'admin_landing',
    section: 'pages',
    finds: 'bases reglas alojamiento hotel dormir documento pdf cómo llegar',
    steps: [
      'Abre **Páginas** y toca **Nueva página**.',
      'Escribe el **Título** y el **Texto**.',
      'Con **Subir PDF** agregas un documento de hasta 10 MB, que se descarga desde la página.',
      'Toca **Agregar página**. Su enlace queda al pie de la página pública.',
    ],
    notes: ['Arrastra las páginas para elegir en qué orden se enlazan.'],
  },
]

export default articles
