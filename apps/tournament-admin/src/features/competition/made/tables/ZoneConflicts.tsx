import type { ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { zoneConflicts } from '@torneo/domain/competition/zone-conflicts'
import { Notice } from '@torneo/ui/feedback/Notice'
import { matchTitle } from '../../../../parts/match-labels'
import { modalTexts as texts } from '../modal-texts'

interface ZoneConflictsProps {
  readonly league: ResolvedLeague
  readonly matches: readonly Match[]
}

/** Begun matches of a league of places that another team should have played: a correction came later (B86). */
export default function ZoneConflicts({ league, matches }: ZoneConflictsProps) {
  return league.tables.flatMap(({ zoneId, slots }) =>
    matches
      .filter((match) => match.zoneId === zoneId)
      .flatMap((match) =>
        zoneConflicts(slots, match).map(({ shouldBe }) => (
          <Notice key={`${match.id} ${shouldBe.id}`} tone="danger">
            {texts.zoneConflict(matchTitle(match), shouldBe.name)}
          </Notice>
        )),
      ),
  )
}
