import type { Match, MatchTeam } from '@torneo/contracts/match/match'
import { expect, it } from 'vitest'
import { zoneConflicts } from './zone-conflicts'

const team = (id: string): MatchTeam => ({
  ...{ id, name: `Promo ${id}`, color: '#111111', logo: '', promotionId: id },
  ...{ promotionYear: null, promotionColor: null },
})
const slots = ['98', '91'].map((id) => ({ label: '1.º Zona A', team: team(id) }))
const match = (status: Match['status'], home: string) => ({
  ...{ status, homeSlot: 0, awaySlot: 1, homeTeam: team(home), awayTeam: team('91') },
})

it('names who should have played a begun match, and leaves out what has not begun or is right', () => {
  expect(zoneConflicts(slots, match('finished', '04'))).toEqual([{ played: team('04'), shouldBe: team('98') }])
  expect(zoneConflicts(slots, match('live', '04'))).toHaveLength(1)
  for (const right of [match('scheduled', '04'), match('finished', '98')])
    expect(zoneConflicts(slots, right)).toEqual([])
  expect(zoneConflicts(undefined, match('finished', '04'))).toEqual([])
  expect(zoneConflicts([{ label: '', team: null }, slots[1]!], match('finished', '04'))).toEqual([])
})
