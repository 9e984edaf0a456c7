import { sponsorEndpoints, sponsorTiers, type Sponsor } from '@torneo/contracts/content/sponsors'
import { byPriority } from '@torneo/domain/records/chosen-order'
import { aSponsor } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly Sponsor[] = [
  aSponsor(),
  aSponsor({
    name: 'Banco del Sur',
    website: 'https://bancodelsur.example',
    tier: 'gold',
    logo: 'https://example.org/no-carga.png',
  }),
  aSponsor({ name: 'Óptica Lux', website: 'https://optica-lux.example/promos/2025', tier: 'silver' }),
  aSponsor({
    name: 'Cooperativa de Servicios Públicos y Telecomunicaciones de San Martín Limitada',
    website: 'https://www.cooperativadeserviciospublicosytelecomunicaciones.example/institucional/auspicios',
    tier: 'bronze',
  }),
]

const oneOfMany = (index: number) => aSponsor({ name: `Sponsor ${index + 1}`, tier: sponsorTiers[index % 3] ?? 'gold' })

export function fakeSponsors(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(
    sampleRecords(options, some, oneOfMany),
    aSponsor,
    (a, b) => a.tier.localeCompare(b.tier) || byPriority(a, b) || a.name.localeCompare(b.name, 'es'),
  )
  api.respond(sponsorEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(sponsorEndpoints.create, server.create)
  api.respond(sponsorEndpoints.update, server.update)
  api.respond(sponsorEndpoints.remove, server.remove)
  api.respond(sponsorEndpoints.move, server.move('tier'))
}
