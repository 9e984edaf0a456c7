import type { League } from '@torneo/contracts/competition/league'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import { type HeadToHeadKey, setTieBreakRules, type TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { scoringOf } from '../../scoring/scorings'
import { tieBreaksOf } from '../../scoring/tie-breaks'
import { sizeOfZone } from '../resolve/zone-sides'
import { type CheckContext, detail, repeated, teamProblem } from './check-context'

const keysOfSets: readonly HeadToHeadKey[] = setTieBreakRules
const isOfPenalties = (word: TieBreakRule | HeadToHeadKey) => word === 'shootout_wins' || word === 'shootout'

/** Reports tie-breaks and keys that are there twice, or that the sport does not have. */
function checkTieBreaks(league: League, path: string, context: CheckContext): ErrorDetail[] {
  const known = tieBreaksOf(context)
  const { hasSets, hasShootout } = scoringOf(context)
  const rules = league.tieBreaks.map((rule, index) => ({ rule, path: `${path}.tieBreaks.${index}` }))
  const keys = (league.headToHeadKeys ?? []).map((key, index) => ({ key, path: `${path}.headToHeadKeys.${index}` }))
  const messageOf = (rule: TieBreakRule) =>
    rule === 'bonus' ? messages.noBonus : isOfPenalties(rule) ? messages.penaltiesOnly : messages.setsOnly
  return [
    ...repeated(
      rules,
      ({ rule }) => rule,
      (rule) => detail(rule.path, messages.sameTieBreak),
    ),
    ...rules.flatMap(({ rule, path: at }) => (known.includes(rule) ? [] : [detail(at, messageOf(rule))])),
    ...repeated(
      keys,
      ({ key }) => key,
      (key) => detail(key.path, messages.sameKey),
    ),
    ...keys.flatMap(({ key, path: at }) => {
      if (isOfPenalties(key)) return hasShootout ? [] : [detail(at, messages.penaltiesOnly)]
      return hasSets || !keysOfSets.includes(key) ? [] : [detail(at, messages.setsOnly)]
    }),
    ...(league.levelEnds === 'penalties' && !hasShootout ? [detail(`${path}.levelEnds`, messages.penaltiesOnly)] : []),
  ]
}

/** Reports what is wrong in a league: its teams, zones and tie-breaks. */
export function checkLeague(league: League, path: string, context: CheckContext): ErrorDetail[] {
  const teams = league.zones.flatMap(({ teamIds }, zone) =>
    teamIds.map((id, index) => ({ id, path: `${path}.zones.${zone}.teamIds.${index}` })),
  )
  return [
    ...teams.flatMap((team) => teamProblem(team.id, team.path, context)),
    ...repeated(
      teams,
      ({ id }) => id,
      (team) => detail(team.path, messages.teamInZone),
    ),
    ...league.zones.flatMap((zone, index) => {
      const { teamIds, slots = [] } = zone
      const at = `${path}.zones.${index}`
      if (slots.length > 0 && teamIds.length > 0) return [detail(`${at}.slots`, messages.slotsOrTeams)]
      return sizeOfZone(zone) === 1
        ? [detail(`${at}.${slots.length > 0 ? 'slots' : 'teamIds'}`, messages.loneTeam)]
        : []
    }),
    ...checkTieBreaks(league, path, context),
  ]
}
