import { sentenceOf } from '@torneo/client'
import { tournamentSportMessages, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { matchesSearch } from '@torneo/domain/format/search'
import { BinButton } from '@torneo/panel/bin/BinButton'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { useOpenFromState } from '@torneo/panel/record/use-open-from-state'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { useEffect, useRef, useState } from 'react'
import { sports as sportsApi } from '../../data/sports-api'
import { dependentsSentence } from '../../parts/dependents-sentence'
import { InUseDialog } from '../../parts/InUseDialog'
import { Stack } from '../../parts/Stack'
import { useCountedRemoval } from '../../parts/use-counted-removal'
import { SportForm } from './late-sport-form'
import type { SportFormHandle } from './SportForm'
import { sportsTexts } from './sports-texts'
import { SportsList } from './SportsList'
import { NewSportButton, SportsToolbar } from './SportsToolbar'

TournamentSportsScreen.prefetch = sportsApi.prefetch

const ids = focusIds('tournament-sports')

/** Maximum number of sports without a search field. */
const maxWithoutSearch = 8

/** 'Deportes del torneo' (spec 2 §2): an inline form and a list of cards. */
export default function TournamentSportsScreen() {
  const { data, error, isFetching, refetch } = sportsApi.useList(undefined, {})
  if (data) return <Sports sports={data.items} failed={error !== undefined} onRetry={() => void refetch()} />
  if (!error) return <SkeletonCards count={6} label={sportsTexts.loading} />
  return (
    <ErrorPane
      title={sportsTexts.listFailed}
      text={sentenceOf(error, '')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}

interface SportsProps {
  readonly sports: readonly TournamentSport[]
  /** True if the last read failed, so that the list may be outdated. */
  readonly failed: boolean
  readonly onRetry: () => void
}

function Sports({ sports, failed, onRetry }: SportsProps) {
  const [search, setSearch] = useAddressValue('buscar')
  const { isOpen, record: editing, open, form, close } = useOpenForm(sports)
  const focusOn = useFocusOn()

  // Keep the edited sport whatever the search, even if another person has deleted it, so that its input is not lost.
  const listed = editing && !sports.some(({ id }) => id === editing.id) ? [...sports, editing] : sports
  const shown = listed.filter(
    (sport) => sport.id === editing?.id || matchesSearch([sport.name, sport.description], search),
  )

  const removal = useCountedRemoval<TournamentSport>(sportsApi, {
    texts: sportsTexts,
    body: (_, dependents) => dependentsSentence(dependents),
    inUse: tournamentSportMessages.inUse,
    onRejected: onRetry,
  })

  const closeTo = (buttonId: string) => {
    close()
    focusOn(buttonId)
  }
  const clearSearch = () => {
    setSearch('')
    focusOn(listed.length > maxWithoutSearch ? ids.search : ids.new)
  }
  const openNew = () => void open('new')
  const isNew = isOpen && editing === null
  useOpenFromState(openNew)

  return (
    <Stack {...prefetchOnIntent(SportForm)}>
      {failed && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button size="sm" onClick={onRetry}>
              {sportsTexts.retry}
            </Button>
          }>
          {sportsTexts.refreshFailed}
        </Notice>
      )}
      {listed.length > 0 && (
        <SportsToolbar
          shown={shown.length}
          all={listed.length}
          search={listed.length > maxWithoutSearch || search ? search : null}
          onSearch={setSearch}
          onNew={isNew ? null : openNew}
        />
      )}
      {isNew && <SportForm sport={null} ref={form} onClose={() => closeTo(ids.new)} />}
      {shown.length > 0 && (
        <SportsList
          sports={shown}
          editing={editing?.id ?? null}
          form={form}
          busyId={removal.busyId}
          onEdit={(sport) => void open(sport)}
          onRemove={(sport) => removal.ask(sport, shown)}
          onClosed={({ id }) => closeTo(ids.record(id))}
        />
      )}
      {listed.length > 0 && shown.length === 0 && (
        <EmptyState
          icon="🔎"
          title={sportsTexts.noneMatches}
          text={sportsTexts.noneMatchesWhy}
          action={<Button onClick={clearSearch}>{sportsTexts.clearSearch}</Button>}
        />
      )}
      {listed.length === 0 && !isOpen && (
        <EmptyState
          icon="⚽"
          title={sportsTexts.none}
          text={sportsTexts.noneWhy}
          action={
            <Stack $gap={8}>
              <NewSportButton onClick={openNew} />
              <BinButton kind="tournament_sports" />
            </Stack>
          }
        />
      )}
      {removal.inUse && <InUseDialog inUse={removal.inUse} help={sportsTexts.deactivate} onClose={removal.dismiss} />}
    </Stack>
  )
}

/** Manages the open form. Opening another closes it, after a confirmation if it has input. */
function useOpenForm(sports: readonly TournamentSport[]) {
  const { isOpen, record, add, edit, swap, close } = useOpenRecord('tournament-sports', sports)
  const form = useRef<SportFormHandle>(null)
  return {
    isOpen,
    record,
    form,
    open: async (next: TournamentSport | 'new') => {
      if (!isOpen) return next === 'new' ? add() : edit(next)
      if ((await form.current?.leave()) !== false) swap(next)
    },
    close,
  }
}

/** Moves the focus to the element with an id, after the next render. */
function useFocusOn(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id) => setTarget({ id })
}
