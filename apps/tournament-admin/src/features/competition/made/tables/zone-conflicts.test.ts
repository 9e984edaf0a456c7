import { aMatch } from '@torneo/testing/builders'
import { expect, it } from 'vitest'
import { zoneConflicts } from './zone-conflicts'

const team = (id: string) => ({
  ...{ id, name: `Promo ${id}`, color: '#111111', logo: '', promotionId: id },
  ...{ promotionYear: null, promotionColor: null },
})
const slots = ['98', '91'].map((id) => ({ label: '1.º Zona A', team: team(id) }))
const match = (status: 'scheduled' | 'finished', home: string) =>
  aMatch({ status, homeSlot: 0, awaySlot: 1, homeTeam: team(home), awayTeam: team('91') })

it('names who should have played a begun match, and leaves out what has not begun or is right', () => {
  expect(zoneConflicts(slots, [match('finished', '04'), match('scheduled', '04'), match('finished', '98')])).toEqual([
    'Promo 04 – Promo 91: se corrigió un resultado, aquí debía jugar Promo 98. Queda como se jugó.',
  ])
})
