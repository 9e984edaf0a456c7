import { check } from '@torneo/contracts/fields/validation'
import { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { describe, expect, it } from 'vitest'
import { cardsOfSport, scoringOf, stepsOf } from './scorings'
import { sportTemplateNames, sportTemplates } from './sport-templates'

describe.each(sportTemplateNames)('%s', (key) => {
  it('is accepted by the contract as it is', () => {
    const { name, icon = '⚽', rules } = sportTemplates[key]
    expect(check(TournamentSportForm, { name, icon, description: '', active: true, order: 1, rules })).toMatchObject({
      ok: true,
    })
  })
})

it('sets what federations write', () => {
  expect(stepsOf(sportTemplates.rugby.rules)).toEqual([2, 3, 5])
  expect(cardsOfSport(sportTemplates.handball.rules)).toEqual(['yellow', 'red', 'blue', 'two_minutes'])
  expect(cardsOfSport(sportTemplates.football.rules)).toEqual(['yellow', 'red'])
  expect(scoringOf(sportTemplates.padel.rules).hasSets).toBe(true)
  expect(sportTemplates.futsal.rules.walkoverScore).toBe(5)
})
