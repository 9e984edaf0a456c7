import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'escudo-colores-y-aspecto',
    title: 'Escudo, colores y aspecto de la página',
    guide: 'admin_landing',
    section: 'appearance',
    finds: 'escudo logo color colores letra tipografía aspecto estilo diseño tema plantilla apariencia',
    steps: [
      'Abre **Aspecto** y sube el **Escudo**: de él salen el **Color principal** y el **Segundo color**. Puedes cambiarlos.',
      'Elige la **Letra de los títulos** y después el **Aspecto**: tu página cambia al lado mientras eliges.',
      'Toca **Guardar cambios**. El escudo queda también como logo, ícono de la pestaña y foto al compartir.',
    ],
  },
]

export default articles
