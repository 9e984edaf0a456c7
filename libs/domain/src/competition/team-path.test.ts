import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import { describe, expect, it } from 'vitest'
import { nextTie } from './bracket/next-tie'
import { aCompetition, played, resolved, scheduled, teamIds } from './played-competition.fixture'
import { eight, inZones, playedOnly } from './resolve/zones-and-bracket.fixture'
import { bracketTemplate, goldAndSilverTemplate } from './setup/templates'
import type { PlayedMatch } from './tables/played-match'
import { teamPath } from './team-path'

const published = (record: ReturnType<typeof eight>, matches: readonly PlayedMatch[]) =>
  resolved(record, matches) as unknown as PublicCompetition

/** Steps as text: 'Zona A 1', 'Semifinal 1 won', 'Final open > - , Tercer puesto'. */
function listed(competition: PublicCompetition, teamId: string): string[] {
  const { steps, podium } = teamPath(competition, teamId)
  return [
    ...steps.map((step) => {
      if (step.kind === 'zone') return `${step.name} ${step.row.position} > ${step.next?.tie.name}`
      const ahead = [step.ifWon, step.ifLost].flatMap((next) =>
        next ? `${next.tie.name} ${next.tie[`${next.opponent}Label`]}` : [],
      )
      return [`${step.tie.name} ${step.outcome}`, ...ahead].join(' > ')
    }),
    ...(podium ? [`${podium.place} ${podium.name}`] : []),
  ]
}

describe("a team's path", () => {
  const record = eight()
  const rows = scheduled(record)

  it('leads from the present place until the zones are over', () => {
    expect(listed(published(record, rows), 't01')).toEqual(['Zona A 1 > Semifinal 1'])
  })

  it('names who waits after the next tie, for the winner and for the loser', () => {
    expect(listed(published(record, playedOnly(record, rows, inZones)), 't01')).toEqual([
      'Zona A 1 > Semifinal 1',
      'Semifinal 1 open > Final Ganador Semifinal 2 > Tercer puesto Perdedor Semifinal 2',
    ])
  })

  it('ends on the podium, or in the zone', () => {
    const all = published(record, played(record, rows))
    expect(listed(all, 't01')).toEqual(['Zona A 1 > Semifinal 1', 'Semifinal 1 won', 'Final won', '1 Llave'])
    expect(listed(all, 't03').at(-1)).toBe('3 Llave')
    expect(listed(all, 't08')).toEqual(['Zona A 4 > undefined'])
    expect(listed(all, 'nobody')).toEqual([])
  })

  it('follows the cup that the team fell into', () => {
    const cups = aCompetition(goldAndSilverTemplate({ teamIds: teamIds(8), zones: 2 }))
    expect(listed(published(cups, played(cups, scheduled(cups))), 't08').slice(1)).toEqual([
      'Plata · Semifinal 2 lost',
      'Plata · Tercer puesto lost',
    ])
  })
})

it('a tie with a bye is passed over on the way', () => {
  const bracket = bracketTemplate({ teamIds: teamIds(6) })
  const ties = bracket.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
  const feeding = [...ties, { id: 'previa', round: 0, home: { team: 'x' }, away: { team: 'y' } }].map((tie) =>
    'bye' in (tie.away ?? {}) ? { ...tie, home: { winner: 'previa' } } : tie,
  )
  const bye = feeding.find(({ away }) => away && 'bye' in away)
  expect(bye && nextTie(feeding, 'previa', 'winner')).toEqual(nextTie(feeding, bye?.id ?? '', 'winner'))
  expect(nextTie(feeding, 'previa', 'loser')).toBeUndefined()
})
