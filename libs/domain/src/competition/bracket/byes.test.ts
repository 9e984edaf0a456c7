import type { Knockout, Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pendingPlay } from '../../closing/pending-play'
import { pairingsOfCompetition } from '../../schedule/pairings-of-competition'
import { aCompetition, resolved, scheduled, teamIds } from '../played-competition.fixture'
import { plannedMatches } from '../setup/planned-matches'
import { slotLabels } from '../slot-label'
import { bracketTies, seededBracket } from './bracket'
import { bracketRounds, thirdPlaceOf } from './bracket-rounds'
import { byesIn } from './byes'
import { nextTie } from './next-tie'
import { tieNames } from './tie-names'

const bye: Slot = { bye: true }
const team = (id: string): Slot => ({ team: id })
const cup = (id: string, ties: Tie[]): Knockout => ({ id, name: id, kind: 'knockout', ties })
const tiesOf = (phases: readonly Phase[]) => phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))

/** Four teams of which one has no opponent: the match for the third place has one side. */
const loneSemifinal = bracketTies([team('t01'), team('t02'), team('t03'), bye], { idPrefix: 'k' })
const third: Tie = { id: 'k-third', round: 2, home: { loser: 'k-1-1' }, away: { loser: 'k-1-2' }, thirdPlace: true }
const losers: Tie = { id: 'l-1-1', round: 1, home: { loser: 'k-1-1' }, away: { loser: 'k-1-2' } }

const shapes: [shape: string, phases: Phase[], byes: string[]][] = [
  ['the third place after a semi-final with a bye', [cup('k', [...loneSemifinal, third])], ['k-1-2', 'k-third']],
  [
    'a cup of the losers of another',
    [cup('k', loneSemifinal), cup('l', [losers, { id: 'l-2-1', round: 2, home: { winner: 'l-1-1' }, away: null }])],
    ['k-1-2', 'l-1-1'],
  ],
  [
    'the winner of a tie with two byes',
    [cup('k', bracketTies([team('t01'), team('t02'), bye, bye], { idPrefix: 'k' }))],
    ['k-1-2', 'k-2-1'],
  ],
  [
    'a loser that another loser is reached through',
    [cup('k', [...loneSemifinal, losers, { id: 'x', round: 2, home: { loser: 'l-1-1' }, away: { winner: 'k-2-1' } }])],
    ['k-1-2', 'l-1-1', 'x'],
  ],
  ['none', [cup('k', seededBracket(teamIds(4).map(team), { idPrefix: 'k', thirdPlace: true }))], []],
]

describe.each(shapes)('a bye that reaches %s', (_shape, phases, expected) => {
  const byes = byesIn(phases)
  const competition = aCompetition(phases)
  const played = tiesOf(phases).filter(({ id }) => !expected.includes(id))

  test('exactly these ties have no match', () => {
    expect(tiesOf(phases).flatMap((tie) => (byes.isByeTie(tie) ? tie.id : []))).toEqual(expected)
    const planned = plannedMatches(competition, [])
    expect(planned.map((match) => 'tieId' in match && match.tieId)).toEqual(played.map(({ id }) => id))
  })

  test('the planner waits for none of them', () => {
    const pairings = pairingsOfCompetition({ ...competition, sportId: 's' }, [])
    expect(pairings.map(({ id }) => id)).toEqual(played.map(({ id }) => `s ${id}`))
    const waited = pairings.flatMap(({ after }) => after)
    expect(waited.filter((id) => expected.includes(String(id).replace('s ', '')))).toEqual([])
  })

  test('ties have no place or name in a bracket, and no tie leads to them', () => {
    const drawn = tiesOf(phases).filter(({ thirdPlace }) => !thirdPlace)
    const shown = phases.flatMap((phase) =>
      phase.kind === 'knockout'
        ? bracketRounds(phase.ties, byes).flatMap(({ ties }) => ties.flatMap((tie) => tie ?? []))
        : [],
    )
    expect(shown.map(({ id }) => id).toSorted()).toEqual(
      drawn.flatMap(({ id }) => (expected.includes(id) ? [] : id)).toSorted(),
    )
    expect(thirdPlaceOf(tiesOf(phases), byes)?.id).toBe(played.find(({ thirdPlace }) => thirdPlace)?.id)
    const names = [...tieNames(phases)]
    expect(names.filter(([id, name]) => name.endsWith('Libre') && !expected.includes(id))).toEqual([])
    const next = played.flatMap(({ id }) =>
      (['winner', 'loser'] as const).flatMap((outcome) => nextTie(tiesOf(phases), id, outcome)?.tie.id ?? []),
    )
    expect(next.filter((id) => expected.includes(id))).toEqual([])
  })

  test('no match of theirs is missing at the end, and played ones have two sides', () => {
    const { phases: shown, fills } = resolved(competition, scheduled(competition))
    expect(pendingPlay({ phases: [...shown], withdrawals: [] }, []).matches).toBe(played.length)
    expect(fills.flatMap(({ absent, homeLabel, awayLabel }) => [absent, homeLabel, awayLabel])).not.toContain('Libre')
    expect(fills.filter(({ absent }) => absent !== undefined)).toEqual([])
  })

  test("the labels of a tie's sides say 'Libre' where no team can come from", () => {
    const label = slotLabels(phases, (id) => id)
    for (const { home, away } of tiesOf(phases))
      for (const slot of [home, away]) expect(label(slot) === 'Libre').toBe(byes.isBye(slot))
  })
})

/** Brackets of any kind of side: each tie takes what no other has taken of the rounds before. */
const anyBracket = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 9 }), fc.nat({ max: 9 })), {
    minLength: 1,
    maxLength: 14,
  })
  .map((rows) => {
    const free: { readonly slot: Slot; readonly round: number }[] = []
    let teams = 0
    const take = (round: number, number: number): Slot | null => {
      const open = free.filter((one) => one.round < round)
      const found = open[number]
      if (found) return free.splice(free.indexOf(found), 1)[0]!.slot
      if (number % 3 === 0) return bye
      if (number % 3 === 1) return null
      teams += 1
      return team(`t${String(teams).padStart(2, '0')}`)
    }
    const ties = rows
      .toSorted(([one], [other]) => one - other)
      .map(([round, home, away], index): Tie => {
        const tie = { id: `k${index}`, round, home: take(round, home), away: take(round, away) }
        free.push({ slot: { winner: tie.id }, round }, { slot: { loser: tie.id }, round })
        return tie
      })
    return [cup('k', ties)]
  })

test('any bracket has a bye exactly where a side can have no team before the first match', () => {
  fc.assert(
    fc.property(anyBracket, (phases) => {
      const [row] = scheduled(aCompetition([cup('one', [{ id: 'one', round: 1, home: null, away: null }])]))
      const matches = tiesOf(phases).map(({ id }) => ({ ...row!, id, phaseId: 'k', tieId: id }))
      const { fills } = resolved(aCompetition(phases), matches)
      const { isByeTie } = byesIn(phases)
      expect(
        tiesOf(phases)
          .filter(isByeTie)
          .map(({ id }) => id),
      ).toEqual(fills.filter(({ absent }) => absent !== undefined).map(({ matchId }) => matchId))
    }),
  )
})
