import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import dark from './help/agregar-treinta-fotos-dark.webp'
import light from './help/agregar-treinta-fotos-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'agregar-treinta-fotos',
    title: 'Agregar treinta fotos',
    guide: 'admin_landing',
    section: 'gallery',
    finds: 'imágenes subir álbum muchas galería celular foto cargar',
    picture: helpPicture(light, dark, 'Agregar fotos: las tres ya subieron, y una sola descripción sirve para todas.'),
    steps: [
      'Abre **Galerías**. Si todavía no está la del día, créala con **Nueva galería**.',
      'En su tarjeta toca **Agregar fotos**.',
      'Toca **Elegir fotos** y marca todas juntas. Se suben solas mientras sigues.',
      'En **Descripción para todas** escribe qué se ve, una sola vez: se numera sola. El **Año** sale de cada foto; escríbelo si falta.',
      'Toca el botón de abajo, que dice cuántas vas a agregar.',
    ],
    notes: [
      'Si una no subió, aparece marcada y la puedes volver a subir sin tocar las demás.',
      'Hasta 5 MB cada una. Las de más peso se achican solas.',
    ],
  },
  {
    id: 'ordenar-fotos',
    title: 'Ordenar, mover o eliminar fotos',
    guide: 'admin_landing',
    section: 'gallery',
    finds: 'portada seleccionar varias borrar galería quitar sacar foto',
    steps: [
      'Abre **Galerías** y toca la tarjeta de la galería: se ven todas sus fotos.',
      'Para cambiar el orden, arrastra cada foto desde su asa. Con el teclado: Espacio la toma y las flechas la mueven.',
      'Para varias a la vez, marca sus casillas. Abajo puedes **Mover a otra galería**, o eliminarlas.',
      'Con la estrella de una foto la usas como **Portada**.',
    ],
    notes: ['Lo que eliminas se puede recuperar durante 30 días, en la **Papelera**.'],
  },
]

export default articles
