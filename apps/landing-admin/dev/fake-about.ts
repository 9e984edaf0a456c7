import { aboutEndpoints } from '@torneo/contracts/content/about'
import { anAbout } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function fakeAbout(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : anAbout(), anAbout)
  api.respond(aboutEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.respond(aboutEndpoints.put, server.save)
}
