import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { aCta } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function answerCta(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : aCta(), aCta)
  api.answer(ctaEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.answer(ctaEndpoints.put, server.save)
}
