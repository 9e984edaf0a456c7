import type { MatchTeam } from '@torneo/contracts/match/matches'
import { OpenMark } from '@torneo/ui/display/OpenMark'
import { TeamAvatar } from '@torneo/ui/display/TeamAvatar'
import { markOf } from './match-labels'

interface TeamMarkProps {
  readonly team: MatchTeam | null
  /** Size in pixels; default 32. */
  readonly size?: number | undefined
}

/** A team's square: the last two digits of its promotion's year on its colour, or on the promotion's (spec 2 §2). Dashed without a team. */
export function TeamMark({ team, size = 32 }: TeamMarkProps) {
  if (!team) return <OpenMark size={size} />
  return <TeamAvatar text={markOf(team)} color={teamColor(team)} size={size} />
}

/** Returns the team's own colour, or its promotion's. */
export function teamColor(team: MatchTeam | null): string | undefined {
  return (team?.color || team?.promotionColor) ?? undefined
}
