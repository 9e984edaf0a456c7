import type { MatchTeam } from '@torneo/contracts/matches'
import { TeamAvatar } from '@torneo/ui/TeamAvatar'
import { markOf } from './match-words'

interface TeamMarkProps {
  readonly team: MatchTeam | null
  /** Pixels, 32 without it. */
  readonly size?: number | undefined
}

/** A team's square: the last two digits of its promotion's year on its colour, else on the promotion's (spec 2 §2). */
export function TeamMark({ team, size = 32 }: TeamMarkProps) {
  return <TeamAvatar text={markOf(team)} color={teamColor(team)} size={size} />
}

/** Its own colour, else its promotion's. */
export function teamColor(team: MatchTeam | null): string | undefined {
  return (team?.color || team?.promotionColor) ?? undefined
}
