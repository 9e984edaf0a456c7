import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '../../scoring/scorings'

/** How a match may end. */
export interface Ending {
  readonly mustHaveWinner: boolean
  /** Minutes of each period of extra time; 0: none. */
  readonly extraTime: number
}

/**
 * Returns how a match may end by its own fields, its phase and its sport (B16, B34). `levelEnds` is of the tie's phase, or
 * of a league whose level matches go to penalties (B82); null otherwise. A level match of goals goes to extra time or penalties, one of points to overtimes.
 */
export function endingOf(
  {
    mustHaveWinner: isMarked = false,
    extraTime: stored = 0,
  }: { readonly [Field in keyof Ending]?: Ending[Field] | undefined },
  levelEnds: NonNullable<Knockout['levelEnds']> | null,
  rules: Pick<SportRules, 'scoring' | 'matchDuration' | 'drawAllowed'>,
): Ending {
  const { hasSets, hasShootout, extraShare } = scoringOf(rules)
  const isTie = levelEnds !== null
  const isRequired = isTie ? levelEnds !== 'better_placed' : isMarked
  const mustHaveWinner = isRequired || rules.drawAllowed === false
  if (hasSets) return { mustHaveWinner, extraTime: isTie ? 0 : stored }
  const minutes = stored > 0 ? stored : Math.max(1, Math.round(rules.matchDuration * extraShare))
  if (!hasShootout) return { mustHaveWinner, extraTime: mustHaveWinner ? minutes : stored }
  if (!isTie) return { mustHaveWinner, extraTime: stored }
  return { mustHaveWinner, extraTime: levelEnds === 'extra_time' ? minutes : 0 }
}
