import { screen, within } from '@testing-library/react'
import { galleryEndpoints, type GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { viewAddress } from '@torneo/domain/records/stored-file'
import { aGalleryGroup, aGalleryPhoto } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { deferred, openList } from '@torneo/testing/list-screen'
import { aGalleryServer } from '../../dev/gallery-server'
import GalleryScreen from '../features/gallery/GalleryScreen'
// Loads the lazy code in advance, as hovering over the screen does.
import '../features/gallery/photos/AddPhotosModal'
import '../features/gallery/photos/ChooseGalleryModal'
import '../features/gallery/GalleryForm'
import '../features/gallery/photos/PhotosModal'

export const stored = (id: string) => viewAddress({ bucket: 'gallery', id })
const photos = (count: number, from: string) =>
  Array.from({ length: count }, (_, place) =>
    aGalleryPhoto({ url: stored(`${from}${place + 1}`), alt: `${from} ${place + 1}`, year: 2024 }),
  )

export const opening = aGalleryGroup({
  title: 'Inauguración 2025',
  createdAt: '2025-11-08T12:00:00.000Z',
  photos: photos(6, 'inauguracion'),
})
export const volley = aGalleryGroup({
  title: 'Final de vóley',
  date: 'Diciembre de 2024',
  createdAt: '2024-12-08T12:00:00.000Z',
  photos: photos(2, 'voley'),
  coverImage: stored('tapa'),
})
export const dinner = aGalleryGroup({ title: 'Cena de cierre', date: '', createdAt: '2024-11-08T12:00:00.000Z' })

const library = ['a1', 'b2', 'c3'].map((id, place) => ({
  id,
  bucket: 'gallery' as const,
  name: `${id}.jpg`,
  size: 1000,
  mimeType: 'image/jpeg',
  url: stored(id),
  createdAt: `2025-11-0${9 - place}T12:00:00.000Z`,
  uses: [],
}))

/** Renders the galleries' screen on a fake server with storage. */
export async function openGalleries(first: readonly GalleryGroup[] = [opening, volley, dinner]) {
  const server = aGalleryServer(first)
  const rendered = openList(GalleryScreen, '/gallery-groups', (api) => {
    server.answerAll(api)
    api.respond(storageEndpoints.list, { total: library.length, items: library })
    api.respond(storageEndpoints.remove, undefined)
    api.respond(storedImageEndpoints.details, {})
  })
  await screen.findByText(first.length === 0 ? 'Todavía no hay galerías' : /galerías? · |de \d+ galerías?$/)
  return { ...rendered, server }
}

interface Opened {
  readonly api: FakeApi
  readonly server: ReturnType<typeof aGalleryServer>
}

/**
 * Delays the responses for a gallery until the test releases them: with the rejection given for its id, else with the
 * server's own.
 */
export function held(
  { api, server }: Opened,
  name: 'update' | 'remove',
  refusals: Readonly<Record<string, unknown>> = {},
) {
  const gates = new Map<string, ReturnType<typeof deferred<undefined>>>()
  const gateOf = (id: string) => {
    const gate = gates.get(id) ?? deferred<undefined>()
    gates.set(id, gate)
    return gate
  }
  const answer = server[name] as (sent: unknown) => unknown
  api.respond(galleryEndpoints[name], (async (sent: { readonly params: { readonly id?: string } }) => {
    const id = sent.params.id ?? ''
    await gateOf(id).promise
    return refusals[id] ?? answer(sent)
  }) as never)
  return { let: (id: string) => gateOf(id).resolve(undefined) }
}

export const titles = () =>
  within(screen.getByRole('list', { name: 'Galerías' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

/** Finds the card with this title. */
export function card(title: string) {
  const item = screen.getByRole('heading', { name: title }).closest('li')
  if (!item) throw new Error(`${title} is no card`)
  return within(item)
}
