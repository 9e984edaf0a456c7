import { screen, within } from '@testing-library/react'
import { dashboardEndpoints, type PageVisits } from '@torneo/contracts/site/dashboard'
import { aUser } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { aPanelApi, dashboard, openPanel } from '../../testing/open-panel'

const visits: PageVisits = {
  days: [
    { day: '2025-11-14', visits: 0 },
    { day: '2025-11-15', visits: 1204 },
    { day: '2025-11-16', visits: 30 },
  ],
  sources: [
    { source: 'whatsapp', visits: 1000 },
    { source: 'direct', visits: 200 },
    { source: 'other', visits: 30 },
    { source: 'podcast', visits: 4 },
  ],
  pages: [
    { path: '/inicio', title: 'Inicio', views: 1300 },
    { path: '/inicio/promo/p98', title: 'Promo 98', views: 210 },
  ],
}

async function openDashboard(pageVisits: PageVisits | undefined) {
  const api = aPanelApi(aUser({ role: 'admin_landing' }))
  await openPanel('/', api.respond(dashboardEndpoints.get, { ...dashboard, ...(pageVisits && { pageVisits }) }))
  await screen.findByRole('list', { name: 'Resumen' })
  return screen.queryByRole('region', { name: 'Visitas de la página' })
}

test('visits stand below the counters, which keep their fixed figure: by day, origin and page', async () => {
  const part = await openDashboard(visits)
  if (!part) throw new Error('No part')
  const counters = screen.getByRole('list', { name: 'Resumen' })
  expect(within(counters).getByText('12.5K')).toBeDefined()
  expect(counters.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  expect(part.textContent).toContain('1234 visitas en los últimos 3 días')
  expect(part.textContent).toContain('Hoy: 30')
  const rows = within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'vie. 14/11: 0',
    'sáb. 15/11: 1204',
    'dom. 16/11: 30',
    'WhatsApp1000',
    'Directo o sin dato200',
    'Otros sitios34',
    'Inicio1300',
    'Promo 98210',
  ])
})

test.each([
  ['an older service', undefined],
  ['a page that nobody has opened', { ...visits, pages: [] }],
])('is left out beside %s', async (_, none) => expect(await openDashboard(none)).toBeNull())
