import { Avatar } from '@torneo/ui/Avatar'
import { teamDigits } from '../format'

interface Marked {
  readonly name: string
  readonly color: string
  readonly promotionYear: number | null
  readonly promotionColor: string | null
}

interface TeamMarkProps {
  readonly team: Marked | null
  /** Pixels, 32 without it. */
  readonly size?: number | undefined
}

/** A team's square: the last two digits of its promotion's year on its colour, else on the promotion's (spec 2 §2). */
export function TeamMark({ team, size = 32 }: TeamMarkProps) {
  return <Avatar text={teamDigits(team)} color={(team?.color || team?.promotionColor) ?? undefined} size={size} />
}
