import { isCallError, sentenceOf, useConnection, useToast } from '@torneo/client'
import { limits } from '@torneo/contracts/fields/fields'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import {
  AwardRequest,
  matchEndingEndpoints,
  PostponeRequest,
  RetireRequest,
  WalkoverRequest,
} from '@torneo/contracts/match/match-endings'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import type { Match } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { walkoverScore } from '@torneo/domain/match/result/endings'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { DateField } from '@torneo/ui/fields/DateField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { useId, useState } from 'react'
import {
  useAbandonMutation,
  useAwardMutation,
  useCloseMatchMutation,
  usePostponeMutation,
  useRetireMutation,
  useWalkoverMutation,
} from '../../data/endings-api'
import { sports as sportsApi } from '../../data/sports-api'
import { matchTitle, teamName } from '../match-labels'
import { Stack } from '../Stack'
import { useFarDate } from '../use-far-date'
import type { EndingKind } from './ending-kinds'
import { endingsTexts as texts } from './endings-texts'

export interface EndingModalProps {
  readonly match: Match
  readonly kind: EndingKind
  /** Called after success, or after a rejection because the match had changed. */
  readonly onDone: () => void
  readonly onClose: () => void
}

const failures: Readonly<Record<EndingKind, string>> = {
  walkover: matchEndingEndpoints.walkover.failure,
  abandon: matchEndingEndpoints.abandon.failure,
  postpone: matchEndingEndpoints.postpone.failure,
  newDate: matchEndingEndpoints.postpone.failure,
  close: matchCommandEndpoints.finish.failure,
  retire: matchEndingEndpoints.retire.failure,
  award: matchEndingEndpoints.award.failure,
}

type EndingBody = WalkoverRequest | PostponeRequest | RetireRequest | AwardRequest

const shapes = {
  walkover: WalkoverRequest,
  retire: RetireRequest,
  award: AwardRequest,
  abandon: PostponeRequest,
  postpone: PostponeRequest,
  newDate: PostponeRequest,
  close: PostponeRequest,
} as const

/** Label of the choice of a side, of the endings that have one. */
const sideLabels: { readonly [Kind in EndingKind]?: string } = {
  walkover: texts.absent,
  retire: texts.retired,
  award: texts.loses,
}

/** Returns the call of an ending. */
function useEndingCall({ id }: Match, kind: EndingKind) {
  const [walkover] = useWalkoverMutation()
  const [abandon] = useAbandonMutation()
  const [postpone] = usePostponeMutation()
  const [close] = useCloseMatchMutation()
  const [retire] = useRetireMutation()
  const [award] = useAwardMutation()
  const params = { id }
  return (body: EndingBody) => {
    if ('side' in body) return retire({ params, body }).unwrap()
    if ('to' in body) return award({ params, body }).unwrap()
    if ('absent' in body) return walkover({ params, body }).unwrap()
    if (kind === 'abandon') return abandon({ params, body }).unwrap()
    return kind === 'close' ? close({ params }).unwrap() : postpone({ params, body }).unwrap()
  }
}

interface Ending {
  readonly match: Match
  readonly absent: Absence | ''
  readonly hasDate: boolean
  readonly rules: SportRules | undefined
}

/** Says what an ending does. */
function bodyOf(kind: EndingKind, { match, absent, hasDate, rules }: Ending): string {
  const [score, minute] = [formatScore(match), formatMinute(match.currentMinute)]
  const given = walkoverScore(absent || 'home', rules)
  const walkover = () => {
    if (absent === '') return texts.walkoverBody
    if (absent === 'both') return texts.walkoverBoth(Boolean(match.tieId))
    const winner = teamName(absent === 'home' ? match.awayTeam : match.homeTeam)
    return texts.walkoverScore(winner, formatScore({ ...given, result: null, shootout: null }))
  }
  return {
    walkover: walkover(),
    abandon: hasDate ? texts.abandonNewDate(minute) : texts.abandonBody(score, minute),
    postpone: hasDate ? texts.postponeNewDate : texts.postponeBody,
    newDate: texts.postponeNewDate,
    close: texts.closeBody(score),
    retire: texts.retireBody(score),
    award: texts.awardBody,
  }[kind]
}

interface SideFieldProps {
  readonly match: Match
  readonly kind: EndingKind
  readonly value: Absence | ''
  readonly error: string | undefined
  readonly onChange: (value: Absence | '') => void
}

/** The side that an ending is about; none for an ending without one. */
function SideField({ match, kind, value, error, onChange }: SideFieldProps) {
  const label = sideLabels[kind]
  return label === undefined ? null : (
    <SelectField
      label={label}
      value={value}
      required
      placeholder="–"
      error={error}
      onChange={({ target }) => onChange(target.value as Absence | '')}
      options={[
        { value: 'home', label: teamName(match.homeTeam) },
        { value: 'away', label: teamName(match.awayTeam) },
        ...(kind === 'walkover' ? [{ value: 'both', label: texts.nobodyCame }] : []),
      ]}
    />
  )
}

/** Explains an ending, collects its fields, and submits it. */
export default function EndingModal({ match, kind, onDone, onClose }: EndingModalProps) {
  const formId = useId()
  const isOffline = useConnection().state === 'offline'
  const toast = useToast()
  const { data: sports } = sportsApi.useList(undefined, {})
  const run = useEndingCall(match, kind)
  const [absent, setAbsent] = useState<Absence | ''>('')
  const [hasDate, setHasDate] = useState(kind === 'newDate')
  const [date, setDate] = useState('')
  const [time, setTime] = useState(match.time)
  const [reason, setReason] = useState('')
  const [keepEvents, setKeepEvents] = useState(true)
  const [isBusy, setBusy] = useState(false)

  const { error: farDate, ...range } = useFarDate(date, match.date)

  const newDate = { reason, ...(hasDate && { date, time }) }
  const values = {
    walkover: { absent, reason },
    retire: { side: absent, reason },
    award: { to: absent === '' ? '' : absent === 'home' ? 'away' : 'home', reason, keepEvents },
    abandon: newDate,
    postpone: newDate,
    newDate,
    close: newDate,
  }[kind]
  const { formProps, errorOf, failure } = useCheckedForm(shapes[kind] as typeof PostponeRequest, values, {
    others: { date: hasDate ? farDate : undefined },
    failed: (error) =>
      isCallError(error) && error.code === 0
        ? texts.needsConnection
        : joinSentences(failures[kind], sentenceOf(error, '')),
  })
  const send = async (body: EndingBody) => {
    setBusy(true)
    try {
      await run(body)
      toast.success(texts.done[kind])
      onClose()
    } finally {
      setBusy(false)
      onDone()
    }
  }

  const rules = sports?.items.find(({ id }) => id === match.sportId)?.rules
  const body = bodyOf(kind, { match, absent, hasDate, rules })
  const isDated = kind === 'abandon' || kind === 'postpone' || kind === 'newDate'
  return (
    <Modal
      title={texts.titles[kind](matchTitle(match))}
      size="sm"
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {texts.labels[kind]}
          </Button>
        </>
      }>
      <form id={formId} {...formProps(send, isBusy)}>
        <Stack $gap={16}>
          {isOffline && !failure && (
            <Notice tone="warning" role="status">
              {texts.needsConnection}
            </Notice>
          )}
          <FailureNotice reason={failure} />
          <SideField
            match={match}
            kind={kind}
            value={absent}
            error={errorOf('absent') ?? errorOf('side') ?? errorOf('to')}
            onChange={setAbsent}
          />
          {(kind === 'abandon' || kind === 'postpone') && (
            <Toggle label={texts.newDate} checked={hasDate} onChange={setHasDate} />
          )}
          {isDated && hasDate && (
            <FieldPair $narrow>
              <DateField
                label={texts.date}
                value={date}
                {...range}
                required
                error={errorOf('date') ?? farDate}
                onChange={({ target }) => setDate(target.value)}
              />
              <TimeField
                label={texts.time}
                value={time}
                required
                error={errorOf('time')}
                onChange={({ target }) => setTime(target.value)}
              />
            </FieldPair>
          )}
          {kind !== 'close' && kind !== 'newDate' && (
            <TextField
              label={kind === 'award' ? texts.dueReason : texts.reason}
              required={kind === 'award'}
              value={reason}
              counter={limits.name}
              error={errorOf('reason')}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          {kind === 'award' && <Toggle label={texts.keepEvents} checked={keepEvents} onChange={setKeepEvents} />}
          <Notice tone="info" role="status">
            {body} {texts.reversible}
          </Notice>
        </Stack>
      </form>
    </Modal>
  )
}
