import { api, mutationOf, sentenceOf, useToast } from '@torneo/client'
import { type Suspension, suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { formatDay } from '@torneo/domain/format/format-day'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { clampLines, color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { DecisionForm } from './DecisionForm'
import { causeLabel, formatPlayer, suspensionsTexts as texts } from './suspensions-texts'

const {
  useTournamentLiftSuspensionMutation: useLiftMutation,
  useTournamentTakeBackLiftMutation: useRestoreSuspensionMutation,
  useTournamentSanctionMutation: useSanctionMutation,
  useTournamentTakeBackSanctionMutation: useTakeBackSanctionMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentLiftSuspension: mutationOf(build, suspensionEndpoints.lift),
    tournamentTakeBackLift: mutationOf(build, suspensionEndpoints.takeBackLift),
    tournamentSanction: mutationOf(build, suspensionEndpoints.sanction),
    tournamentTakeBackSanction: mutationOf(build, suspensionEndpoints.takeBackSanction),
  }),
})

/** Decision whose form is open. */
export type Decision = 'lift' | 'sanction'

interface SuspensionRowProps {
  readonly suspension: Suspension
  readonly team: string
  readonly mayDecide: boolean
  readonly deciding: Decision | null
  readonly onDecide: (decision: Decision | null) => void
}

/** A suspension with its cause; staff can lift it or make it longer, and undo either (B12, B49). */
export function SuspensionRow({ suspension, team, mayDecide, deciding, onDecide }: SuspensionRowProps) {
  const { matchId: id, playerId, date, left, total, lift: lifted, sanction: longer } = suspension
  const toast = useToast()
  const [lift, liftState] = useLiftMutation()
  const [restore, restoreState] = useRestoreSuspensionMutation()
  const [sanction, sanctionState] = useSanctionMutation()
  const [takeBack, takeBackState] = useTakeBackSanctionMutation()
  const [thisYear] = useState(() => new Date().getFullYear())
  const player = formatPlayer(suspension)
  const params = { id, playerId }

  const run = async (call: Promise<unknown>, done: string, failed: string) => {
    try {
      await call
      toast.success(done)
      onDecide(null)
    } catch (error) {
      toast.error(joinSentences(failed, sentenceOf(error, '')))
    }
  }
  const endpoints = suspensionEndpoints
  return (
    <Item>
      <div>
        <strong>{player}</strong>
        <p>
          {[team, `${causeLabel(suspension)} (${formatDay(date, thisYear)})`, texts.left(left)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {longer && <p>{texts.sanctionedBy(longer.matches, longer.by, longer.reason)}</p>}
        {lifted && <p>{texts.liftedBy(lifted.by, lifted.reason)}</p>}
      </div>
      {lifted ? <Badge tone="success">{texts.lifted}</Badge> : <Badge tone="danger">{texts.suspended}</Badge>}
      {mayDecide && !deciding && (
        <Buttons>
          {!lifted &&
            (longer ? (
              <Button
                size="sm"
                variant="ghost"
                busy={takeBackState.isLoading}
                aria-label={texts.takeBackSanctionOf(player)}
                onClick={() =>
                  void run(takeBack({ params }).unwrap(), texts.sanctionTakenBack, endpoints.takeBackSanction.failure)
                }>
                {texts.takeBackSanction}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.sanctionOf(player)}
                onClick={() => onDecide('sanction')}>
                {texts.sanction}
              </Button>
            ))}
          {lifted ? (
            <Button
              size="sm"
              busy={restoreState.isLoading}
              aria-label={texts.restoreOf(player)}
              onClick={() => void run(restore({ params }).unwrap(), texts.restored, endpoints.takeBackLift.failure)}>
              {texts.restore}
            </Button>
          ) : (
            <Button size="sm" aria-label={texts.liftOf(player)} onClick={() => onDecide('lift')}>
              {texts.lift}
            </Button>
          )}
        </Buttons>
      )}
      {deciding === 'lift' && (
        <DecisionForm
          confirmLabel={texts.confirm}
          busy={liftState.isLoading}
          onCancel={() => onDecide(null)}
          onSubmit={({ reason }) =>
            void run(lift({ params, body: { reason } }).unwrap(), texts.liftDone, endpoints.lift.failure)
          }
        />
      )}
      {deciding === 'sanction' && (
        <DecisionForm
          minMatches={(total ?? left) + 1}
          confirmLabel={texts.confirmSanction}
          busy={sanctionState.isLoading}
          onCancel={() => onDecide(null)}
          onSubmit={(body) =>
            void run(sanction({ params, body }).unwrap(), texts.sanctionDone(body.matches), endpoints.sanction.failure)
          }
        />
      )}
    </Item>
  )
}

const Item = styled.li`
  ${flexWrap('8px 12px')}
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  > div:first-child { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  strong { ${clampLines(3)} font-weight: 600; ${text(14)} }
  p { margin-top: 2px; color: ${color.muted}; ${text(13)} }
`

const Buttons = styled.div`
  ${flexWrap('8px', 'center', 'flex-end')}
  flex: 1 1 100%;
`
