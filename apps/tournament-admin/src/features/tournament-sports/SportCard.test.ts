import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { expect, test } from 'vitest'
import { rulesSummary } from './SportCard'

test('says players, minutes and halves', () => {
  expect(rulesSummary(defaultSportRules)).toBe('11 jugadores · 90 min · 2 tiempos')
  expect(rulesSummary({ ...defaultSportRules, playersPerTeam: 1, hasHalves: false })).toBe(
    '1 jugador · 90 min · 1 tiempo',
  )
  expect(rulesSummary({ ...defaultSportRules, matchDuration: 40, periods: 4, periodMinutes: 10 })).toBe(
    '11 jugadores · 40 min · 4 cuartos',
  )
})
