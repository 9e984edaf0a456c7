import { createRoot } from 'react-dom/client'
import { PanelRouter } from '@torneo/router'
import { FakeApi } from '@torneo/testing/fake-api'
import { ScreenFrame } from '@torneo/testing/ScreenFrame'
import { Alone } from './Alone'
import { answerUsers } from './fake-users'
import { lucia, someUsers } from './some-users'

// This app without shell and API: everything it asks is answered in the page.
const api = new FakeApi(lucia)
answerUsers(api, someUsers)
globalThis.fetch = api.fetch
if (location.pathname === '/') history.replaceState(null, '', '/users')

createRoot(document.getElementById('root') as HTMLElement).render(
  <ScreenFrame><PanelRouter><Alone /></PanelRouter></ScreenFrame>,
)
