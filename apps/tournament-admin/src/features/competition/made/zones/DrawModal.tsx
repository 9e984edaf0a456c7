import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useState } from 'react'
import { useCompetitionQuery, useDrawZones } from '../../../../data/competition-api'
import { Stack } from '../../../../parts/Stack'
import { zoneTexts as texts } from '../../competition-texts'
import { HeadsField } from '../../zones/HeadsField'
import { ZoneBoard } from '../../zones/ZoneBoard'
import { FormModal } from '../FormModal'
import { modalTexts } from '../modal-texts'

export interface DrawModalProps {
  readonly competition: Competition
  readonly league: ResolvedLeague
  readonly teams: readonly Team[]
  readonly onHow: () => void
  readonly onClose: () => void
}

const clock = new Intl.DateTimeFormat('es', { timeStyle: 'short' })

/** 'Sortear zonas': a recorded draw of the league's teams; its result stays until it is read. */
export default function DrawModal({ competition, league, teams, onHow, onClose }: DrawModalProps) {
  const [draw] = useDrawZones()
  const [isDrawn, setDrawn] = useState(false)
  // Stays while the competition changes below the form: the draw must not replace one that nobody here has seen.
  const [rev, setRev] = useState(competition.rev)
  const { refetch } = useCompetitionQuery({ params: { sportId: competition.sportId } })
  const placed = league.zones.flatMap(({ teamIds }) => teamIds)
  const drawn = (placed.length > 0 ? teams.filter(({ id }) => placed.includes(id)) : teams).map(
    markWithdrawn(competition),
  )
  const [heads, setHeads] = useState<readonly string[]>([])

  if (isDrawn && league.draw)
    return (
      <Modal
        title={texts.drawTitle}
        size="lg"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onHow}>{texts.howDrawn}</Button>
            <Button variant="primary" onClick={onClose}>
              {modalTexts.done}
            </Button>
          </>
        }>
        <Stack $gap={16}>
          <Notice tone="success" role="status">
            {texts.drawnBy(league.draw.by ?? '', clock.format(new Date(league.draw.at)))}
          </Notice>
          <ZoneBoard zones={league.zones} teams={teams} />
        </Stack>
      </Modal>
    )
  return (
    <FormModal
      title={texts.drawTitle}
      submit={texts.draw}
      size="lg"
      staysOpen
      onSubmit={async () => {
        await draw({
          params: { sportId: competition.sportId },
          body: {
            rev,
            phaseId: league.id,
            zones: league.zones.length,
            teamIds: drawn.map(({ id }) => id),
            ...(heads.length > 0 && { pots: [[...heads]] }),
          },
        })
          .unwrap()
          .catch(async (error: unknown) => {
            const { data } = await refetch()
            if (data) setRev(data.rev)
            throw error
          })
        setDrawn(true)
      }}
      onClose={onClose}>
      <p>{texts.drawBody(drawn.length, league.zones.length)}</p>
      <HeadsField teams={drawn} value={heads} most={league.zones.length} hint={texts.headsHint} onChange={setHeads} />
      <MutedText>{texts.drawKept}</MutedText>
    </FormModal>
  )
}
