import { aPromotion, aUser } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { captainChoices } from './PickCaptainFields'

const captain = (name: string, promotionId: string | null = null) => aUser({ name, role: 'team_captain', promotionId })

test('offers the active captains but the own one, first those without a promotion, and says what the others leave', () => {
  const other = aPromotion({ name: 'Promo 05' })
  const ana = captain('Ana')
  const own = aPromotion({ captainId: ana.id })
  const users = [
    captain('Zoe', other.id),
    { ...ana, promotionId: own.id },
    captain('Pablo'),
    captain('Eva'),
    aUser({ name: 'Marcos', role: 'admin_tournament' }),
    { ...captain('Ida'), active: false },
  ]
  expect(captainChoices(users, [own, other], own).map(({ user, leaves }) => [user.name, leaves?.name ?? null])).toEqual(
    [
      ['Eva', null],
      ['Pablo', null],
      ['Zoe', 'Promo 05'],
    ],
  )
})
