import { sentenceOf } from '@torneo/client'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { media } from '@torneo/ui/theme/tokens'
import { CalendarCheck } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useCompetitionMatchesQuery, useCompetitionQuery } from '../../data/competition-api'
import { teams as teamsApi } from '../../data/teams-api'
import { LinkButton } from '../../parts/LinkButton'
import { useTableChoice } from '../../parts/use-table-choice'
import { fixturesOf, roundRobinOf } from './fixtures-to-plan'
import { planTexts as texts } from './plan-texts'
import { PlanEditor } from './PlanEditor'

/** 'Armar fixture' of a sport (B35): from the matches that are missing to matches with day, hour and field. */
export default function PlanPage() {
  const { sports, sport, setSportId, error, isFetching, refetch } = useTableChoice()
  if (!sports && error !== undefined)
    return <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={refetch} busy={isFetching} />
  if (sports && !sport)
    return (
      <EmptyState
        icon="🗓️"
        title={texts.noSports}
        text={texts.noSportsWhy}
        action={<LinkButton to="/tournament/sports">{texts.seeSports}</LinkButton>}
      />
    )
  if (!sports || !sport) return <SkeletonCards count={3} label={texts.loading} />
  return (
    <>
      {sports.length > 1 && (
        <Choice>
          <SelectField
            label={texts.sport}
            isLabelHidden
            value={sport.id}
            options={sports.map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
            onChange={({ target }) => setSportId(target.value)}
          />
        </Choice>
      )}
      <SportPlan key={sport.id} sport={sport} sports={sports} />
    </>
  )
}

interface SportPlanProps {
  readonly sport: TournamentSport
  readonly sports: readonly TournamentSport[]
}

function SportPlan({ sport, sports }: SportPlanProps) {
  const competition = useCompetitionQuery({ params: { sportId: sport.id } }, refetchStale)
  const all = useCompetitionMatchesQuery({ query: {} }, refetchStale)
  const list = teamsApi.useList()
  const [found, matches] = [competition.currentData, all.currentData?.items]
  const teams = useMemo(() => list.data?.items.map(markWithdrawn(found)), [list.data, found])
  const missing = useMemo(() => {
    if (found === undefined || !matches || !teams) return null
    const own = teams.filter(({ sportId }) => sportId === sport.id)
    return found
      ? fixturesOf(
          found,
          matches.filter(({ sportId }) => sportId === sport.id),
          own,
        )
      : roundRobinOf(sport.id, matches, own)
  }, [found, matches, teams, sport.id])

  const reads = [competition, all, list]
  const refetch = () => reads.forEach((read) => void read.refetch())
  const failed = reads.find(({ data, error }) => data === undefined && error !== undefined)
  if (failed)
    return (
      <ErrorPane
        title={texts.failed}
        text={sentenceOf(failed.error, '')}
        busy={reads.some((read) => read.isFetching)}
        onRetry={refetch}
      />
    )
  if (!missing || !matches || !teams) return <SkeletonCards count={3} label={texts.loading} />
  if (teams.filter(({ sportId }) => sportId === sport.id).length < 2)
    return (
      <EmptyState
        icon={sport.icon}
        title={texts.fewTeams(sport.name)}
        action={<LinkButton to="/tournament/teams">{texts.seeTeams}</LinkButton>}
      />
    )
  if (missing.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck size={24} aria-hidden />}
        title={texts.allPlanned(sport.name)}
        text={texts.allPlannedWhy}
        action={<LinkButton to={`/tournament/fixtures?deporte=${sport.id}`}>{texts.seeMatches}</LinkButton>}
      />
    )
  return (
    <PlanEditor
      sport={sport}
      sports={sports}
      competition={found ?? null}
      teams={teams}
      matches={matches}
      missing={missing}
      onRefresh={refetch}
    />
  )
}

const Choice = styled.div`
  max-width: 24rem;
  margin-bottom: 16px;
  ${media.phone} { max-width: none; margin-bottom: 12px; }
`
