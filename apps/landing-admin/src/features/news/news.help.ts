import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'publicar-una-novedad',
    title: 'Publicar una novedad',
    guide: 'admin_landing',
    section: 'news',
    finds: 'noticia aviso comunicado artículo escribir texto video',
    steps: [
      'Abre **Novedades** y toca **Nueva novedad**.',
      'Escribe el **Título**, la **Fecha** y el **Texto**. Puedes pegarlo desde Word: quedan los títulos, las listas y los enlaces.',
      'Si quieres, agrega una **Imagen**, la dirección de un **Video** o un **PDF**.',
      'Toca **Agregar novedad**. Las tres más nuevas se ven en el inicio de la página pública.',
    ],
    notes: [
      'Con **Fijar arriba** se ve antes que las más nuevas.',
      'Su dirección se arma con el primer título y no cambia aunque lo corrijas, así los enlaces que mandaste siguen abriendo.',
      'El video no se carga en la página: se ve como un enlace.',
    ],
  },
]

export default articles
