import type { MatchRow } from '@torneo/contracts/match/matches'
import { championsMs, StaticScene } from '../scenes/TvScene'
import { TvChampions } from './TvChampions'
import { TvDraw } from './TvDraw'
import type { Occasion } from './use-occasions'

interface TvOccasionProps {
  readonly occasion: Occasion
  readonly matches: readonly MatchRow[]
  readonly year: number | undefined
  readonly onEnd: () => void
}

/** A draw or champions over the whole board, as it happens. */
export function TvOccasion({ occasion, matches, year, onEnd }: TvOccasionProps) {
  return occasion.kind === 'draw' ? (
    <TvDraw {...occasion} onEnd={onEnd} />
  ) : (
    <StaticScene onRead={onEnd} ms={championsMs}>
      <TvChampions {...occasion} matches={matches} year={year} />
    </StaticScene>
  )
}
