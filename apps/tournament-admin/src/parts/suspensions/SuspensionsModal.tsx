import { api, mutationOf, sentenceOf, useSignedInUser, useToast } from '@torneo/client'
import { limits } from '@torneo/contracts/fields/fields'
import { type Suspension, suspensionEndpoints, suspensionMessages } from '@torneo/contracts/tournament/suspensions'
import { formatDay } from '@torneo/domain/format/format-day'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { clampLines, color, flexWrap, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { useId, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { useSuspensionsQuery } from '../../data/suspensions-api'
import { causeLabel, formatPlayer, suspensionsTexts as texts } from './suspensions-texts'

const {
  useTournamentLiftSuspensionMutation: useLiftMutation,
  useTournamentTakeBackLiftMutation: useRestoreSuspensionMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiftSuspension: mutationOf(build, suspensionEndpoints.lift),
    tournamentTakeBackLift: mutationOf(build, suspensionEndpoints.takeBackLift),
  }),
})

export interface SuspensionsModalProps {
  /** The match or the team whose suspensions are listed. */
  readonly of: { readonly matchId: string } | { readonly teamId: string }
  readonly title: string
  readonly teamNameOf?: (teamId: string) => string
  readonly onClose: () => void
}

const keyOf = ({ matchId, playerId }: Suspension) => `${matchId} ${playerId}`

/** Lists suspensions with their causes; staff can lift one with a reason, and undo that (B12). */
export default function SuspensionsModal({ of, title, teamNameOf = () => '', onClose }: SuspensionsModalProps) {
  const { data, error, isFetching, refetch } = useSuspensionsQuery({ query: of }, refetchStale)
  const mayLift = useSignedInUser().role !== 'team_captain'
  const [lifting, setLifting] = useState<string | null>(null)
  return (
    <Modal title={title} size="md" onClose={onClose}>
      <Stack>
        {!data && error === undefined && <SkeletonRows count={2} label={texts.loading} />}
        {!data && error !== undefined && (
          <ErrorPane
            title={texts.failed}
            text={sentenceOf(error, '')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {data?.items.length === 0 && <p>{texts.none}</p>}
        {data && data.items.length > 0 && (
          <Rows aria-label={texts.title}>
            {data.items.map((one) => (
              <SuspensionRow
                key={keyOf(one)}
                suspension={one}
                team={teamNameOf(one.teamId)}
                mayLift={mayLift}
                isLifting={lifting === keyOf(one)}
                onLift={(is) => setLifting(is ? keyOf(one) : null)}
              />
            ))}
          </Rows>
        )}
        <MutedText>{texts.why}</MutedText>
      </Stack>
    </Modal>
  )
}

interface SuspensionRowProps {
  readonly suspension: Suspension
  readonly team: string
  readonly mayLift: boolean
  /** True while the form for the reason is open. */
  readonly isLifting: boolean
  readonly onLift: (is: boolean) => void
}

function SuspensionRow({ suspension, team, mayLift, isLifting, onLift }: SuspensionRowProps) {
  const { matchId: id, playerId, date, left, lift: lifted } = suspension
  const formId = useId()
  const toast = useToast()
  const [lift, liftState] = useLiftMutation()
  const [restore, restoreState] = useRestoreSuspensionMutation()
  const [thisYear] = useState(() => new Date().getFullYear())
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const player = formatPlayer(suspension)

  const run = async (call: Promise<unknown>, done: string, failed: string) => {
    try {
      await call
      toast.success(done)
      onLift(false)
    } catch (error) {
      toast.error([failed, sentenceOf(error, '')].filter(Boolean).join('. '))
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || liftState.isLoading) return
    void run(
      lift({ params: { id, playerId }, body: { reason } }).unwrap(),
      texts.liftDone,
      suspensionEndpoints.lift.failure,
    )
  }
  return (
    <Item>
      <div>
        <strong>{player}</strong>
        <p>
          {[team, `${causeLabel(suspension)} (${formatDay(date, thisYear)})`, texts.left(left)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {lifted && <p>{texts.liftedBy(lifted.by, lifted.reason)}</p>}
      </div>
      {lifted ? <Badge tone="success">{texts.lifted}</Badge> : <Badge tone="danger">{texts.suspended}</Badge>}
      {mayLift &&
        !isLifting &&
        (lifted ? (
          <Button
            size="sm"
            busy={restoreState.isLoading}
            aria-label={texts.restoreOf(player)}
            onClick={() =>
              void run(
                restore({ params: { id, playerId } }).unwrap(),
                texts.restored,
                suspensionEndpoints.takeBackLift.failure,
              )
            }>
            {texts.restore}
          </Button>
        ) : (
          <Button size="sm" aria-label={texts.liftOf(player)} onClick={() => onLift(true)}>
            {texts.lift}
          </Button>
        ))}
      {isLifting && (
        <Form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={texts.reason}
            value={reason}
            counter={limits.name}
            autoComplete="off"
            autoFocus
            error={isTried && reason.trim() === '' ? suspensionMessages.reason : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <Row $wrap $align="normal" $justify="flex-end">
            <Button size="sm" variant="ghost" onClick={() => onLift(false)}>
              {texts.cancel}
            </Button>
            <Button size="sm" type="submit" variant="primary" busy={liftState.isLoading}>
              {texts.confirm}
            </Button>
          </Row>
        </Form>
      )}
    </Item>
  )
}

const Rows = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`

const Item = styled.li`
  ${flexWrap('8px 12px')}
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  > div:first-child { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  strong { ${clampLines(3)} font-weight: 600; ${text(14)} }
  p { margin-top: 2px; color: ${color.muted}; ${text(13)} }
`

const Form = styled.form`
  ${gridGap('8px')}
  flex: 1 1 100%;
  min-width: 0;
`
