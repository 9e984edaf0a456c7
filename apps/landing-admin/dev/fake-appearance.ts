import { appearanceEndpoints } from '@torneo/contracts/site/appearance'
import { anAppearance } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function fakeAppearance(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : anAppearance(), anAppearance)
  api.respond(appearanceEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.respond(appearanceEndpoints.put, server.save)
}
