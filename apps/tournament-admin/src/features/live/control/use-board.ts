import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { periodsOf, periodsOfMatch } from '@torneo/domain/match/clock/periods'
import type { LiveAction } from '@torneo/domain/match/projection'
import { useCallback, useId, useMemo } from 'react'
import { sports as sportsApi } from '../../../data/sports-api'
import { sideName } from '../../../parts/match-labels'
import type { OwnAction, ShownMatch } from '../engine/match-view'
import type { LiveMatch } from '../engine/use-live-match'
import { formatAction } from '../format-action'
import { liveTexts as texts } from '../live-texts'
import { useRosters } from '../use-rosters'
import { useLineUps } from './before/use-line-ups'
import { eventMinuteNow } from './clock/use-running-clock'
import { useFinish } from './ending/use-finish'
import { useReopen } from './ending/use-reopen'
import { useEventSheets } from './events/use-event-sheets'
import { useMatchActions } from './use-match-actions'

export type Board = ReturnType<typeof useBoard>

/** Rules, names, actions and sheets of a match, which the board's parts share in every status. */
export function useBoard(live: LiveMatch, shown: ShownMatch) {
  const { match, events, undoable } = shown
  const id = useId()
  const headingId = `${id}-match`
  const timelineId = `${id}-timeline`
  const rosters = useRosters(match)
  const { rules, periods } = useMatchRules(shown)
  const names = useNames(shown, rosters)
  const format = (action: LiveAction, event: OwnAction['event'] = null) =>
    formatAction(action, { match, events, nameOf: names.nameOf, event })
  const { actions, announced } = useMatchActions({ live, shown, periods, format, timelineId })
  const [last] = undoable
  const { open: register, ...sheets } = useEventSheets({
    match,
    events,
    rosters,
    hasSubstitutions: rules.substitutions === true,
    last,
    act: actions.act,
  })
  const openSheet = useCallback(
    (type: MatchEventType, side: MatchSide) => register({ type, side, ...eventMinuteNow(match, periods) }),
    [register, match, periods],
  )
  const reopening = useReopen(match, live.reload)
  const finish = useFinish({ shown, periods, rules, rosters, actions, register })
  const lineUps = useLineUps(match, rosters, rules.lineUps === true, names.teamNameOf)
  return {
    headingId,
    timelineId,
    rosters,
    rules,
    periods,
    names,
    format,
    actions,
    announced,
    last,
    sheets,
    openSheet,
    reopening,
    finish,
    lineUps,
  }
}

function useMatchRules({ match: { sportId, mustHaveWinner, extraTime } }: ShownMatch) {
  const { data: sports } = sportsApi.useList(undefined, {})
  const rules = sports?.items.find((sport) => sport.id === sportId)?.rules ?? defaultSportRules
  const periods = useMemo(
    () => periodsOfMatch(periodsOf(rules), { mustHaveWinner, extraTime }),
    [rules, mustHaveWinner, extraTime],
  )
  return { rules, periods }
}

function useNames({ match }: ShownMatch, { byId }: ReturnType<typeof useRosters>) {
  const { homeTeamId } = match
  const [home, away] = [sideName(match, 'home'), sideName(match, 'away')]
  const nameOf = useCallback((playerId: string) => byId.get(playerId)?.name ?? null, [byId])
  const teamNameOf = useCallback((teamId: string) => (teamId === homeTeamId ? home : away), [homeTeamId, home, away])
  const playerOf = useCallback(
    (playerId: string, name: string | null) => {
      const player = byId.get(playerId)
      return player ? `${player.number} ${player.name}` : (name ?? texts.missingPlayer)
    },
    [byId],
  )
  return { home, away, nameOf, teamNameOf, playerOf }
}
