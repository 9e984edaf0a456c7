import { screen } from '@testing-library/react'
import type { User } from '@torneo/contracts/people/users'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { openList } from '@torneo/testing/list-screen'
import { someCaptains, somePromotions, servePromotions } from '../../dev/answer-promotions'
import PromotionsScreen from '../features/promotions/PromotionsScreen'
// Load the lazy parts in advance, as hovering the link does.
import '../features/promotions/CaptainModal'
import '@torneo/panel/access/AccessLinkModal'
import '../features/promotions/PromotionForm'

/** Opens the screen over an API with these promotions and captains; resolves when both are shown. */
export async function openPromotions(
  promotions: readonly Promotion[] = somePromotions,
  captains: readonly User[] = someCaptains,
) {
  const holder: { server?: ReturnType<typeof servePromotions> } = {}
  const rendered = openList(PromotionsScreen, '/tournament/promotions', (api) => {
    holder.server = servePromotions(api, promotions, captains)
  })
  await screen.findByText(promotions.length === 0 ? 'Todavía no hay promociones' : /^\d+ (de \d+ )?promoci(ón|ones)$/)
  if (promotions === somePromotions) await screen.findByText('Ana Belén Rojas')
  return { ...rendered, server: holder.server as ReturnType<typeof servePromotions> }
}
