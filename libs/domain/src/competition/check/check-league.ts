import type { League } from '@torneo/contracts/competition/league'
import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { scoringOf } from '../../scoring/scorings'
import { tieBreaksOf } from '../../scoring/tie-breaks'
import { type CheckContext, detail, repeated, teamProblem } from './check-context'

/** Reports what is wrong in a league: its teams, zones and tie-breaks. */
export function checkLeague(league: League, path: string, context: CheckContext): ErrorDetail[] {
  const teams = league.zones.flatMap(({ teamIds }, zone) =>
    teamIds.map((id, index) => ({ id, path: `${path}.zones.${zone}.teamIds.${index}` })),
  )
  const known = tieBreaksOf(scoringOf(context))
  const rules = league.tieBreaks.map((rule, index) => ({ rule, path: `${path}.tieBreaks.${index}` }))
  return [
    ...teams.flatMap((team) => teamProblem(team.id, team.path, context)),
    ...repeated(
      teams,
      ({ id }) => id,
      (team) => detail(team.path, competitionMessages.teamInZone),
    ),
    ...league.zones.flatMap(({ teamIds }, zone) =>
      teamIds.length === 1 ? [detail(`${path}.zones.${zone}.teamIds`, competitionMessages.loneTeam)] : [],
    ),
    ...repeated(
      rules,
      ({ rule }) => rule,
      (rule) => detail(rule.path, competitionMessages.sameTieBreak),
    ),
    ...rules.flatMap((rule) => (!known.includes(rule.rule) ? [detail(rule.path, competitionMessages.setsOnly)] : [])),
  ]
}
