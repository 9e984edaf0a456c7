import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { User } from '@torneo/contracts/users'
import { PanelRouter } from '@torneo/router'
import { ScreenFrame } from './ScreenFrame'
import { aUser } from './builders'
import { FakeApi } from './fake-api'

interface ScreenOptions {
  /** The address of the screen. */
  readonly path?: string
  /** Who is signed in; a super unless said. */
  readonly as?: User
  /** An api that already knows its answers. */
  readonly api?: FakeApi
}

export interface RenderedScreen extends RenderResult {
  readonly api: FakeApi
  readonly user: UserEvent
  /** Where the screen is now. */
  readonly address: () => string
}

/**
 * Draws a screen as the shell would, without shell or API. Answers may be set on `api` before this call (pass it in) or right
 * after it: the session is asked first.
 */
export function renderScreen(screen: ReactNode, { path = '/', as = aUser(), api = new FakeApi(as) }: ScreenOptions = {}): RenderedScreen {
  api.takeOver()
  window.history.replaceState(null, '', path)
  const rendered = render(<ScreenFrame><PanelRouter>{screen}</PanelRouter></ScreenFrame>)
  const address = () => location.pathname + location.search
  return { ...rendered, api, user: userEvent.setup(), address }
}
