import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { User } from '@torneo/contracts/users'
import { PanelRouter } from '@torneo/router'
import { ScreenFrame } from './ScreenFrame'
import { aUser } from './builders'
import { FakeApi } from './fake-api'
import { FakeRealtime } from './fake-socket'

interface ScreenOptions {
  /** The address of the screen. */
  readonly path?: string
  /** Who is signed in; a super unless said. */
  readonly as?: User
  /** An api that already knows its answers. */
  readonly api?: FakeApi
  /** A socket's other end that already holds something. */
  readonly realtime?: FakeRealtime
}

export interface RenderedScreen extends RenderResult {
  readonly api: FakeApi
  readonly realtime: FakeRealtime
  readonly user: UserEvent
  /** Where the screen is now. */
  readonly address: () => string
}

/**
 * Draws a screen as the shell would, without shell or API. Answers may be set on `api` before this call (pass it in) or right
 * after it: the session is asked first.
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { path = '/', as = aUser(), api = new FakeApi(as), realtime = new FakeRealtime() } = options
  api.takeOver()
  realtime.takeOver()
  window.history.replaceState(null, '', path)
  const rendered = render(<ScreenFrame><PanelRouter>{screen}</PanelRouter></ScreenFrame>)
  const address = () => location.pathname + location.search
  return { ...rendered, api, realtime, user: userEvent.setup(), address }
}
