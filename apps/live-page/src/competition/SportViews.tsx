import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { CompetitionView } from '@torneo/domain/match/list/first-screen'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import { ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { pathAddress, viewAddress } from '../chosen-address'
import type { Following } from '../follow/following'
import { ShareButton } from '../header/ShareButton'
import { pageAddress } from '../matches/open-match'
import { TeamMark } from '../parts/TeamMark'
import { Champions } from './Champions'
import { competitionTexts } from './competition-texts'
import { hasZones, knockoutsOf, teamsOf } from './competition-views'
import { Knockouts, Zones } from './lazy-views'

interface SportViewsProps {
  readonly sport: TournamentSport
  readonly competition: PublicCompetition
  readonly matches: readonly MatchRow[]
  readonly today: string
  readonly following: Following
  readonly view: CompetitionView | null
  readonly onView: (view: CompetitionView | null) => void
  /** Handles a click on a link to a team's path. */
  readonly onPath: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Matches of the sport, with the tables that are no zones. */
  readonly children: ReactNode
}

/** A sport with a competition: its champions, and a choice of matches, zones and bracket, as far as they exist. */
export function SportViews({ competition, view: requested, onView, children, ...rest }: SportViewsProps) {
  const { sport, following, onPath } = rest
  const views: readonly (keyof typeof viewOf)[] = [
    'matches',
    ...(hasZones(competition) ? (['zones'] as const) : []),
    ...(knockoutsOf(competition).length > 0 ? (['bracket'] as const) : []),
  ]
  const view = views.find((one) => viewOf[one] === requested) ?? 'matches'
  const ours = teamsOf(competition).filter(({ promotionId }) => following.includes(promotionId))
  return (
    <Stack $gap={20}>
      <Champions sport={sport} competition={competition} />
      {ours.length > 0 && (
        <Paths>
          {ours.map((team) => (
            <li key={team.id}>
              <a href={pathAddress(sport.id, team.id)} onClick={onPath}>
                <TeamMark team={team} size={28} />
                {competitionTexts.path(team)}
                <ChevronRight size={18} aria-hidden />
              </a>
            </li>
          ))}
        </Paths>
      )}
      {views.length > 1 && (
        <>
          <Row $wrap $gap="8px 16px" $justify="space-between">
            <Segmented
              label={competitionTexts.views}
              value={view}
              onChange={(next) => onView(viewOf[next])}
              options={views.map((value) => ({ value, label: competitionTexts[value] }))}
            />
            {view !== 'matches' && (
              <ShareButton
                title={`${competitionTexts[view]} · ${sport.name}`}
                path={`${pageAddress}${viewAddress(sport.id, viewOf[view])}#deporte`}
              />
            )}
          </Row>
          <OtherViews data-script="none">
            {views.map(
              (one) =>
                one !== view && (
                  <a key={one} href={viewAddress(sport.id, viewOf[one])}>
                    {competitionTexts[one]}
                  </a>
                ),
            )}
          </OtherViews>
        </>
      )}
      {view === 'matches' && children}
      <Suspense fallback={<SkeletonRows label={competitionTexts.loading} />}>
        {view === 'zones' && <Zones competition={competition} {...rest} />}
        {view === 'bracket' && <Knockouts competition={competition} {...rest} />}
      </Suspense>
    </Stack>
  )
}

/** Views by their names in the address. */
const viewOf = { matches: null, zones: 'zonas', bracket: 'llave' } as const

const Paths = styled.ul`
  ${flexWrap('8px')}
  a {
    ${flexRow('8px')}
    min-height: 44px;
    padding: 6px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.button};
    background: ${color.surface};
    font-weight: 600;
    text-decoration: none;
    ${text(14)}
  }
`

const OtherViews = styled.nav`
  flex-wrap: wrap;
  gap: 4px 16px;
`
