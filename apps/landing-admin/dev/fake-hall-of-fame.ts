import { hallOfFameEndpoints, type HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { hallOfFameOfferEndpoints, type HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { aHallOfFameEntry } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly HallOfFameEntry[] = [
  aHallOfFameEntry({ description: 'Invicta, con 21 goles a favor.' }),
  aHallOfFameEntry({ year: 2023, category: 'Vóley', winner: 'Promo 05' }),
  aHallOfFameEntry({
    year: 2022,
    category: 'Mejor jugadora',
    winner: 'Carla Núñez',
    image: 'https://example.org/no-carga.jpg',
  }),
  aHallOfFameEntry({
    year: 1998,
    category: 'Levantamiento de pesas por equipos',
    winner: 'María de los Ángeles Fernández de la Vega y Rodríguez-Peña',
    description: 'Levantó lo que nadie había levantado, tres veces seguidas y sin quejarse. '.repeat(3),
  }),
]

const champions: readonly HallOfFameOffer[] = [
  { year: 2025, category: 'Fútbol 11 · Oro', winner: 'Promo 98', sportId: 'f' },
  { year: 2025, category: 'Fútbol 11 · Plata', winner: 'Promo 12', sportId: 'f' },
]

const oneOfMany = (index: number) => aHallOfFameEntry({ year: 2024 - index, winner: `Promo ${index + 1}` })

const order = (a: HallOfFameEntry, b: HallOfFameEntry) => b.year - a.year

export function fakeHallOfFame(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(sampleRecords(options, some, oneOfMany), aHallOfFameEntry, order)
  api.respond(hallOfFameEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(hallOfFameOfferEndpoints.list, () => ({
    items: champions.filter(({ category }) => !server.items.some((entry) => entry.category === category)),
  }))
  api.respond(hallOfFameEndpoints.create, server.create)
  api.respond(hallOfFameEndpoints.update, server.update)
  api.respond(hallOfFameEndpoints.remove, server.remove)
}
