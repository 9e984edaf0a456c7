import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { User } from '@torneo/contracts/people/users'
import { PanelRouter } from '@torneo/router'
import type { ReactNode } from 'react'
import { aUser } from './builders'
import { FakeApi } from './fake-api'
import { FakeRealtime } from './fake-socket'
import { ScreenFrame } from './ScreenFrame'

interface ScreenOptions {
  readonly path?: string
  /** The signed-in user; a super by default. */
  readonly as?: User
  /** A prepared API. */
  readonly api?: FakeApi
  /** A prepared socket server. */
  readonly realtime?: FakeRealtime
}

export interface RenderedScreen extends RenderResult {
  readonly api: FakeApi
  readonly realtime: FakeRealtime
  readonly user: UserEvent
  /** Path and query of the current page. */
  readonly address: () => string
}

/**
 * Renders a screen as the shell does, on a fake API. Responses may be set on `api` before this call (pass it in) or
 * right after it, because the session is requested first.
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { path = '/', as = aUser(), api = new FakeApi(as), realtime = new FakeRealtime() } = options
  api.install()
  realtime.install()
  window.history.replaceState(null, '', path)
  const rendered = render(
    <ScreenFrame>
      <PanelRouter>{screen}</PanelRouter>
    </ScreenFrame>,
  )
  const address = () => location.pathname + location.search
  return { ...rendered, api, realtime, user: userEvent.setup(), address }
}
