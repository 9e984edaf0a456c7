import type { LineUp } from '@torneo/contracts/match/line-ups'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { lineUpsTexts as texts } from '../line-ups-texts'
import { Stack } from '../Stack'
import type { OutgoingLineUps } from '../use-outgoing-line-ups'
import { type Shirt, ShirtTicks } from './ShirtTicks'

/** A team's part in a match, and its players. */
export interface LineUpOfTeam {
  readonly matchId: string
  readonly team: { readonly id: string; readonly name: string }
  readonly players: readonly Shirt[]
  /** Ids of the players suspended for the match (B12). */
  readonly suspended: ReadonlySet<string>
  readonly outgoing: OutgoingLineUps
  readonly onClose: () => void
}

interface LineUpFormProps extends LineUpOfTeam {
  /** Id of the form, for its submit button. */
  readonly id: string
  /** The stored line-up. Undefined: everybody who may play is ticked. */
  readonly lineUp: LineUp | undefined
  readonly onSaving: (isSaving: boolean) => void
}

/** Ticks of a line-up, all set at first. */
export function LineUpForm({ id, team, players, suspended, outgoing, lineUp, onSaving, onClose }: LineUpFormProps) {
  const [unsent] = useState(outgoing.of(team.id))
  const mayPlay = ({ id: player, eligible }: Shirt) => !suspended.has(player) && eligible !== false
  const allowed = players.filter(mayPlay).map((player) => player.id)
  const [present, setPresent] = useState<ReadonlySet<string>>(() => new Set((unsent ?? lineUp)?.playerIds ?? allowed))
  const [failure, setFailure] = useState(unsent?.refusal ?? null)
  const isWaiting = unsent !== undefined && unsent.refusal === undefined
  const [rev, setRev] = useState(isWaiting ? unsent.rev : lineUp ? lineUp.rev : 0)
  const isFull = allowed.every((one) => present.has(one))
  const count = players.filter((player) => present.has(player.id)).length

  const toggle = (playerId: string) => {
    const next = new Set(present)
    if (!next.delete(playerId)) next.add(playerId)
    setPresent(next)
  }
  const submit = async () => {
    setFailure(null)
    onSaving(true)
    const starters = ((unsent ?? lineUp)?.starters ?? []).filter((one) => present.has(one))
    const refused = await outgoing.save({ teamId: team.id, playerIds: [...present], starters, rev })
    onSaving(false)
    if (!refused) return onClose()
    setFailure(refused.refusal)
    setRev(refused.rev)
  }

  return (
    <Stack
      as="form"
      $gap={12}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}>
      <FailureNotice title={texts.failed} reason={failure} />
      <MutedText $size={14}>{players.length === 0 ? texts.noPlayers : texts.why}</MutedText>
      {players.length > 0 && (
        <Head>
          <strong role="status">{texts.present(count, players.length)}</strong>
          <Button size="sm" variant="ghost" onClick={() => setPresent(new Set(isFull ? [] : allowed))}>
            {isFull ? texts.none : texts.all}
          </Button>
        </Head>
      )}
      <ShirtTicks players={players} present={present} suspended={suspended} onToggle={toggle} />
    </Stack>
  )
}

const Head = styled.div`
  ${flexWrap('8px', 'center', 'space-between')}
  strong { font-weight: 600; ${text(16)} }
`
