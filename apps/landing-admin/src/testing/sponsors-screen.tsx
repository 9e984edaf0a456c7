import { screen } from '@testing-library/react'
import { sponsorEndpoints as endpoints, type Sponsor } from '@torneo/contracts/content/sponsors'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { byPriority } from '@torneo/domain/records/chosen-order'
import { aSponsor } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { openList } from '@torneo/testing/list-screen'
import SponsorsScreen from '../features/sponsors/SponsorsScreen'

export const storedLogo = (id: string) => `/api/storage/buckets/sponsors/files/${id}/view`
const order = (a: Sponsor, b: Sponsor) =>
  a.tier.localeCompare(b.tier) || byPriority(a, b) || a.name.localeCompare(b.name, 'es')
/** Sponsors in no particular order: the API sorts them. */
export const [coop, banco, roma, lux] = [
  aSponsor({ name: 'Cooperativa', website: 'https://coop.example', tier: 'bronze' }),
  aSponsor({ name: 'Banco del Sur', website: 'https://bancodelsur.example', logo: storedLogo('a1') }),
  aSponsor(),
  aSponsor({ name: 'Óptica Lux', website: 'http://lux.example', tier: 'silver' }),
] as const

/** Renders the screen on a fake API that stores sponsors, and waits for its cards. */
export async function openSponsors(first: readonly Sponsor[] = [lux, roma, banco, coop], path = '/sponsors') {
  const server = aCollection(first, aSponsor, order)
  const rendered = openList(SponsorsScreen, path, (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
    api.respond(endpoints.remove, server.remove)
    api.respond(endpoints.move, server.move('tier'))
    api.respond(binEndpoints.restore, server.restore)
    api.respond(storageEndpoints.remove, undefined)
  })
  await screen.findByText(first.length === 0 ? 'Todavía no hay sponsors' : /^\d+ (de \d+ )?sponsors?$/)
  return { ...rendered, server }
}

export const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
