import { galleryEndpoints, type GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { aGalleryGroup, aGalleryPhoto } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aGalleryServer } from './gallery-server'
import { unavailable } from './unavailable'

const pictures = ['team', 'court', 'night', 'trophy']
const scenes = ['El equipo antes del partido', 'La cancha principal desde arriba', 'La final, de noche', 'La copa']

/** Pictures of this folder; each has a different address, like a stored file. */
function photosOf(count: number, from: number) {
  return Array.from({ length: count }, (_, place) => {
    const scene = (from + place) % pictures.length
    const url = `${location.origin}/dev/pictures/${pictures[scene]}.svg?foto=${from}-${place}`
    return aGalleryPhoto({ url, alt: scenes[scene] ?? '', year: 2025 - (from % 3) })
  })
}

const dayOf = (index: number) => new Date(Date.UTC(2025, 10, 9) - index * 86_400_000).toISOString()

const some: readonly GalleryGroup[] = [
  aGalleryGroup({
    photos: photosOf(27, 0),
    createdAt: dayOf(0),
    description: 'La primera noche: discursos, himno y un partido.',
  }),
  aGalleryGroup({
    title: 'Final de vóley 2024',
    date: 'Diciembre de 2024',
    photos: photosOf(16, 1),
    createdAt: dayOf(1),
  }),
  aGalleryGroup({
    title: 'Fútbol, fase de grupos',
    date: 'Noviembre de 2024',
    photos: photosOf(41, 2),
    createdAt: dayOf(2),
  }),
  aGalleryGroup({ title: 'Cena de cierre', date: '', photos: photosOf(3, 3), createdAt: dayOf(3) }),
  aGalleryGroup({ title: 'Copa Challenger', date: 'Octubre de 2023', photos: photosOf(2, 0), createdAt: dayOf(4) }),
  aGalleryGroup({ title: 'Entrega de premios', date: 'Octubre de 2023', photos: photosOf(1, 3), createdAt: dayOf(5) }),
  aGalleryGroup({ title: 'Torneo de los 25 años', date: '2023', photos: photosOf(4, 2), createdAt: dayOf(6) }),
  aGalleryGroup({
    title: 'Próximamente: el día de la familia en el campo de deportes de la sede nueva',
    date: 'Diciembre de 2025',
    coverImage: `${location.origin}/dev/pictures/court.svg`,
    createdAt: dayOf(7),
  }),
  aGalleryGroup({ title: 'Ajedrez', date: '', createdAt: dayOf(8) }),
  aGalleryGroup({
    title: 'Fotos de antes',
    date: '1998',
    createdAt: dayOf(9),
    photos: [aGalleryPhoto({ url: 'https://example.org/no-carga.png', alt: '', year: null }), ...photosOf(5, 1)],
  }),
]

/** A hundred galleries with forty stored photos each. */
const hundred = () =>
  Array.from({ length: 100 }, (_, index) =>
    aGalleryGroup({
      title: `Galería ${index + 1}`,
      createdAt: dayOf(index),
      photos: Array.from({ length: 40 }, () => aGalleryPhoto()),
    }),
  )

/** `?many` returns a hundred galleries. */
export function fakeGalleries(api: FakeApi, options: URLSearchParams): void {
  const first = options.has('empty')
    ? []
    : options.has('one')
      ? some.slice(0, 1)
      : options.has('many')
        ? hundred()
        : some
  aGalleryServer(first).answerAll(api)
  if (options.has('failing')) api.respond(galleryEndpoints.list, unavailable)
}
