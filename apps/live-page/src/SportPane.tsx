import { useState } from 'react'
import styled from 'styled-components'
import type { PromotionCategory } from '@torneo/contracts/promotions'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { ofCategory } from '@torneo/domain/standings'
import { Button } from '@torneo/ui/Button'
import { Segmented } from '@torneo/ui/Segmented'
import { media } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import type { TournamentState } from './feed/tournament-feed'
import { useSportTables } from './feed/use-readings'
import { categoryLabels, liveTexts } from './live-texts'
import { MatchDays } from './matches/MatchDays'
import type { SortedMatches } from './matches/sorted-matches'
import { Nothing } from './parts/Nothing'
import { Section } from './parts/Section'
import { ScorersTable } from './tables/ScorersTable'
import { StandingsTable } from './tables/StandingsTable'

interface SportPaneProps {
  readonly sport: TournamentSport
  readonly state: TournamentState
  /** Of this sport. */
  readonly matches: SortedMatches
  readonly now: number
}

/** So many scorers are shown until asked for all. */
const firstScorers = 10

/** A sport: what comes, what was, who leads, who scores. */
export function SportPane({ sport, state, matches, now }: SportPaneProps) {
  const [category, setCategory] = useState<PromotionCategory | ''>('')
  const [isWhole, setWhole] = useState(false)
  const tables = useSportTables(sport.id, state)
  const categories = (Object.keys(categoryLabels) as PromotionCategory[]).filter((one) => tables.standings.some(({ team }) => team.category === one))
  const chosen = category !== '' && categories.includes(category) ? category : undefined
  const standings = ofCategory(tables.standings, chosen)
  const scorers = ofCategory(tables.scorers, chosen)
  const shownScorers = isWhole ? scorers : scorers.slice(0, firstScorers)
  return (
    <Root>
      <Column>
        <Section title={liveTexts.upcoming}>
          {matches.upcoming.length === 0 && <Nothing title={liveTexts.noUpcoming}>{liveTexts.noUpcomingWhy}</Nothing>}
          <MatchDays matches={matches.upcoming} title={liveTexts.upcoming} now={now} />
        </Section>
        <Section title={liveTexts.results}>
          {matches.results.length === 0 && <Nothing title={liveTexts.noResults}>{liveTexts.noResultsWhy}</Nothing>}
          <MatchDays matches={matches.results} title={liveTexts.results} now={now} />
        </Section>
      </Column>
      <Column>
        <Section title={liveTexts.standings} aside={categories.length > 1 && (
          <Segmented<PromotionCategory | ''> label={liveTexts.category} value={chosen ?? ''} onChange={setCategory}
            options={[{ value: '', label: liveTexts.allCategories }, ...categories.map((value) => ({ value, label: categoryLabels[value] }))]} />
        )}>
          {standings.length === 0 ? <Nothing title={liveTexts.noStandings}>{liveTexts.noStandingsWhy}</Nothing> : <StandingsTable rows={standings} sport={sport.name} />}
        </Section>
        <Section title={liveTexts.scorers}>
          {scorers.length === 0 ? <Nothing title={liveTexts.noScorers}>{liveTexts.noScorersWhy}</Nothing> : <ScorersTable rows={shownScorers} sport={sport.name} />}
          {scorers.length > firstScorers && (
            <Button variant="secondary" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? liveTexts.seeFewer : liveTexts.seeAll(scorers.length)}<VisuallyHidden> ({liveTexts.scorers})</VisuallyHidden>
            </Button>
          )}
        </Section>
      </Column>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: 32px 24px;
  align-items: start;
  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const Column = styled.div`
  display: grid;
  gap: 32px;
  min-width: 0;
`
