import type { League } from '@torneo/contracts/competition/league'
import { competitionMessages } from '@torneo/contracts/competition/messages'
import { setTieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { type CheckContext, detail, repeated, teamProblem } from './check-context'

const setsOnly: ReadonlySet<string> = new Set(setTieBreakRules)

/** Reports what is wrong in a league: its teams, zones and tie-breaks. */
export function checkLeague(league: League, path: string, context: CheckContext): ErrorDetail[] {
  const teams = league.zones.flatMap(({ teamIds }, zone) =>
    teamIds.map((id, index) => ({ id, path: `${path}.zones.${zone}.teamIds.${index}` })),
  )
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
    ...rules.flatMap((rule) =>
      setsOnly.has(rule.rule) && context.scoring !== 'sets' ? [detail(rule.path, competitionMessages.setsOnly)] : [],
    ),
  ]
}
