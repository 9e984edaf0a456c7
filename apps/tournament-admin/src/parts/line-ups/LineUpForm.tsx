import { sentenceOf, useToast } from '@torneo/client'
import type { LineUp } from '@torneo/contracts/match/line-ups'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useSaveLineUpMutation } from '../../data/line-ups-api'
import { lineUpsTexts as texts } from '../line-ups-texts'
import { Stack } from '../Stack'
import { type Shirt, ShirtTicks } from './ShirtTicks'

/** A team's part in a match, and its players. */
export interface LineUpOfTeam {
  readonly matchId: string
  readonly team: { readonly id: string; readonly name: string }
  readonly players: readonly Shirt[]
  /** Ids of the players suspended for the match (B12). */
  readonly suspended: ReadonlySet<string>
  readonly onClose: () => void
}

interface LineUpFormProps extends LineUpOfTeam {
  /** Id of the form, for its submit button. */
  readonly id: string
  /** The stored line-up. Undefined: everybody is ticked, except suspended players. */
  readonly lineUp: LineUp | undefined
  readonly onSaving: (isSaving: boolean) => void
}

/** Ticks of a line-up, all set at first. */
export function LineUpForm({ id, matchId, team, players, suspended, lineUp, onSaving, onClose }: LineUpFormProps) {
  const allowed = players.flatMap((player) => (suspended.has(player.id) ? [] : [player.id]))
  const [present, setPresent] = useState<ReadonlySet<string>>(() => new Set(lineUp?.playerIds ?? allowed))
  const [failure, setFailure] = useState<string | null>(null)
  const [save] = useSaveLineUpMutation()
  const toast = useToast()
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
    const starters = (lineUp?.starters ?? []).filter((one) => present.has(one))
    try {
      await save({ params: { id: matchId, teamId: team.id }, body: { playerIds: [...present], starters } }).unwrap()
      toast.success(texts.saved(team.name))
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      onSaving(false)
    }
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
      {failure !== null && <FailureNotice title={texts.failed} reason={failure} />}
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
