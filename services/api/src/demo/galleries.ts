import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import type { OwnFields } from '../platform/database/repository'
import type { ImageAddress } from './write-images'

interface Gallery {
  readonly title: string
  readonly date: string
  readonly description: string
  readonly cover: string
  readonly year: number
  /** Image name, alt text, and the year if it differs from the gallery's. */
  readonly photos: readonly (readonly [name: string, alt: string, year?: number])[]
}

/** Oldest first: lists show the last one first. */
const demoGalleries: readonly Gallery[] = [
  {
    title: 'Del archivo',
    date: '1995 a 2003',
    year: 1998,
    cover: 'archivo-1998-equipo',
    description: 'Fotos rescatadas de álbumes y cajones. Si tienes más, acércalas a la secretaría.',
    photos: [
      ['archivo-1995-fachada', 'El frente del colegio el día del primer torneo', 1995],
      ['archivo-1998-equipo', 'La promoción 1982 antes de la final'],
      ['archivo-1999-tribuna', 'La tribuna norte, llena por primera vez', 1999],
      ['archivo-2003-copa', 'La copa del profesor Villalba', 2003],
    ],
  },
  {
    title: 'Edición 2024',
    date: 'Noviembre de 2024',
    year: 2024,
    cover: 'copas-en-fila',
    description: 'Lo mejor de la edición anterior.',
    photos: [
      ['copas-en-fila', 'Las tres copas sobre la mesa, listas para la premiación'],
      ['foto-promo-91', 'La promoción 1991, campeona de fútbol'],
      ['circulo-central', 'El círculo central visto desde el dron'],
      ['tribuna-norte', 'La tribuna norte durante la semifinal'],
      ['punto-en-la-arena', 'Un punto de vóley en la cancha de arena'],
    ],
  },
  {
    title: 'Inauguración 2025',
    date: '8 de noviembre de 2025',
    year: 2025,
    cover: 'desfile-banderas',
    description: 'El desfile de las promociones y las primeras fotos del sábado.',
    photos: [
      ['desfile-banderas', 'Seis promociones con sus banderas sobre el césped'],
      ['tribuna-norte', 'La tribuna norte saluda a las promociones'],
      ['fachada-colegio', 'El frente del colegio con banderines y jacarandás'],
      ['palabras-rectora', 'Palabras de bienvenida en el salón de actos'],
      ['foto-promo-91', 'Foto de la promoción 1991'],
      ['foto-promo-04', 'Foto de la promoción 2004'],
      ['final-nocturna', 'La cancha principal estrena sus luces'],
    ],
  },
  {
    title: 'Vóley mixto',
    date: '8 de noviembre de 2025',
    year: 2025,
    cover: 'remate-voley',
    description: 'Gimnasio por la mañana, arena por la tarde.',
    photos: [
      ['remate-voley', 'Remate contra el doble bloqueo en el gimnasio'],
      ['saque-en-la-arena', 'Saque en la cancha de arena'],
      ['voley-promo-07', 'Las campeonas de la promoción 2007'],
      ['bloqueo-doble', 'Doble bloqueo en la segunda semifinal'],
      ['punto-en-la-arena', 'Salto por el último punto del partido'],
    ],
  },
  {
    title: 'Básquet',
    date: '8 de noviembre de 2025',
    year: 2025,
    cover: 'bandeja-de-reves',
    description: 'Semifinales y final en el gimnasio techado.',
    photos: [
      ['bandeja-de-reves', 'Bandeja de la promoción 1998 ante la marca'],
      ['aro-gimnasio', 'La pelota camino al aro del gimnasio'],
      ['doble-sobre-la-hora', 'El doble que definió la semifinal'],
      ['basquet-promo-12', 'La promoción 2012 con su primera copa'],
      ['copa-basquet', 'La copa de básquet'],
    ],
  },
  {
    title: 'Atletismo, tenis y ping pong',
    date: '8 y 9 de noviembre de 2025',
    year: 2025,
    cover: 'llegada-100-metros',
    description: 'Todo lo que se juega sin arco ni aro.',
    photos: [
      ['llegada-100-metros', 'Llegada de los cien metros, con cinta incluida'],
      ['tenis-polvo', 'Raqueta y pelotas sobre el polvo de ladrillo'],
      ['ping-pong', 'La mesa del salón antes de la final'],
      ['podio-atletismo', 'El podio de los cien metros'],
      ['posta-4x100', 'Tercera vuelta de la posta al atardecer'],
      ['mesa-verde', 'La mesa verde, reservada para las semifinales'],
    ],
  },
  {
    title: 'Final de fútbol 2025',
    date: '9 de noviembre de 2025',
    year: 2025,
    cover: 'final-nocturna',
    description: 'Promoción 1998 contra promoción 1985, bajo las luces y con la tribuna completa.',
    photos: [
      ['final-nocturna', 'El remate del último minuto bajo las luces'],
      ['foto-promo-98', 'La promoción 1998 con la copa'],
      ['hinchada-roja', 'La hinchada de la promoción 1998'],
      ['copa-2025', 'La copa 2025 entre papelitos'],
      ['cancha-1-dron', 'La cancha principal desde el dron'],
      ['area-chica', 'Centro al área en el segundo tiempo'],
      ['foto-promo-85', 'La promoción 1985, subcampeona, al atardecer'],
      ['cancha-al-atardecer', 'La pelota espera en el centro de la cancha'],
      ['circulo-central', 'Saque inicial de la final'],
      ['tribuna-norte', 'La tribuna norte, media hora antes'],
    ],
  },
  {
    title: 'Cena de cierre',
    date: '9 de noviembre de 2025',
    year: 2025,
    cover: 'brindis-cierre',
    description: 'Premiación, brindis y fuegos artificiales en el patio central.',
    photos: [
      ['brindis-cierre', 'Dos jarras chocan bajo los banderines'],
      ['fuegos-de-cierre', 'Fuegos artificiales sobre la cancha principal'],
      ['mesa-larga', 'La mesa larga de las promociones de los noventa'],
      ['copas-en-fila', 'Las copas antes de la premiación'],
      ['brindis-promociones', 'Cinco promociones brindan juntas'],
      ['luces-del-patio', 'El último brindis bajo las luces del patio'],
    ],
  },
]

export const galleries = (imageAddress: ImageAddress): OwnFields<GalleryGroup>[] =>
  demoGalleries.map(({ title, date, description, cover, year, photos }) => {
    const stored = photos.map(([name, alt, photoYear = year]) => ({ url: imageAddress(name), alt, year: photoYear }))
    const images = stored.map(({ url }) => url)
    return {
      title,
      date,
      description,
      coverImage: imageAddress(cover),
      photos: stored,
      images,
      imageCount: images.length,
    }
  })
