import { settingsEndpoints } from '@torneo/contracts/settings'
import { blankSettings, someSettings } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export function answerSettings(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : someSettings(), blankSettings)
  api.answer(settingsEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.answer(settingsEndpoints.update, server.save)
}
