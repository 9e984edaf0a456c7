import { screen, within } from '@testing-library/react'
import type { User } from '@torneo/contracts/people/users'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { liveMatch, serveLive } from '../../dev/answer-live'
import LiveScreen from '../features/live/LiveScreen'

type Options = Parameters<typeof serveLive>[2] & {
  readonly path?: string
  readonly answer?: (api: FakeApi) => void
  /** The signed-in user; pass the same one again to simulate a reload. */
  readonly as?: User
}

/** Opens the panel over a fake server of one match, by default at the list's address. */
export function openLive({
  path = '/tournament/live',
  answer = () => undefined,
  as = aUser({ role: 'admin_tournament' }),
  ...live
}: Options = {}) {
  const api = new FakeApi(as)
  const realtime = new FakeRealtime()
  const server = serveLive(api, realtime, live)
  answer(api)
  return { ...renderScreen(<LiveScreen />, { path, as, api, realtime }), as, server }
}

/** Opens the panel on its match. */
export async function openControl(options: Options = {}) {
  const { match = liveMatch } = options
  const opened = openLive({ path: `/tournament/live?partido=${match.id}`, ...options })
  await screen.findByRole('region', { name: /–|finalizado|cancelado/ })
  return opened
}

export const press = (name: string | RegExp) => screen.getByRole('button', { name })
export const team = (name: string) => within(screen.getByRole('group', { name }))
/** Status text such as 'Promo 98 2, Promo 05 1. Reloj en marcha.' */
export const board = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /^Promo \d+ \d+(?: \(\d+\))?, /.test(text ?? ''))
export const timeline = () =>
  within(screen.getByRole('region', { name: 'Timeline de Eventos' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
export const sheet = (title: string) => openedDialog(title).then(within)
export const question = (title: string) => screen.findByRole('alertdialog', { name: title }).then(within)
