import { screen, within } from '@testing-library/react'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { standingsChannel, type SportTables } from '@torneo/contracts/endpoint/realtime'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ComponentType } from 'react'
import { footballId, serveTables } from '../../dev/answer-tables'
import { serveSports } from '../../dev/sports-fake'

/** Opens a table's screen over an API with football's tables; `live` is their channel's data, absent if it rejects. */
export function openTable(
  Screen: ComponentType,
  path: string,
  answer: (api: FakeApi) => void = () => undefined,
  live?: SportTables,
) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api)
  serveTables(api)
  api.respond(closingEndpoints.list, { total: 0, items: [] })
  answer(api)
  const realtime = new FakeRealtime()
  if (live) realtime.setSnapshot(standingsChannel(footballId), live)
  return renderScreen(<Screen />, { path, as, api, realtime })
}

/** Resolves with the texts of a table's rows, cell by cell, in order. */
export async function tableRows(name: string): Promise<string[][]> {
  const table = within(await screen.findByRole('table', { name }))
  const [, ...rows] = table.getAllByRole('row')
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}

/** Sets the page's width in pixels, effective from the next screen on. */
export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  })
