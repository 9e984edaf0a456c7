import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'agregar-un-sponsor',
    title: 'Agregar un sponsor',
    guide: 'admin_landing',
    section: 'sponsors',
    finds: 'auspiciante patrocinador logo marca nivel empresa publicidad',
    steps: [
      'Abre **Sponsors** y toca **Nuevo sponsor**.',
      'Escribe su **Nombre** y su **Sitio web**, y elige el **Nivel**: **Oro**, **Plata** o **Bronce**.',
      'En **Logo** toca **Elegir imagen**. Mejor si es ancho: unos 600x300.',
      'Toca **Agregar sponsor**.',
    ],
  },
]

export default articles
