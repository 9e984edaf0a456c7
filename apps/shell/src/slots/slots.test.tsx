import { cleanup, screen, waitFor } from '@testing-library/react'
import { sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import { dashboardEndpoints } from '@torneo/contracts/site/dashboard'
import { systemEndpoints } from '@torneo/contracts/site/system'
import type { DashboardSlotProps } from '@torneo/panel/screen/slots'
import { aUser } from '@torneo/testing/builders'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillSlot, slotApp } from '../testing/fill-slot'
import { aPanelApi, dashboard, openPanel } from '../testing/open-panel'

function Part({ renderBanner, head, renderTasks, children }: DashboardSlotProps) {
  return (
    <>
      {renderBanner('Hoy llueve.', <p>Parte del saludo</p>)}
      {head}
      <section aria-label="Parte">{renderTasks(true)}</section>
      {children}
    </>
  )
}
const Alone = ({ renderBanner, renderTasks, children }: DashboardSlotProps) => (
  <>
    {renderBanner('Hoy no hay nada.', null)}
    {renderTasks(false)}
    {children}
  </>
)
function Broken(): never {
  throw new Error('Rota al dibujar')
}

const page = { scheduled: [], undescribed: [], champions: [] }

afterEach(() => void vi.restoreAllMocks())

async function openWith(
  slot: string,
  load: () => unknown,
  role: 'super' | 'admin_tournament' | 'admin_landing' = 'super',
) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const list = fillSlot(slot, load)
  const api = aPanelApi(aUser({ role })).respond(dashboardEndpoints.get, { ...dashboard, page })
  await openPanel('/', api, undefined, list)
  await screen.findByRole('list', { name: 'Resumen' })
  return api
}

/** Names of apps in the reports of failures. */
const failedApps = (api: ReturnType<typeof aPanelApi>) =>
  api.callsTo(systemEndpoints.clientError).map(({ body }) => (body as { section: string }).section)

describe('a part in the dashboard', () => {
  it('arranges the parts of the shell, with the tasks of the editors beside its own', async () => {
    await openWith('dashboard', () => ({ default: Part }))
    expect(screen.getByRole('region', { name: 'Bienvenida' }).textContent).toMatch(/Hoy llueve\.Parte del saludo$/)
    expect(screen.getByRole('region', { name: 'Parte' }).textContent).toBe('En la páginaNada pendiente en la página.')
  })

  it('leaves out an empty list of tasks where it has no part beside it', async () => {
    await openWith('dashboard', () => ({ default: Alone }))
    expect(screen.getByText(/Hoy no hay nada\.$/)).toBeDefined()
    expect(screen.queryByRole('region', { name: 'En la página' })).toBeNull()
  })

  it('is not loaded for a role that may view none of the rows with it', async () => {
    const load = vi.fn(() => ({ default: Part }))
    await openWith('dashboard', load, 'admin_landing')
    expect(load).not.toHaveBeenCalled()
    expect(screen.getByText(/Todo lo del torneo, en un solo lugar\.$/)).toBeDefined()
  })

  it.each<[string, () => unknown]>([
    ['throws while it is rendered', () => ({ default: Broken })],
    ['throws while it is loaded', () => Promise.reject(new Error('Rota al cargar'))],
    ['exports no component', () => ({ default: 'nada' })],
  ])('leaves the usual dashboard when it %s, and is reported to its team', async (_, load) => {
    const api = await openWith('dashboard', load)
    expect(screen.getByText(/Todo lo del torneo, en un solo lugar\.$/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Actividad reciente' })).toBeDefined()
    await waitFor(() => expect(failedApps(api)).toEqual([slotApp]))
    await expect.poll(() => api.callsTo(sectionErrorEndpoints.report).length).toBeGreaterThan(0)
  })

  it('holds the dashboard back for two seconds at most', async () => {
    let resolve = (_: unknown): void => undefined
    await openWith('dashboard', () => new Promise((done) => (resolve = done)))
    expect(screen.queryByText(/Hoy llueve/)).toBeNull()
    resolve({ default: Part })
    expect(await screen.findByText(/Hoy llueve/)).toBeDefined()
  })
})

describe('a part for notices', () => {
  it('is rendered on every screen, and one that throws takes nothing with it', async () => {
    await openWith('notices', () => ({ default: () => <p>Aviso</p> }), 'admin_tournament')
    expect(await screen.findByText('Aviso')).toBeDefined()
    cleanup()
    const api = await openWith('notices', () => ({ default: Broken }))
    await waitFor(() => expect(failedApps(api)).toEqual([slotApp]))
    expect(screen.getByRole('list', { name: 'Resumen' })).toBeDefined()
  })
})
