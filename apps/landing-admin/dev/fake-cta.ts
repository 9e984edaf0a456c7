import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { aCta } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function fakeCta(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : aCta(), aCta)
  api.respond(ctaEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.respond(ctaEndpoints.put, server.save)
}
