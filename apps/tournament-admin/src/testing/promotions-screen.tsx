import { screen } from '@testing-library/react'
import type { Promotion } from '@torneo/contracts/promotions'
import type { User } from '@torneo/contracts/users'
import { someCaptains, somePromotions, servePromotions } from '../../dev/answer-promotions'
import { openList } from './list-screen'
import PromotionsScreen from '../features/promotions/PromotionsScreen'

// What the screen fetches when it is opened is here already, as after a moment with the pointer on it.
import '../features/promotions/CaptainModal'
import '../features/promotions/CaptainLink'
import '../features/promotions/PromotionForm'

/** For tests: the screen over an api that remembers promotions and captains, once both are there. */
export async function openPromotions(promotions: readonly Promotion[] = somePromotions, captains: readonly User[] = someCaptains) {
  const holder: { server?: ReturnType<typeof servePromotions> } = {}
  const rendered = openList(PromotionsScreen, '/tournament/promotions', (api) => {
    holder.server = servePromotions(api, promotions, captains)
  })
  await screen.findByText(promotions.length === 0 ? 'Todavía no hay promociones' : /^\d+ (de \d+ )?promoci(ón|ones)$/)
  if (promotions === somePromotions) await screen.findByText('Ana Belén Rojas')
  return { ...rendered, server: holder.server as ReturnType<typeof servePromotions> }
}
