import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'contar-la-historia',
    title: 'Contar la historia del torneo: Sobre',
    guide: 'admin_landing',
    section: 'about',
    finds: 'acerca quiénes somos texto descripción frase lista cambiar',
    steps: [
      'Abre **Sobre** y cambia el **Título** y la **Descripción**. La **Cita** se destaca aparte; puede quedar vacía.',
      'En **Puntos destacados** escribe uno y toca **Agregar**. En la página se leen en ese orden.',
      'Toca **Guardar cambios**.',
    ],
  },
]

export default articles
