import { landingPageEndpoints, type LandingPage } from '@torneo/contracts/content/pages'
import { aLandingPage } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly LandingPage[] = [aLandingPage(), aLandingPage({ title: 'Dónde dormir', slug: 'donde-dormir' })]

const oneOfMany = (index: number) => aLandingPage({ title: `Página ${index + 1}`, slug: `pagina-${index + 1}` })

export function fakePages(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(sampleRecords(options, some, oneOfMany), aLandingPage)
  api.respond(landingPageEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(landingPageEndpoints.create, server.create)
  api.respond(landingPageEndpoints.update, server.update)
  api.respond(landingPageEndpoints.remove, server.remove)
}
