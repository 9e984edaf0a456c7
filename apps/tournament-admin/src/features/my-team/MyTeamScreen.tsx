import { sentenceOf, isCallError, useSignedInUser } from '@torneo/client'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { useSteady } from '@torneo/panel/screen/use-steady'
import { useSearchParams } from '@torneo/router'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { gridGap, media } from '@torneo/ui/theme/tokens'
import { useMemo } from 'react'
import styled from 'styled-components'
import { competitionReads } from '../../data/competition-api'
import { sports as sportsApi } from '../../data/sports-api'
import { suspensionReads } from '../../data/suspensions-api'
import { editionReads, useTournament } from '../../data/tournament-api'
import { Roster } from '../../parts/roster/Roster'
import { rosterReads } from '../../parts/roster/roster-api'
import { Stack } from '../../parts/Stack'
import { TeamHeader } from '../../parts/TeamHeader'
import { myTeamReads, upcoming, useMyPromotionQuery, useMyTeamsQuery } from './my-team-api'
import { myTeamTexts } from './my-team-texts'
import { NextMatches } from './NextMatches'
import { bySportOrder, type TeamOfSport } from './sort-teams'

MyTeamScreen.prefetch = (async (read, { promotionId }) => {
  if (promotionId === null) return
  const [teams, sports] = await Promise.all([
    read(myTeamReads.endpoints.tournamentMyTeams, { query: { promotionId } }),
    sportsApi.prefetch(read),
    read(myTeamReads.endpoints.tournamentMyPromotion, { params: { id: promotionId } }),
    read(editionReads.endpoints.tournamentEditions),
  ])
  const [first] = teams && sports ? bySportOrder(teams.items, sports.items) : []
  if (!first) return
  const { id: teamId, sportId } = first.team
  await Promise.all([
    read(competitionReads.endpoints.tournamentCompetition, { params: { sportId } }),
    read(rosterReads.endpoints.tournamentRoster, { query: { teamId } }),
    read(rosterReads.endpoints.tournamentRoster, { query: { teamId, left: 'true' } }),
    read(myTeamReads.endpoints.tournamentMyMatches, upcoming(teamId)),
    read(suspensionReads.endpoints.tournamentSuspensions, { query: { teamId } }),
  ])
}) satisfies Prefetch

/** 'Mi Equipo' (spec 2 §2, R35): the captain's own teams. */
export default function MyTeamScreen() {
  const { promotion, teams, error, isFetching, retry } = useMyTeams()
  const [params] = useSearchParams()
  const chosen = teams?.find(({ team }) => team.id === params.get('equipo')) ?? teams?.[0]
  const shown = useSteady(chosen, chosen?.team.id)
  if (error !== undefined)
    return <ErrorPane title={myTeamTexts.failed} text={sentenceOf(error, '')} onRetry={retry} busy={isFetching} />
  if (!teams) return <SkeletonRows count={6} label={myTeamTexts.loading} />
  if (!shown) return <EmptyState icon="👕" title={myTeamTexts.none} text={myTeamTexts.noneWhy} />
  return <MyTeam promotion={promotion} teams={teams} shown={shown} />
}

interface MyTeamProps {
  readonly promotion: Promotion | null
  readonly teams: readonly TeamOfSport[]
  /** The first team by sport order, or the one in the address. */
  readonly shown: TeamOfSport
}

/** Shows one team; a selector if there are several. */
function MyTeam({ promotion, teams, shown }: MyTeamProps) {
  const [, setParams] = useSearchParams()
  const { team, sport } = shown
  // Treat unknown as open: the server decides, with the same message.
  const tournament = useTournament()
  const isClosed = useSteady(tournament?.rostersClosed ?? false)
  // A form that is open while another edition opens adds to the team that continues this one there.
  const next = teams.find((one) => one.team.copiedFrom === team.id)
  const subtitle = [sport?.name ?? myTeamTexts.noSport, team.category ?? ''].filter(Boolean).join(' · ')
  return (
    <Stack>
      <TeamHeader {...shown} promotion={promotion} subtitle={subtitle} />
      {teams.length > 1 && (
        <Choice>
          <SelectField
            label={myTeamTexts.choose}
            value={team.id}
            onChange={({ target }) => setParams({ equipo: target.value }, { replace: true })}
            options={teams.map((one) => ({
              value: one.team.id,
              label: `${one.sport?.name ?? myTeamTexts.noSport} · ${one.team.name}`,
            }))}
          />
        </Choice>
      )}
      {isClosed && (
        <Notice tone="info">
          <strong>{myTeamTexts.closed}</strong>. {myTeamTexts.closedWhy}
        </Notice>
      )}
      <Columns>
        <NextMatches key={`${team.id} matches`} teamId={team.id} hasLineUps={sport?.rules.lineUps === true} />
        <Roster
          key={team.id}
          teamId={team.id}
          addsTo={next?.team.id}
          title={team.name}
          subtitle={subtitle}
          isClosed={isClosed}
          help="entregar-la-nomina"
        />
      </Columns>
    </Stack>
  )
}

const Choice = styled.div`
  ${media.fromTable} { max-width: 320px; }
`

const Columns = styled.div`
  ${gridGap('32px')}
  align-items: start;
  /* Place the next matches first, since captains open the screen for them; next to the list on wide screens. */
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 320px;
    > :first-child { grid-area: 1 / 2; }
    > :last-child { grid-area: 1 / 1; }
  }
`

const none: readonly TeamOfSport[] = []
const isMissing = (error: unknown) => isCallError(error) && error.code === 404

/** Reads the teams of the captain's own promotion; none without a promotion. */
function useMyTeams() {
  const { promotionId } = useSignedInUser()
  const skip = promotionId === null
  const promotion = useMyPromotionQuery({ params: { id: promotionId ?? '' } }, { skip })
  const teams = useMyTeamsQuery({ query: { promotionId: promotionId ?? '' } }, { skip, ...refetchStale })
  const sports = sportsApi.useList(undefined, { skip })
  const sorted = useMemo(
    () => teams.data && sports.data && bySportOrder(teams.data.items, sports.data.items),
    [teams.data, sports.data],
  )
  const all = [promotion, teams, sports]
  const failed = all.find(({ data, error }) => error !== undefined && data === undefined && !isMissing(error))

  return {
    promotion: promotion.data ?? null,
    teams: skip || isMissing(promotion.error) ? none : promotion.data && sorted,
    error: failed?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => all.forEach((query) => void (query.error !== undefined && query.refetch())),
  }
}
