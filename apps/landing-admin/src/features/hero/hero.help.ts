import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'portada-del-sitio',
    title: 'Cambiar la portada del sitio',
    guide: 'admin_landing',
    section: 'hero',
    finds: 'título inicio banner imagen de fondo textos foto color principal',
    steps: [
      'Abre **Hero**: es lo primero que se ve en la página pública.',
      'Cambia los textos. La **Vista previa** los muestra mientras escribes; nadie más los ve todavía.',
      'Para la imagen, toca **Elegir imagen** y súbela, o toma una de la **Biblioteca**.',
      'Toca **Guardar cambios**. Ahí sí cambia la página pública.',
    ],
    notes: ['Si apagas **Mostrar botón**, su texto y su link se conservan para cuando lo vuelvas a encender.'],
  },
]

export default articles
