import { teamMessages, type Team } from '@torneo/contracts/tournament/teams'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { prefetchOnIntent, lazyModal } from '@torneo/panel/screen/lazy-modal'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { promotions as promotionsApi } from '../../data/promotions-api'
import { sports as sportsApi } from '../../data/sports-api'
import { teams as teamsApi } from '../../data/teams-api'
import { editionReads } from '../../data/tournament-api'
import { dependentsSentence } from '../../parts/dependents-sentence'
import { InUseDialog } from '../../parts/InUseDialog'
import { NeededButton, NeededFirst } from '../../parts/NeededFirst'
import { Stack } from '../../parts/Stack'
import { useCountedRemoval } from '../../parts/use-counted-removal'
import { CsvActions } from './csv/CsvActions'
import { namesakeReads } from './namesakes-api'
import { NamesakesNotice } from './NamesakesNotice'
import { RostersToggle } from './RostersToggle'
import { teamRosterReads, useTeamRostersQuery } from './teams-api'
import { teamsTexts as texts } from './teams-texts'
import { TeamsTable } from './TeamsTable'

const TeamForm = lazyModal(() => import('./TeamForm'), { title: ({ team }) => (team ? texts.editTitle : texts.new) })
const ImportTeams = lazyModal(() => import('./csv/ImportTeams'), { title: () => texts.importTeams, size: 'lg' })
const ImportPlayers = lazyModal(() => import('./csv/ImportPlayers'), { title: () => texts.importPlayers, size: 'lg' })

TeamsScreen.prefetch = ((read) => [
  teamsApi.prefetch(read),
  read(teamRosterReads.endpoints.tournamentTeamRosters),
  read(namesakeReads.endpoints.tournamentNamesakes),
  sportsApi.prefetch(read),
  promotionsApi.prefetch(read),
  read(editionReads.endpoints.tournamentEditions),
]) satisfies Prefetch

/** 'Equipos' (spec 2 §2): all teams, or one sport's, by name. */
export default function TeamsScreen() {
  const query = teamsApi.useList()
  const choices = useTeamChoices()
  const { sports, promotions } = choices
  const [sportId, setSportId] = useAddressValue('deporte')
  const [importing, setImporting] = useState<'teams' | 'players' | null>(null)
  const open = useOpenRecord('teams', query.data?.items)
  const removal = useCountedRemoval<Team>(teamsApi, {
    texts,
    body: (_, dependents) => dependentsSentence(dependents, texts.nothingBelow),
    inUse: teamMessages.inUse,
    onRejected: () => void query.refetch(),
  })
  const needs = neededFirst(choices)
  const isSport = sports.some(({ id }) => id === sportId)
  const filter = {
    isOn: isSport,
    onClear: () => setSportId(''),
    matches: (team: Team) => team.sportId === sportId,
    control: (
      <SelectField
        label={texts.sportFilter}
        isLabelHidden
        placeholder={texts.everySport}
        value={isSport ? sportId : ''}
        options={sports.map(({ id, name, icon }) => ({ value: id, label: `${icon} ${name}` }))}
        onChange={({ target }) => setSportId(target.value)}
      />
    ),
  }
  const promotionName = ({ promotionId }: Team) => promotions.find(({ id }) => id === promotionId)?.name ?? ''

  return (
    <Stack {...prefetchOnIntent(TeamForm)}>
      {query.data && <ChoicesNotice choices={choices} />}
      <NamesakesNotice />
      <CollectionScreen
        name="teams"
        bin="teams"
        texts={needs.length > 0 ? { ...texts, noneWhy: <NeededFirst lead={texts.needed} needs={needs} /> } : texts}
        query={query}
        searchIn={(team) => [team.name, promotionName(team), String(team.promotionYear ?? '')]}
        filter={filter}
        icon="👕"
        skeleton={<SkeletonRows label={texts.loading} />}
        onNew={open.add}
        extra={
          needs.length === 0 &&
          choices.loaded.sports &&
          choices.loaded.promotions && (
            <CsvActions
              teams={query.data?.items ?? []}
              sports={sports}
              promotions={promotions}
              onImport={setImporting}
            />
          )
        }
        instead={needs[0] && <NeededButton name="teams" need={needs[0]} />}>
        {(shown) => (
          <TeamsTable
            teams={shown}
            sports={sports}
            promotions={promotions}
            rosters={choices.rosters}
            busyId={removal.busyId}
            onEdit={open.edit}
            onRemove={(team) => removal.ask(team, shown)}
          />
        )}
      </CollectionScreen>
      {/* Render it after the list, which would push it down. */}
      {(query.data || query.error) && <RostersToggle />}
      {open.isOpen && (
        <TeamForm
          team={open.record}
          sports={choices.loaded.sports}
          promotions={choices.loaded.promotions}
          onClose={open.close}
        />
      )}
      {importing === 'teams' && (
        <ImportTeams
          teams={query.data?.items ?? []}
          sports={sports}
          promotions={promotions}
          onClose={() => setImporting(null)}
        />
      )}
      {importing === 'players' && (
        <ImportPlayers teams={query.data?.items ?? []} sports={sports} onClose={() => setImporting(null)} />
      )}
      {removal.inUse && <InUseDialog inUse={removal.inUse} onClose={removal.dismiss} />}
    </Stack>
  )
}

/** Sports and promotions that a team is made of, and the rosters that the list counts. */
function useTeamChoices() {
  const sports = sportsApi.useList()
  const promotions = promotionsApi.useList()
  const rosters = useTeamRostersQuery(undefined, refetchStale)
  return {
    loaded: { sports: sports.data?.items, promotions: promotions.data?.items },
    sports: sports.data?.items ?? [],
    promotions: promotions.data?.items ?? [],
    rosters: rosters.data?.items,
    hasFailed: sports.error !== undefined || promotions.error !== undefined,
    haveRostersFailed: rosters.error !== undefined,
    isReading: sports.isFetching || promotions.isFetching || rosters.isFetching,
    retry: () => {
      void sports.refetch()
      void promotions.refetch()
      void rosters.refetch()
    },
  }
}

type TeamChoices = ReturnType<typeof useTeamChoices>

const neededFirst = ({ loaded }: TeamChoices) => [
  ...(loaded.sports?.length === 0 ? [{ section: 'tournament_sports', label: texts.neededSport } as const] : []),
  ...(loaded.promotions?.length === 0 ? [{ section: 'promotions', label: texts.neededPromotion } as const] : []),
]

function ChoicesNotice({ choices }: { readonly choices: TeamChoices }) {
  if (!choices.hasFailed && !choices.haveRostersFailed) return null
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={choices.isReading} onClick={choices.retry}>
          {texts.retry}
        </Button>
      }>
      {choices.hasFailed ? texts.choicesFailed : texts.rostersFailed}
    </Notice>
  )
}
