import { teamMessages, type Team } from '@torneo/contracts/teams'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { fetchingAhead, lateModal } from '@torneo/panel/late-part'
import { refetchStale, type Prefetch } from '@torneo/panel/prefetch'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { promotionReads, usePromotionsQuery } from '../../data/promotions-api'
import { sportReads, useSportsQuery } from '../../data/sports-api'
import { teamReads, useTeamsQuery } from '../../data/teams-api'
import { defaultTournament, tournamentReads } from '../../data/tournament-api'
import { dependentsSentence } from '../../parts/dependents-sentence'
import { InUseDialog } from '../../parts/InUseDialog'
import { useAddressValue } from '../../parts/use-address-value'
import { useCountedRemoval } from '../../parts/use-counted-removal'
import { RostersToggle } from './RostersToggle'
import { teamRosterReads, useRemoveTeamMutation, useTeamDependents, useTeamRostersQuery } from './teams-api'
import { TeamsTable } from './TeamsTable'
import { teamsTexts as texts } from './teams-texts'
import { Stack } from '../../parts/Stack'

const TeamForm = lateModal(() => import('./TeamForm'), { title: ({ team }) => (team ? texts.editTitle : texts.new) })

TeamsScreen.prefetch = ((read) => [
  read(teamReads.endpoints.tournamentTeams),
  read(teamRosterReads.endpoints.tournamentTeamRosters),
  read(sportReads.endpoints.tournamentSportsList),
  read(promotionReads.endpoints.tournamentPromotions),
  read(tournamentReads.endpoints.tournamentTournament, defaultTournament),
]) satisfies Prefetch

/** 'Equipos' (spec 2 §2): by name, of all sports or of one. */
export default function TeamsScreen() {
  const query = useTeamsQuery(undefined, refetchStale)
  const sportsQuery = useSportsQuery(undefined, refetchStale)
  const promotionsQuery = usePromotionsQuery(undefined, refetchStale)
  const rostersQuery = useTeamRostersQuery(undefined, refetchStale)
  const sports = sportsQuery.data?.items ?? []
  const promotions = promotionsQuery.data?.items ?? []
  const [sportId, setSportId] = useAddressValue('deporte')
  const open = useOpenRecord('teams', query.data?.items)
  const [readDependents] = useTeamDependents()
  const [remove] = useRemoveTeamMutation()
  const removal = useCountedRemoval<Team>({
    name: 'teams',
    count: ({ id }) => readDependents({ params: { id } }).unwrap(),
    question: ({ name }, dependents) => ({
      title: texts.removeQuestion(name), body: dependentsSentence(dependents, texts.nothingBelow),
    }),
    confirmLabel: texts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: texts.removed,
    failed: texts.removeFailed,
    inUse: teamMessages.inUse,
    onRefused: () => void query.refetch(),
  })

  const isSport = sports.some(({ id }) => id === sportId)
  const choicesFailed = sportsQuery.error !== undefined || promotionsQuery.error !== undefined
  const rostersFailed = rostersQuery.error !== undefined
  const isReading = sportsQuery.isFetching || promotionsQuery.isFetching || rostersQuery.isFetching
  const readChoices = () => {
    void sportsQuery.refetch()
    void promotionsQuery.refetch()
    void rostersQuery.refetch()
  }
  const filter = {
    isOn: isSport,
    keeps: (team: Team) => team.sportId === sportId,
    control: (
      <SelectField
        label={texts.sportFilter}
        placeholder={texts.everySport}
        value={isSport ? sportId : ''}
        options={sports.map(({ id, name, icon }) => ({ value: id, label: `${icon} ${name}` }))}
        onChange={({ target }) => setSportId(target.value)}
      />
    ),
  }
  const promotionName = ({ promotionId }: Team) => promotions.find(({ id }) => id === promotionId)?.name ?? ''

  return (
    <Stack {...fetchingAhead(TeamForm)}>
      {(choicesFailed || rostersFailed) && query.data && (
        <Notice
          tone="warning"
          role="alert"
          action={<Button size="sm" busy={isReading} onClick={readChoices}>{texts.retry}</Button>}
        >
          {choicesFailed ? texts.choicesFailed : texts.rostersFailed}
        </Notice>
      )}
      <CollectionScreen
        name="teams"
        texts={texts}
        query={query}
        searchIn={(team) => [team.name, promotionName(team), String(team.promotionYear ?? '')]}
        filter={filter}
        icon="👕"
        skeleton={<SkeletonRows label={texts.loading} />}
        onNew={open.add}
      >
        {(shown) => (
          <TeamsTable
            teams={shown}
            sports={sports}
            promotions={promotions}
            rosters={rostersQuery.data?.items}
            busyId={removal.busyId}
            onEdit={open.edit}
            onRemove={(team) => void removal.ask(team, shown)}
          />
        )}
      </CollectionScreen>
      <RostersToggle />
      {open.isOpen && <TeamForm team={open.record} sports={sports} promotions={promotions} onClose={open.close} />}
      {removal.inUse && <InUseDialog inUse={removal.inUse} onClose={removal.dismiss} />}
    </Stack>
  )
}
