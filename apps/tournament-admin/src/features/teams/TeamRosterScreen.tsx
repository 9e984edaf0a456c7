import { sentenceOf } from '@torneo/client'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useSteady } from '@torneo/panel/screen/use-steady'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { ChevronLeft, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { promotions as promotionsApi } from '../../data/promotions-api'
import { sports as sportsApi } from '../../data/sports-api'
import { teams as teamsApi } from '../../data/teams-api'
import { useTournament } from '../../data/tournament-api'
import { LinkButton } from '../../parts/LinkButton'
import { Roster } from '../../parts/roster/Roster'
import { Stack } from '../../parts/Stack'
import { teamsAddress } from '../../parts/team-address'
import { TeamHeader } from '../../parts/TeamHeader'
import { useNamesakesQuery } from './namesakes-api'
import { NamesakesNotice } from './NamesakesNotice'
import { useTeamRostersQuery } from './teams-api'
import { teamRosterTexts as texts, teamsTexts } from './teams-texts'

interface TeamRosterScreenProps {
  /** The team's id, from the address. */
  readonly id: string
}

/** 'Lista' of any team (B19), with all that its captain can do, even while the lists are closed. */
export default function TeamRosterScreen({ id }: TeamRosterScreenProps) {
  const teams = teamsApi.useList()
  const { data: sports } = sportsApi.useList()
  const { data: promotions } = promotionsApi.useList()
  const { data: rosters } = useTeamRostersQuery(undefined, refetchStale)
  const tournament = useTournament()
  const { data: namesakes } = useNamesakesQuery(undefined, refetchStale)
  const namesakeIds = useMemo(
    () => new Set(namesakes?.items.flatMap(({ players }) => players.map((player) => player.id))),
    [namesakes],
  )
  const found = teams.data?.items.find((one) => one.id === id)
  const team = useSteady(found, found?.id)

  if (!team && teams.error !== undefined) {
    return (
      <ErrorPane
        title={texts.failed}
        text={sentenceOf(teams.error, '')}
        onRetry={() => void teams.refetch()}
        busy={teams.isFetching}
      />
    )
  }
  if (!team && teams.isFetching) return <SkeletonRows count={6} label={texts.loading} />
  if (!team) {
    return (
      <EmptyState
        icon={<SearchX size={24} aria-hidden />}
        title={texts.unknown}
        text={texts.unknownWhy}
        action={<LinkButton to={teamsAddress}>{texts.toTeams}</LinkButton>}
      />
    )
  }

  const sport = sports?.items.find((one) => one.id === team.sportId) ?? null
  const promotion = promotions?.items.find((one) => one.id === team.promotionId) ?? null
  const roster = rosters?.items.find(({ teamId }) => teamId === id)
  const subtitle = [sport?.name ?? teamsTexts.missing, team.category ?? ''].filter(Boolean).join(' · ')
  return (
    <Stack>
      <TeamHeader
        team={team}
        sport={sport}
        promotion={promotion}
        subtitle={subtitle}
        back={
          <Link to={teamsAddress}>
            <ChevronLeft size={18} aria-hidden />
            {texts.back}
          </Link>
        }
        // Reserve the line from the start, so that loading it causes no layout shift.
        note={roster ? captainLabel(roster.captain) : '\u00A0'}
      />
      {tournament?.rostersClosed && (
        <Notice tone="info">
          <strong>{texts.closed}</strong>. {texts.closedWhy}
        </Notice>
      )}
      <NamesakesNotice teamId={id} />
      <Roster
        teamId={id}
        title={team.name}
        subtitle={subtitle}
        isClosed={false}
        help="corregir-una-lista"
        namesakes={namesakeIds}
      />
    </Stack>
  )
}

const captainLabel = (name: string | null) => (name === null ? texts.noCaptain : texts.captain(name))
