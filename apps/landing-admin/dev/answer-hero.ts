import { heroEndpoints } from '@torneo/contracts/content/hero'
import { aHero } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function answerHero(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : aHero(), aHero)
  api.answer(heroEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.answer(heroEndpoints.put, server.save)
  api.answer(heroEndpoints.toggle, server.save)
}
