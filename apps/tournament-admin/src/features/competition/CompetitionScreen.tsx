import { retryableLazy, sentenceOf } from '@torneo/client'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useSteady } from '@torneo/panel/screen/use-steady'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Row } from '@torneo/ui/layout/Row'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { competitionReads, useCompetitionMatchesQuery, useCompetitionQuery } from '../../data/competition-api'
import { teams as teamsApi } from '../../data/teams-api'
import { LinkButton } from '../../parts/LinkButton'
import { Stack } from '../../parts/Stack'
import { prefetchTable, useTableChoice } from '../../parts/use-table-choice'
import { competitionTexts as texts, pasteTitles } from './competition-texts'

const PasteTeamsModal = lazyModal(() => import('./paste/PasteTeamsModal'), {
  title: ({ sport }) => pasteTitles.title(sport.name),
})

// A visit needs one of them.
const BeginScreen = retryableLazy(() => import('./begin/BeginScreen'))
const MadeScreen = retryableLazy(() => import('./made/MadeScreen'))

CompetitionScreen.prefetch = prefetchTable((sportId, read) =>
  Promise.all([
    read(competitionReads.endpoints.tournamentCompetition, { params: { sportId } }).then((competition) =>
      (competition ? MadeScreen : BeginScreen).prefetch?.(),
    ),
    read(competitionReads.endpoints.tournamentCompetitionMatches, { query: { sportId } }),
    teamsApi.prefetch(read),
  ]),
)

/** 'Competencia': the phases of each sport, from the draw to the champion (B30 to B34). */
export default function CompetitionScreen() {
  const { sports, sport, setSportId, error, isFetching, refetch } = useTableChoice()
  if (!sports && error !== undefined)
    return <ErrorPane title={texts.sportsFailed} text={sentenceOf(error, '')} onRetry={refetch} busy={isFetching} />
  if (sports && !sport)
    return (
      <EmptyState
        icon="🏆"
        title={texts.noSports}
        text={texts.noSportsWhy}
        action={<LinkButton to="/tournament/sports">{texts.seeSports}</LinkButton>}
      />
    )
  const choice = (
    <SelectField
      label={texts.sport}
      isLabelHidden
      value={sport?.id ?? ''}
      options={(sports ?? []).map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
      onChange={({ target }) => setSportId(target.value)}
    />
  )
  return sport ? (
    <SportCompetition key={sport.id} sport={sport} choice={choice} />
  ) : (
    <SkeletonCards count={5} label={texts.loading} />
  )
}

interface SportCompetitionProps {
  readonly sport: TournamentSport
  /** Select of the sport. */
  readonly choice: React.ReactNode
}

function SportCompetition({ sport, choice }: SportCompetitionProps) {
  const competition = useCompetitionQuery({ params: { sportId: sport.id } }, refetchStale)
  const matches = useCompetitionMatchesQuery({ query: { sportId: sport.id } }, refetchStale)
  const list = teamsApi.useList()
  const [isPasting, setPasting] = useState(false)
  const teams = list.data?.items.filter(({ sportId }) => sportId === sport.id)
  const error = competition.error ?? list.error
  const { currentData } = competition
  // A dialog over a competition that somebody removes, or whose edition ends, keeps its text.
  const data = useSteady(currentData, currentData?.sportId)

  // A tie says its day, state and score at once: drawn before its match is known, it would change its place.
  const hasMatches = matches.currentData !== undefined || matches.isError

  const skeleton = <SkeletonCards count={5} label={texts.loading} />
  if (data && teams && hasMatches)
    return (
      <LazyBoundary parts={[MadeScreen]} fallback={skeleton}>
        <MadeScreen competition={data} sport={sport} teams={teams} choice={choice} />
      </LazyBoundary>
    )
  return (
    <Stack $phoneGap={16}>
      <Head>
        {choice}
        {data === null && teams && (
          <MutedText $size={14}>
            {texts.teams(teams.length)} · {texts.notYet}
          </MutedText>
        )}
        <Row $wrap $gap={8}>
          {data === null && teams && (
            <Button variant="ghost" icon={<ClipboardPaste size={18} aria-hidden />} onClick={() => setPasting(true)}>
              {pasteTitles.open}
            </Button>
          )}
          <LinkButton $variant="ghost" to="/tournament/competition/closing">
            {texts.closing}
          </LinkButton>
          <LinkButton $variant="ghost" to="/tournament/teams">
            {texts.seeTeams}
          </LinkButton>
        </Row>
      </Head>
      {data === null && teams ? (
        teams.length < 2 ? (
          <EmptyState
            icon={sport.icon}
            title={texts.fewTeams(sport.name, teams.length)}
            action={
              <Button icon={<ClipboardPaste size={18} aria-hidden />} onClick={() => setPasting(true)}>
                {pasteTitles.open}
              </Button>
            }
          />
        ) : (
          <LazyBoundary parts={[BeginScreen]} fallback={skeleton}>
            <BeginScreen sport={sport} teams={teams} />
          </LazyBoundary>
        )
      ) : error === undefined ? (
        skeleton
      ) : (
        <ErrorPane
          title={texts.failed}
          text={sentenceOf(error, '')}
          busy={competition.isFetching || list.isFetching}
          onRetry={() => {
            void competition.refetch()
            void list.refetch()
          }}
        />
      )}
      {isPasting && teams && <PasteTeamsModal sport={sport} teams={teams} onClose={() => setPasting(false)} />}
    </Stack>
  )
}

const Head = styled.div`
  ${flexWrap('12px')}
  > :first-child { flex: 0 1 14rem; }
  > :last-child { margin-left: auto; }
  ${media.phone} {
    > :first-child { flex-basis: 100%; }
  }
`
