import type { MatchRow } from '@torneo/contracts/match/matches'
import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { type CompetitionView } from '@torneo/domain/match/list/first-screen'
import { dayTitle } from '@torneo/domain/match/list/match-words'
import type { SortedMatches } from '@torneo/domain/match/list/sorted-matches'
import { ofCategory } from '@torneo/domain/tables/standings'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Stack } from '@torneo/ui/layout/Stack'
import { gridGap, media } from '@torneo/ui/theme/tokens'
import { type MouseEvent, useContext, useState } from 'react'
import styled from 'styled-components'
import { addressOf } from './chosen-address'
import { hasZones } from './competition/competition-views'
import { SportViews } from './competition/SportViews'
import { ArchivedContext } from './edition/archived'
import type { TournamentState } from './feed/tournament-feed'
import { useSportTables } from './feed/use-channels'
import { type Following, isFollowed } from './follow/following'
import { categoryLabels, liveTexts } from './live-texts'
import { MatchDay, MatchDays } from './matches/MatchDays'
import { EmptyNote } from './parts/EmptyNote'
import { Section } from './parts/Section'
import { Scorers, Standings } from './tables/SportTables'

interface SportPaneProps {
  readonly sport: TournamentSport
  /** The only day shown; null shows all days. */
  readonly day: string | null
  readonly state: TournamentState
  /** Matches of this sport. */
  readonly matches: SortedMatches
  readonly today: string
  readonly following: Following
  readonly view: CompetitionView | null
  readonly onView: (view: CompetitionView | null) => void
  /** Handles a click on a link to a team's path. */
  readonly onPath: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onIncomplete: () => void
}

/** A sport's upcoming matches, results, standings and scorers. */
export function SportPane({ sport, day, state, matches, today, following, onIncomplete, ...views }: SportPaneProps) {
  const [category, setCategory] = useState<PromotionCategory | ''>('')
  const tables = useSportTables(sport.id, state)
  const { competition = null } = tables
  const { part, isLoading } = state
  const isArchived = useContext(ArchivedContext)
  const chooseCategory = (category: PromotionCategory | '') => {
    onIncomplete()
    setCategory(category)
  }
  const categories = (Object.keys(categoryLabels) as PromotionCategory[]).filter((candidate) =>
    tables.standings.some(({ team }) => team.category === candidate),
  )
  const chosen = category !== '' && categories.includes(category) ? category : undefined
  const standings = ofCategory(tables.standings, chosen)
  const scorers = ofCategory(tables.scorers, chosen)
  const isOurs = ({ team }: { readonly team: TableTeam }) => following.includes(team.promotionId)
  /** Lists the matches of followed promotions, then the others, each by day. */
  const matchDays = (rows: readonly MatchRow[], title: string, totals: readonly number[] = []) =>
    [rows.filter((match) => isFollowed(match, following)), rows.filter((match) => !isFollowed(match, following))].map(
      (subset, index) => (
        <MatchDays
          key={index}
          matches={subset}
          title={title}
          today={today}
          total={totals[index]}
          onExpand={onIncomplete}
          busy={isLoading}
        />
      ),
    )
  if (part && part.sport !== sport.id)
    return isLoading ? (
      <SkeletonRows label={liveTexts.loading} />
    ) : (
      <ErrorPane title={liveTexts.failed} text={liveTexts.failedWhy} onRetry={onIncomplete} />
    )
  const onDay = (rows: readonly MatchRow[]) => rows.filter(({ date }) => date === day)
  const upcoming = (
    <Section title={isArchived ? liveTexts.notPlayed : liveTexts.upcoming}>
      {matches.upcoming.length === 0 &&
        (matches.results.length + matches.live.length > 0 ? (
          <EmptyNote title={liveTexts.noUpcoming}>{liveTexts.noUpcomingWhy}</EmptyNote>
        ) : (
          <EmptyNote title={liveTexts.noneYet}>{liveTexts.noneYetWhy}</EmptyNote>
        ))}
      {matchDays(matches.upcoming, liveTexts.upcoming, part?.upcoming)}
    </Section>
  )
  const pane = (
    <Root>
      <Stack $gap={32}>
        {day !== null && (
          <Section title={liveTexts.matchesOfDay}>
            <MatchDay
              day={day}
              today={today}
              matches={[...onDay(matches.live), ...onDay(matches.results).toReversed(), ...onDay(matches.upcoming)]}
            />
            <p>
              <a href={addressOf(sport.id)}>{liveTexts.allDays}</a>
            </p>
          </Section>
        )}
        {day === null && (
          <>
            {!isArchived && upcoming}
            <Section title={liveTexts.results}>
              {matches.results.length === 0 && (
                <EmptyNote title={liveTexts.noResults}>{liveTexts.noResultsWhy}</EmptyNote>
              )}
              {matchDays(matches.results, liveTexts.results, part?.results)}
            </Section>
            {isArchived && matches.upcoming.length > 0 && upcoming}
          </>
        )}
        {part && (
          <OtherDays data-script="none" aria-label={liveTexts.otherDays}>
            {part.days.map(
              (other) =>
                other !== day && (
                  <a key={other} href={addressOf(sport.id, other)}>
                    {dayTitle(other, today)}
                  </a>
                ),
            )}
          </OtherDays>
        )}
      </Stack>
      <Stack $gap={32}>
        {!(competition && hasZones(competition)) && (
          <Standings
            sport={sport}
            rows={standings}
            isOurs={isOurs}
            aside={
              categories.length > 1 && (
                <Segmented<PromotionCategory | ''>
                  label={liveTexts.category}
                  value={chosen ?? ''}
                  onChange={chooseCategory}
                  options={[
                    { value: '', label: liveTexts.allCategories },
                    ...categories.map((value) => ({ value, label: categoryLabels[value] })),
                  ]}
                />
              )
            }
          />
        )}
        <Scorers
          sport={sport}
          rows={scorers}
          isOurs={isOurs}
          total={part?.scorers}
          isLoading={isLoading}
          onExpand={onIncomplete}
        />
      </Stack>
    </Root>
  )
  return competition ? (
    <SportViews
      sport={sport}
      competition={competition}
      matches={state.matches}
      today={today}
      following={following}
      {...views}>
      {pane}
    </SportViews>
  ) : (
    pane
  )
}

const Root = styled.div`
  ${gridGap('32px 24px')}
  align-items: start;
  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const OtherDays = styled.nav`
  flex-wrap: wrap;
  gap: 4px 16px;
`
