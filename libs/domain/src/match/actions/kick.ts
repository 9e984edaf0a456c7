import { z } from '@torneo/contracts/fields/zod'
import { KickRequest, matchEndingEndpoints as endpoints } from '@torneo/contracts/match/match-endings'
import { matchEventMessages, unidentified } from '@torneo/contracts/match/match-events'
import { scoringOf } from '../../scoring/scorings'
import { setFields } from '../effect'
import { isInPlay } from '../phase'
import { isLevel, nextToKick, noKicks, shootoutWinner } from '../result/shootout'
import type { PanelAction, Fields } from './action'

const Kick = z.extend(KickRequest, { playerId: z.string() })

/** Takes one kick of the shoot-out (B16). */
export const kick: PanelAction<Fields<z.output<typeof Kick>>, typeof endpoints.kick> = {
  endpoint: endpoints.kick,
  stored: Kick,
  toAction: ({ playerId, ...body }) => ({ ...body, playerId: playerId ?? unidentified }),
  toBody: ({ playerId, ...body }) => ({ ...body, playerId: playerId || null }),
  accepts: isInPlay,
  otherwise: 'notLive',
  check(match, { side, playerId }, { teamOf, scoring }) {
    const shootout = match.shootout ?? noKicks(scoring)
    if (!scoringOf(scoring).hasShootout) return 'playsOn'
    if (!match.mustHaveWinner) return 'mayBeLevel'
    if (!isLevel(match)) return 'notLevel'
    if (shootoutWinner(shootout)) return 'shootoutOver'
    if ((nextToKick(shootout) ?? side) !== side) return 'otherSideKicks'
    const isOfSide = playerId === unidentified || !teamOf || teamOf(playerId) === match[`${side}TeamId`]
    return isOfSide ? null : { path: 'playerId', message: matchEventMessages.notOfTeam }
  },
  players: (_, { playerId }) => [{ playerId }],
  effect(match, { side, scored, playerId }, { scoring }) {
    const { kicks, ...score } = match.shootout ?? noKicks(scoring)
    return setFields(match, {
      shootout: { ...score, [side]: score[side] + (scored ? 1 : 0), kicks: [...kicks, { side, scored, playerId }] },
    })
  },
  undoneAs: 'score',
  pending: ['shootout'],
}
