import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Stack } from '../../../../parts/Stack'
import { competitionTexts } from '../../competition-texts'
import { dialogTexts } from '../made-texts'
import { modalTexts as texts } from '../modal-texts'

export interface HowDrawnModalProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

const moment = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Ver cómo se sorteó': everything that repeats a draw, and the lots. */
export default function HowDrawnModal({ competition, teams, onClose }: HowDrawnModalProps) {
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id
  const zones = new Map(
    competition.phases.flatMap((phase) =>
      phase.kind === 'league' ? phase.zones.map(({ id, name }) => [id, name] as const) : [],
    ),
  )
  const draws = competition.phases.flatMap((phase) =>
    phase.kind === 'league' && phase.draw ? [{ ...phase.draw, name: phase.name }] : [],
  )
  return (
    <Modal
      title={dialogTexts.howTitle}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }>
      <Stack $gap={16}>
        {draws.map((draw) => (
          <section key={draw.name}>
            <h3>{draw.name}</h3>
            <p>{texts.how(draw.by ?? competitionTexts.someone, moment.format(new Date(draw.at)))}</p>
            <MutedText>{texts.howNumber(draw)}</MutedText>
          </section>
        ))}
        {competition.lots.map(({ id, zoneId, rank, order, reason, by, at }) => (
          <section key={id}>
            <p>{texts.howLots(zones.get(zoneId ?? '') ?? `${rank ?? ''}.º`, order.map(nameOf))}</p>
            <MutedText>{[reason, by, at && moment.format(new Date(at))].filter(Boolean).join(' · ')}</MutedText>
          </section>
        ))}
      </Stack>
    </Modal>
  )
}
