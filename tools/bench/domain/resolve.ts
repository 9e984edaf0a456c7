import type { Slot } from '@torneo/contracts/competition/slot'
import { zonesBracket } from '@torneo/domain/competition/bracket/bracket'
import {
  aCompetition,
  played,
  resolved,
  scheduled,
  teamIds,
} from '@torneo/domain/competition/played-competition.fixture'
import { zonesTemplate } from '@torneo/domain/competition/setup/templates'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'

const [teams, zones, cups, calls] = [64, 8, 4, 200]

/** Every team of eight zones goes on: the firsts and seconds to the first cup, and so on. */
function largeCompetition() {
  const [league] = zonesTemplate({ teamIds: teamIds(teams), zones })
  if (league?.kind !== 'league') throw new Error('The template has no league')
  const tier = (rank: number) => league.zones.map(({ id }): Slot => ({ phase: league.id, zone: id, rank }))
  const knockouts = Array.from({ length: cups }, (_, cup) => {
    const id = `copa-${cup + 1}`
    const ties = zonesBracket([tier(cup * 2 + 1), tier(cup * 2 + 2)], { idPrefix: id, thirdPlace: true })
    return { id, name: id, kind: 'knockout' as const, ties }
  })
  return aCompetition([league, ...knockouts])
}

export const resolving: Measurement<Scene> = {
  id: 'resolving',
  rows: [
    {
      title: `Resolve a competition of ${teams} teams, ${zones} zones, ${cups} cups: CPU of each`,
      bar: 'at most 5 ms',
    },
  ],
  async measure() {
    const competition = largeCompetition()
    const matches = played(competition, scheduled(competition))
    for (let call = 0; call < calls; call += 1) resolved(competition, matches)
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call += 1) resolved(competition, matches)
    const { user, system } = process.cpuUsage(before)
    const each = (user + system) / 1000 / calls
    return [{ measured: `${each.toFixed(2)} ms`, note: `${matches.length} matches, all played; warm, ${calls} times` }]
  },
}
