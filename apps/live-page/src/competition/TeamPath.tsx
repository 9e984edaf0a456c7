import type { PublicTournament } from '@torneo/contracts/site/public'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { teamPath } from '@torneo/domain/competition/team-path'
import { teamDigits } from '@torneo/domain/match/list/match-words'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { Bell, ChevronLeft, Crown } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import styled from 'styled-components'
import { pathAddress, viewAddress } from '../chosen-address'
import type { TournamentState } from '../feed/tournament-feed'
import { useSportTables } from '../feed/use-channels'
import type { Following } from '../follow/following'
import { ShareButton } from '../header/ShareButton'
import { isPlainClick, pageAddress } from '../matches/open-match'
import { EmptyNote } from '../parts/EmptyNote'
import { SportName } from '../parts/SportName'
import { competitionTexts } from './competition-texts'
import { teamsOf } from './competition-views'
import { pathTexts } from './path-texts'
import { TieStep, ZoneStep } from './PathSteps'

const FollowSheet = lazy(() => import('../follow/FollowSheet'))

export interface TeamPathProps {
  readonly sport: TournamentSport
  readonly teamId: string
  readonly state: TournamentState
  readonly today: string
  readonly promotions: PublicTournament['promotions']
  readonly following: Following
  readonly onFollow: (following: Following) => void
  /** Called to leave for the bracket. */
  readonly onLeave: () => void
}

/** A team's way through its competition: its zone, the ties played, the next one, and who waits after it. */
export default function TeamPath({
  sport,
  teamId,
  state,
  today,
  promotions,
  following,
  onFollow,
  onLeave,
}: TeamPathProps) {
  const { competition = null } = useSportTables(sport.id, state)
  const [isFollowOpen, setFollowOpen] = useState(false)
  const team = competition && teamsOf(competition).find(({ id }) => id === teamId)
  if (!competition || !team)
    return state.part && state.isLoading ? (
      <SkeletonRows label={competitionTexts.loading} />
    ) : (
      <EmptyNote title={pathTexts.missing}>
        <a href={viewAddress(sport.id, null)}>{sport.name}</a>
      </EmptyNote>
    )
  const { steps, podium } = teamPath(competition, teamId)
  const handleLeave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { isAbovePage } = (history.state ?? {}) as { readonly isAbovePage?: boolean }
    if (isAbovePage) history.back()
    else onLeave()
  }
  const handleFollow = () => {
    if (!following.includes(team.promotionId)) onFollow([...following, team.promotionId])
    setFollowOpen(true)
  }
  const common = { matches: state.matches, today, teamId }
  const isOver = !steps.some((step) => (step.kind === 'tie' ? step.outcome === 'open' : step.league.state !== 'over'))
  return (
    <Stack as="article" $gap={20}>
      <Banner $color={team.color || team.promotionColor || '#15161A'}>
        <a href={viewAddress(sport.id, 'llave')} onClick={handleLeave}>
          <ChevronLeft size={24} aria-hidden />
          <VisuallyHidden>{pathTexts.back}</VisuallyHidden>
        </a>
        <b aria-hidden>{teamDigits(team)}</b>
        <div>
          <h2>{competitionTexts.path(team)}</h2>
          <SportName sport={sport} />
        </div>
      </Banner>
      <ol>
        {steps.map((step) =>
          step.kind === 'zone' ? (
            <ZoneStep key={step.zoneId} step={step} {...common} />
          ) : (
            <TieStep key={step.tie.id} step={step} {...common} />
          ),
        )}
      </ol>
      {podium && (
        <p>
          <Badge
            tone={podium.place === 1 ? 'gold' : podium.place === 2 ? 'silver' : 'bronze'}
            icon={<Crown aria-hidden />}>
            {podium.place === 1 ? pathTexts.champion(podium.name) : pathTexts.podium(podium.place, podium.name)}
          </Badge>
        </p>
      )}
      <Row $wrap $gap={12}>
        {!isOver && promotions.length > 0 && (
          <Button variant="primary" icon={<Bell size={18} aria-hidden />} onClick={handleFollow}>
            {pathTexts.alert}
          </Button>
        )}
        <ShareButton
          title={competitionTexts.path(team)}
          path={pageAddress + pathAddress(sport.id, teamId)}
          label={pathTexts.share}
        />
      </Row>
      {isFollowOpen && (
        <Suspense>
          <FollowSheet
            promotions={promotions}
            following={following}
            onChange={onFollow}
            onClose={() => setFollowOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

const Banner = styled.header<{ $color: string }>`
  ${flexRow('12px')}
  padding: 16px 12px;
  border-radius: ${radius.board};
  background: ${({ $color }) => $color};
  color: ${({ $color }) => readableOn($color)};
  > a { display: grid; place-items: center; flex: none; width: 44px; height: 44px; border-radius: ${radius.button}; }
  > a:focus-visible { outline-color: currentColor; }
  > b {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: ${radius.card};
    background: ${({ $color }) => readableOn($color)};
    color: ${({ $color }) => $color};
    font-family: var(--font-title);
    ${text(20)}
  }
  > div { min-width: 0; overflow-wrap: anywhere; }
  h2 { ${text(20)} }
  @media print { border: 1px solid ${color.line}; }
`
