import { isCallError, sentenceOf, useToast } from '@torneo/client'
import { batchLimit } from '@torneo/contracts/match/match-batches'
import type { Match } from '@torneo/contracts/match/matches'
import type { Official } from '@torneo/contracts/match/officials'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatDay } from '@torneo/domain/format/format-day'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useCompetitionMatchesQuery } from '../../data/competition-api'
import { useSavePlan, useUndoPlan } from '../../data/plans-api'
import { sports as sportsApi } from '../../data/sports-api'
import { matchTitle } from '../../parts/match-labels'
import { today } from '../../parts/today'
import { spread, unmannedOf } from './spread'
import { spreadTexts as texts } from './spread-texts'

interface SpreadModalProps {
  readonly officials: readonly Official[]
  readonly onClose: () => void
}

/** 'Repartir árbitros': matches without one get one of the chosen, as one act that is taken back as one. */
export default function SpreadModal({ officials, onClose }: SpreadModalProps) {
  const { data, error, isFetching, refetch } = useCompetitionMatchesQuery({ query: {} }, refetchStale)
  const sports = sportsApi.useList(undefined, {}).data?.items
  const referees = officials.filter(({ role }) => role !== 'table')
  const [without, setWithout] = useState<readonly string[]>([])
  const [day, setDay] = useState('')
  const matches = data?.items
  const unmanned = useMemo(() => unmannedOf(matches ?? [], today()), [matches])
  const wanted = day === '' ? unmanned : unmanned.filter(({ date }) => date === day)
  const chosen = referees.filter(({ id }) => !without.includes(id))
  const minutesOf = (sportId: string) =>
    sports?.find(({ id }) => id === sportId)?.rules.matchDuration ?? defaultSportRules.matchDuration
  const given = spread(wanted.slice(0, batchLimit), { matches: matches ?? [], chosen, minutesOf })
  const { save, isSaving, failure } = useSpread(onClose)
  const rows = wanted.flatMap((match) => {
    const official = given.get(match.id)
    return official ? [{ match, official }] : []
  })
  return (
    <Modal
      title={texts.title}
      busy={isSaving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={isSaving}
            busyLabel={texts.giving}
            aria-disabled={rows.length === 0 || undefined}
            onClick={() => rows.length > 0 && void save(rows)}>
            {texts.give(rows.length)}
          </Button>
        </>
      }>
      {!matches && error !== undefined && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!matches && error === undefined && <SkeletonRows count={4} label={texts.loading} />}
      {matches && (unmanned.length === 0 || referees.length === 0) && (
        <Notice tone="info">
          <p>{referees.length === 0 ? joinSentences(texts.nobody, texts.nobodyWhy) : texts.nothing}</p>
        </Notice>
      )}
      {matches && unmanned.length > 0 && referees.length > 0 && (
        <Stack $gap={16}>
          <MutedText>{texts.why}</MutedText>
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <SelectField
            label={texts.days}
            value={day}
            options={dayOptions(unmanned)}
            onChange={({ target }) => setDay(target.value)}
          />
          <Chosen
            referees={referees}
            without={without}
            onChange={(id, isOn) => setWithout(isOn ? without.filter((one) => one !== id) : [...without, id])}
          />
          {chosen.length === 0 ? (
            <Notice tone="warning">{texts.chooseSome}</Notice>
          ) : (
            <Preview rows={rows} left={wanted.length - rows.length} />
          )}
        </Stack>
      )}
    </Modal>
  )
}

interface Given {
  readonly match: Match
  readonly official: Official
}

const dayName = (date: string) => formatDay(date, Number(date.slice(0, 4)))

function dayOptions(unmanned: readonly Match[]) {
  const dates = [...new Set(unmanned.map(({ date }) => date))]
  const countOn = (date: string) => unmanned.filter((match) => match.date === date).length
  return [
    { value: '', label: texts.allDays(unmanned.length) },
    ...dates.map((date) => ({ value: date, label: texts.day(dayName(date), countOn(date)) })),
  ]
}

/** Saves as one act, and offers to take it back. */
function useSpread(onClose: () => void) {
  const toast = useToast()
  const fail = useFailureToasts()
  const [savePlan, { isLoading: isSaving }] = useSavePlan()
  const [undoPlan] = useUndoPlan()
  const [failure, setFailure] = useState<string | null>(null)
  const undo = async (batch: string) => {
    try {
      await undoPlan({ params: { batch } }).unwrap()
      toast.success(texts.undone)
    } catch (error) {
      fail(texts.undoFailed, error)
    }
  }
  const save = async (rows: readonly Given[]) => {
    setFailure(null)
    try {
      const change = rows.map(({ match: { id, rev }, official: { name } }) => ({ id, rev, referee: name }))
      const { batch } = await savePlan({ body: { change } }).unwrap()
      toast.success(texts.given(rows.length), { label: texts.undo, run: () => void undo(batch) })
      onClose()
    } catch (error) {
      const isStale = isCallError(error) && error.type === 'stale'
      setFailure(joinSentences(texts.saveFailed, isStale ? texts.changedMeanwhile : sentenceOf(error, '')))
    }
  }
  return { save, isSaving, failure }
}

interface ChosenProps {
  readonly referees: readonly Official[]
  readonly without: readonly string[]
  readonly onChange: (id: string, isOn: boolean) => void
}

function Chosen({ referees, without, onChange }: ChosenProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Title id={id}>{texts.who}</Title>
      {referees.map((official) => (
        <Choice key={official.id}>
          <input
            type="checkbox"
            checked={!without.includes(official.id)}
            onChange={({ target }) => onChange(official.id, target.checked)}
          />
          <span>{official.name}</span>
        </Choice>
      ))}
    </div>
  )
}

function Preview({ rows, left }: { readonly rows: readonly Given[]; readonly left: number }) {
  const id = useId()
  const loads = new Map<string, number>()
  for (const { official } of rows) loads.set(official.name, (loads.get(official.name) ?? 0) + 1)
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{texts.preview}</Title>
      <MutedText role="status">{[...loads].map(([name, count]) => texts.load(name, count)).join(' · ')}</MutedText>
      {left > 0 && <Notice tone="warning">{texts.left(left)}</Notice>}
      <Rows>
        {rows.map(({ match, official }) => (
          <li key={match.id}>
            <span>
              {dayName(match.date)} {match.time} · {matchTitle(match)}
            </span>
            <b>{official.name}</b>
          </li>
        ))}
      </Rows>
    </section>
  )
}

const Choice = styled.label`
  ${flexRow('12px', 'center')}
  min-height: 44px;
  cursor: pointer;
  ${text(14)}
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${color.ink}; }
  span { min-width: 0; overflow-wrap: anywhere; }
`

const Title = styled.h3`
  margin-bottom: 4px;
  ${text(14)}
`

const Rows = styled.ul.attrs({ role: 'list' })`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexRow('12px', 'center', 'space-between')} padding: 8px 0; }
  li + li { border-top: 1px solid ${color.line}; }
  li > * { min-width: 0; overflow-wrap: anywhere; }
  b { max-width: 45%; text-align: end; }
`
