import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { standingsChannel, type SportTables } from '@torneo/contracts/realtime'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { renderScreen } from '@torneo/testing/render-screen'
import { footballId, serveTables } from '../../dev/answer-tables'
import { serveSports } from '../../dev/sports-fake'

/** For tests: a table's screen over an API that knows the tables of football; `live` is what their channel holds, which refuses without. */
export function openTable(Screen: ComponentType, path: string, answer: (api: FakeApi) => void = () => undefined, live?: SportTables) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api)
  serveTables(api)
  answer(api)
  const realtime = new FakeRealtime()
  if (live) realtime.setSnapshot(standingsChannel(footballId), live)
  return renderScreen(<Screen />, { path, as, api, realtime })
}

/** The texts of a table's rows, cell by cell, as they stand; the table has come by then. */
export async function tableRows(name: string): Promise<string[][]> {
  const table = within(await screen.findByRole('table', { name }))
  const [, ...rows] = table.getAllByRole('row')
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}

/** Makes the page so wide, in pixels, from the next screen on. */
export const setWidth = (width: number) => (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({ width })
