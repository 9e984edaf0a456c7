import { landingSportEndpoints, type LandingSport } from '@torneo/contracts/content/landing-sports'
import { byPriority } from '@torneo/domain/records/chosen-order'
import { aLandingSport } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly LandingSport[] = [
  aLandingSport(),
  aLandingSport({
    name: 'Vóley',
    icon: '🏐',
    category: 'Femenino',
    description: 'Seis por lado, al mejor de tres sets.\nSe juega bajo techo si llueve.',
  }),
  aLandingSport({ name: 'Truco', icon: '', category: 'Mixto', description: 'Sin señas.' }),
  aLandingSport({
    name: 'Levantamiento de pesas por equipos de promociones del siglo pasado',
    icon: '🏋️',
    category: 'Mixto',
    description:
      'Cada promoción presenta a tres personas, y cada una levanta tres veces. Suma la mejor de cada una. '.repeat(4),
  }),
]

const oneOfMany = (index: number) => aLandingSport({ name: `Deporte ${index + 1}` })

const order = (a: LandingSport, b: LandingSport) => byPriority(a, b) || b.createdAt.localeCompare(a.createdAt)

export function fakeLandingSports(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(sampleRecords(options, some, oneOfMany), aLandingSport, order)
  api.respond(landingSportEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(landingSportEndpoints.create, server.create)
  api.respond(landingSportEndpoints.update, server.update)
  api.respond(landingSportEndpoints.remove, server.remove)
  api.respond(landingSportEndpoints.move, server.move())
}
