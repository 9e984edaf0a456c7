import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Stack } from '@torneo/ui/layout/Stack'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Following } from '../follow/following'
import { Champions } from './Champions'
import { competitionTexts } from './competition-texts'
import { hasZones, knockoutsOf } from './competition-views'

const Zones = lazy(() => import('./Zones'))
const Knockouts = lazy(() => import('./Knockouts'))

type View = 'matches' | 'zones' | 'bracket'

interface SportViewsProps {
  readonly sport: TournamentSport
  readonly competition: PublicCompetition
  readonly matches: readonly MatchRow[]
  readonly today: string
  readonly following: Following
  readonly onIncomplete: () => void
  /** Matches of the sport, with the tables that are no zones. */
  readonly children: ReactNode
}

/** A sport with a competition: its champions, and a choice of matches, zones and bracket, as far as they exist. */
export function SportViews({ competition, onIncomplete, children, ...rest }: SportViewsProps) {
  const [chosen, choose] = useState<View>('matches')
  const views: readonly View[] = [
    'matches',
    ...(hasZones(competition) ? (['zones'] as const) : []),
    ...(knockoutsOf(competition).length > 0 ? (['bracket'] as const) : []),
  ]
  const view = views.includes(chosen) ? chosen : 'matches'
  return (
    <Stack $gap={20}>
      <Champions competition={competition} />
      {views.length > 1 && (
        <Segmented
          label={competitionTexts.views}
          value={view}
          onChange={(next) => {
            onIncomplete()
            choose(next)
          }}
          options={views.map((value) => ({ value, label: competitionTexts[value] }))}
        />
      )}
      {view === 'matches' && children}
      <Suspense fallback={<SkeletonRows label={competitionTexts.loading} />}>
        {view === 'zones' && <Zones competition={competition} {...rest} />}
        {view === 'bracket' && <Knockouts competition={competition} {...rest} />}
      </Suspense>
    </Stack>
  )
}
