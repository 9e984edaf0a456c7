import { isCallError, sentenceOf, useConnection, useToast } from '@torneo/client'
import { limits } from '@torneo/contracts/fields/fields'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndingEndpoints, PostponeRequest, WalkoverRequest } from '@torneo/contracts/match/match-endings'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import type { Match } from '@torneo/contracts/match/matches'
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
  useCloseMatchMutation,
  usePostponeMutation,
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
}

/** Explains an ending, collects its fields, and submits it. */
export default function EndingModal({ match, kind, onDone, onClose }: EndingModalProps) {
  const formId = useId()
  const isOffline = useConnection().state === 'offline'
  const toast = useToast()
  const { data: sports } = sportsApi.useList(undefined, {})
  const [walkover] = useWalkoverMutation()
  const [abandon] = useAbandonMutation()
  const [postpone] = usePostponeMutation()
  const [close] = useCloseMatchMutation()
  const [absent, setAbsent] = useState<Absence | ''>('')
  const [hasDate, setHasDate] = useState(kind === 'newDate')
  const [date, setDate] = useState('')
  const [time, setTime] = useState(match.time)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)

  const { error: farDate, ...range } = useFarDate(date, match.date)

  const params = { id: match.id }
  const newDate = { reason, ...(hasDate && { date, time }) }
  const { formProps, errorOf, failure } = useCheckedForm(
    kind === 'walkover' ? WalkoverRequest : PostponeRequest,
    kind === 'walkover' ? { absent, reason } : newDate,
    {
      others: { date: hasDate ? farDate : undefined },
      failed: (error) =>
        isCallError(error) && error.code === 0
          ? texts.needsConnection
          : joinSentences(failures[kind], sentenceOf(error, '')),
    },
  )
  const run = (body: WalkoverRequest | PostponeRequest) => {
    if ('absent' in body) return walkover({ params, body }).unwrap()
    if (kind === 'abandon') return abandon({ params, body }).unwrap()
    return kind === 'close' ? close({ params }).unwrap() : postpone({ params, body }).unwrap()
  }
  const send = async (body: WalkoverRequest | PostponeRequest) => {
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

  const score = walkoverScore(absent || 'home', sports?.items.find(({ id }) => id === match.sportId)?.rules)
  const body = {
    walkover:
      absent === ''
        ? texts.walkoverBody
        : absent === 'both'
          ? texts.walkoverBoth(Boolean(match.tieId))
          : texts.walkoverScore(
              teamName(absent === 'home' ? match.awayTeam : match.homeTeam),
              formatScore({ ...score, result: null, shootout: null }),
            ),
    abandon: hasDate
      ? texts.abandonNewDate(formatMinute(match.currentMinute))
      : texts.abandonBody(formatScore(match), formatMinute(match.currentMinute)),
    postpone: hasDate ? texts.postponeNewDate : texts.postponeBody,
    newDate: texts.postponeNewDate,
    close: texts.closeBody(formatScore(match)),
  }[kind]
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
          {kind === 'walkover' && (
            <SelectField
              label={texts.absent}
              value={absent}
              required
              placeholder="–"
              error={errorOf('absent')}
              onChange={({ target }) => setAbsent(target.value as Absence | '')}
              options={[
                { value: 'home', label: teamName(match.homeTeam) },
                { value: 'away', label: teamName(match.awayTeam) },
                { value: 'both', label: texts.nobodyCame },
              ]}
            />
          )}
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
              label={texts.reason}
              value={reason}
              counter={limits.name}
              error={errorOf('reason')}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Notice tone="info" role="status">
            {body} {texts.reversible}
          </Notice>
        </Stack>
      </form>
    </Modal>
  )
}
