import { sentenceOf, useSignedInUser, useToast } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { leaveTexts as texts } from './leave-texts'
import { MoveFields } from './MoveFields'
import { useUpdatePlayerMutation } from './roster-api'
import { rosterTexts } from './roster-texts'

interface LeaveListProps {
  readonly player: Player
  /** True after a deletion was rejected because the player has events. */
  readonly hasEvents: boolean
  readonly onClose: () => void
}

/** Removes a player with events from the roster (B48), or, for staff only, moves them to another team (R30). */
export default function LeaveList({ player, hasEvents, onClose }: LeaveListProps) {
  const { id, name, rev } = player
  const mayMove = useSignedInUser().role !== 'team_captain'
  const toast = useToast()
  const [update, { isLoading }] = useUpdatePlayerMutation()
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (body: Parameters<typeof update>[0]['body'], done: () => void) => {
    setFailure(null)
    try {
      await update({ params: { id }, body, ifMatch: rev }).unwrap()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
      return
    }
    onClose()
    done()
  }
  const restore = () =>
    update({ params: { id }, body: { left: false } })
      .unwrap()
      .then(
        () => toast.success(texts.back(name)),
        (error: unknown) => toast.error(sentenceOf(error, texts.failed)),
      )
  const leave = () =>
    send({ left: true }, () => toast.success(texts.left(name), { label: texts.undo, run: () => void restore() }))

  return (
    <Modal title={texts.title(name)} size="sm" busy={isLoading} onClose={onClose}>
      <Stack $gap={20}>
        {hasEvents && <FailureNotice title={rosterTexts.removeFailed} reason={texts.rejected} />}
        <FailureNotice title={texts.failed} reason={failure} />
        <Option aria-label={texts.leave}>
          <p>{texts.leaveWhy}</p>
          <Button busy={isLoading} busyLabel={texts.leaving} onClick={() => void leave()}>
            {texts.leave}
          </Button>
        </Option>
        {mayMove && (
          <Option aria-label={texts.move}>
            <p>{texts.moveWhy}</p>
            <MoveFields
              player={player}
              busy={isLoading}
              onMove={({ number, team }) =>
                void send({ teamId: team.id, number }, () => toast.success(texts.moved(name, team.name)))
              }
            />
          </Option>
        )}
      </Stack>
    </Modal>
  )
}

const Option = styled.section`
  ${gridGap('12px')}
  justify-items: start;
  & + & { padding-top: 20px; border-top: 1px solid ${color.line}; }
  > p { color: ${color.muted}; text-wrap: pretty; ${text(14)} }
  ${media.phone} { justify-items: stretch; }
`
