import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import type { OwnFields } from '../../platform/repository'
import type { AddressOf, PictureName } from '../pictures/demo-pictures'

interface Gallery {
  readonly title: string
  readonly date: string
  readonly description: string
  readonly cover: PictureName
  readonly year: number
  /** File, what it shows, and its year where that is not the gallery's. */
  readonly photos: readonly (readonly [name: PictureName, alt: string, year?: number])[]
}

/** The last one is the newest, so it is the first that people see. */
const galleries: readonly Gallery[] = [
  {
    title: 'Del archivo', date: '1995 a 2003', year: 1998, cover: 'archivo-1998-equipo.jpg',
    description: 'Fotos rescatadas de álbumes y cajones. Si tienes más, acércalas a la secretaría.',
    photos: [
      ['archivo-1995-fachada.jpg', 'El frente del colegio el día del primer torneo', 1995],
      ['archivo-1998-equipo.jpg', 'La promoción 1982 antes de la final'],
      ['archivo-1999-tribuna.jpg', 'La tribuna norte, llena por primera vez', 1999],
      ['archivo-2003-copa.jpg', 'La copa del profesor Villalba', 2003],
    ],
  },
  {
    title: 'Edición 2024', date: 'Noviembre de 2024', year: 2024, cover: 'copas-en-fila.jpg',
    description: 'Lo mejor de la edición anterior.',
    photos: [
      ['copas-en-fila.jpg', 'Las tres copas sobre la mesa, listas para la premiación'],
      ['foto-promo-91.jpg', 'La promoción 1991, campeona de fútbol'],
      ['circulo-central.webp', 'El círculo central visto desde el dron'],
      ['tribuna-norte.jpg', 'La tribuna norte durante la semifinal'],
      ['punto-en-la-arena.jpg', 'Un punto de vóley en la cancha de arena'],
    ],
  },
  {
    title: 'Inauguración 2025', date: '8 de noviembre de 2025', year: 2025, cover: 'desfile-banderas.jpg',
    description: 'El desfile de las promociones y las primeras fotos del sábado.',
    photos: [
      ['desfile-banderas.jpg', 'Seis promociones con sus banderas sobre el césped'],
      ['tribuna-norte.jpg', 'La tribuna norte saluda a las promociones'],
      ['fachada-colegio.jpg', 'El frente del colegio con banderines y jacarandás'],
      ['palabras-rectora.jpg', 'Palabras de bienvenida en el salón de actos'],
      ['foto-promo-91.jpg', 'Foto de la promoción 1991'],
      ['foto-promo-04.jpg', 'Foto de la promoción 2004'],
      ['final-nocturna.jpg', 'La cancha principal estrena sus luces'],
    ],
  },
  {
    title: 'Vóley mixto', date: '8 de noviembre de 2025', year: 2025, cover: 'remate-voley.jpg',
    description: 'Gimnasio por la mañana, arena por la tarde.',
    photos: [
      ['remate-voley.jpg', 'Remate contra el doble bloqueo en el gimnasio'],
      ['saque-en-la-arena.jpg', 'Saque en la cancha de arena'],
      ['voley-promo-07.jpg', 'Las campeonas de la promoción 2007'],
      ['bloqueo-doble.jpg', 'Doble bloqueo en la segunda semifinal'],
      ['punto-en-la-arena.jpg', 'Salto por el último punto del partido'],
    ],
  },
  {
    title: 'Básquet', date: '8 de noviembre de 2025', year: 2025, cover: 'bandeja-de-reves.jpg',
    description: 'Semifinales y final en el gimnasio techado.',
    photos: [
      ['bandeja-de-reves.jpg', 'Bandeja de la promoción 1998 ante la marca'],
      ['aro-gimnasio.webp', 'La pelota camino al aro del gimnasio'],
      ['doble-sobre-la-hora.jpg', 'El doble que definió la semifinal'],
      ['basquet-promo-12.jpg', 'La promoción 2012 con su primera copa'],
      ['copa-basquet.webp', 'La copa de básquet'],
    ],
  },
  {
    title: 'Atletismo, tenis y ping pong', date: '8 y 9 de noviembre de 2025', year: 2025, cover: 'llegada-100-metros.jpg',
    description: 'Todo lo que se juega sin arco ni aro.',
    photos: [
      ['llegada-100-metros.jpg', 'Llegada de los cien metros, con cinta incluida'],
      ['tenis-polvo.jpg', 'Raqueta y pelotas sobre el polvo de ladrillo'],
      ['ping-pong.jpg', 'La mesa del salón antes de la final'],
      ['podio-atletismo.jpg', 'El podio de los cien metros'],
      ['posta-4x100.jpg', 'Tercera vuelta de la posta al atardecer'],
      ['mesa-verde.webp', 'La mesa verde, reservada para las semifinales'],
    ],
  },
  {
    title: 'Final de fútbol 2025', date: '9 de noviembre de 2025', year: 2025, cover: 'final-nocturna.jpg',
    description: 'Promoción 1998 contra promoción 1985, bajo las luces y con la tribuna completa.',
    photos: [
      ['final-nocturna.jpg', 'El remate del último minuto bajo las luces'],
      ['foto-promo-98.jpg', 'La promoción 1998 con la copa'],
      ['hinchada-roja.jpg', 'La hinchada de la promoción 1998'],
      ['copa-2025.png', 'La copa 2025 entre papelitos'],
      ['cancha-1-dron.jpg', 'La cancha principal desde el dron'],
      ['area-chica.jpg', 'Centro al área en el segundo tiempo'],
      ['foto-promo-85.jpg', 'La promoción 1985, subcampeona, al atardecer'],
      ['cancha-al-atardecer.jpg', 'La pelota espera en el centro de la cancha'],
      ['circulo-central.webp', 'Saque inicial de la final'],
      ['tribuna-norte.jpg', 'La tribuna norte, media hora antes'],
    ],
  },
  {
    title: 'Cena de cierre', date: '9 de noviembre de 2025', year: 2025, cover: 'brindis-cierre.jpg',
    description: 'Premiación, brindis y fuegos artificiales en el patio central.',
    photos: [
      ['brindis-cierre.jpg', 'Dos jarras chocan bajo los banderines'],
      ['fuegos-de-cierre.jpg', 'Fuegos artificiales sobre la cancha principal'],
      ['mesa-larga.jpg', 'La mesa larga de las promociones de los noventa'],
      ['copas-en-fila.jpg', 'Las copas antes de la premiación'],
      ['brindis-promociones.jpg', 'Cinco promociones brindan juntas'],
      ['luces-del-patio.jpg', 'El último brindis bajo las luces del patio'],
    ],
  },
]

export const demoGalleries = (addressOf: AddressOf): OwnFields<GalleryGroup>[] =>
  galleries.map(({ title, date, description, cover, year, photos }) => {
    const shown = photos.map(([name, alt, ownYear = year]) => ({ url: addressOf(name), alt, year: ownYear }))
    const images = shown.map(({ url }) => url)
    return { title, date, description, coverImage: addressOf(cover), photos: shown, images, imageCount: images.length }
  })
