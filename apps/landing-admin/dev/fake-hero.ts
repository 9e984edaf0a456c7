import { heroEndpoints } from '@torneo/contracts/content/hero'
import { aHero } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function fakeHero(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : aHero(), aHero)
  api.respond(heroEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.respond(heroEndpoints.put, server.save)
  api.respond(heroEndpoints.toggle, server.save)
}
