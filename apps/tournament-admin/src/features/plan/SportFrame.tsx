import { sentenceOf } from '@torneo/client'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Official } from '@torneo/contracts/match/officials'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { media } from '@torneo/ui/theme/tokens'
import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { useCompetitionMatchesQuery, useCompetitionQuery } from '../../data/competition-api'
import { officials as officialsApi } from '../../data/officials-api'
import { teams as teamsApi } from '../../data/teams-api'
import { LinkButton } from '../../parts/LinkButton'
import { useTableChoice } from '../../parts/use-table-choice'
import { planTexts as texts } from './plan-texts'

/** A sport as its plan needs it: teams and matches are of all sports. */
export interface SportToPlan {
  readonly sport: TournamentSport
  readonly sports: readonly TournamentSport[]
  /** Null for a sport without one. */
  readonly competition: Competition | null
  readonly teams: readonly Team[]
  readonly matches: readonly Match[]
  /** Empty if they could not be read: a plan does not regard them then. */
  readonly officials: readonly Official[]
  readonly refetch: () => void
}

interface SportFrameProps {
  readonly children: (known: SportToPlan) => ReactNode
}

/** The choice of the sport, and its plan once everything is loaded. */
export function SportFrame({ children }: SportFrameProps) {
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
      <LoadedSport key={sport.id} sport={sport} sports={sports}>
        {children}
      </LoadedSport>
    </>
  )
}

const none: readonly never[] = []

function LoadedSport({ sport, sports, children }: SportFrameProps & Pick<SportToPlan, 'sport' | 'sports'>) {
  const competition = useCompetitionQuery({ params: { sportId: sport.id } }, refetchStale)
  const all = useCompetitionMatchesQuery({ query: {} }, refetchStale)
  const list = teamsApi.useList()
  const named = officialsApi.useList(undefined, refetchStale)
  const [found, matches] = [competition.currentData, all.currentData?.items]
  const teams = useMemo(() => list.data?.items.map(markWithdrawn(found)), [list.data, found])
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
  if (found === undefined || !matches || !teams || (!named.data && !named.error))
    return <SkeletonCards count={3} label={texts.loading} />
  if (teams.filter(({ sportId }) => sportId === sport.id).length < 2)
    return (
      <EmptyState
        icon={sport.icon}
        title={texts.fewTeams(sport.name)}
        action={<LinkButton to="/tournament/teams">{texts.seeTeams}</LinkButton>}
      />
    )
  return children({ sport, sports, competition: found, teams, matches, officials: named.data?.items ?? none, refetch })
}

const Choice = styled.div`
  max-width: 24rem;
  margin-bottom: 16px;
  ${media.phone} { max-width: none; margin-bottom: 12px; }
`
