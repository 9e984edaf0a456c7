import type { Competition } from '@torneo/contracts/competition/competition'
import { LotsRequest } from '@torneo/contracts/competition/lots'
import { signed } from '@torneo/domain/format/signed'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useAddLots } from '../../../../data/competition-api'
import { Stack } from '../../../../parts/Stack'
import { TeamMark } from '../../../../parts/TeamMark'
import { competitionTexts } from '../../competition-texts'
import { ordinal } from '../../words'
import { FormModal } from '../FormModal'
import { dialogTexts } from '../made-texts'
import { modalTexts as texts } from '../modal-texts'
import type { OwedLots } from './lots-owed'

export interface LotsModalProps {
  readonly competition: Competition
  readonly owed: OwedLots
  readonly isByHand: boolean
  readonly onByHand: () => void
  readonly onClose: () => void
}

/** Lots among level teams: says first what each place leads to; the order stays until it is read. */
export default function LotsModal({ competition, owed, isByHand, onByHand, onClose }: LotsModalProps) {
  const [add] = useAddLots()
  const [made, setMade] = useState<Competition['lots'][number] | null>(null)
  const [order, setOrder] = useState(() => owed.rows.map(({ team }) => team.id))
  const [reason, setReason] = useState('')
  const rowOf = (id: string) => owed.rows.find(({ team }) => team.id === id)
  const placeAt = (index: number) => owed.positions[index] ?? index + 1

  const { phaseId, zoneId, rank, round, rows } = owed
  const values = {
    phaseId,
    ...(zoneId !== undefined ? { zoneId } : round === undefined ? { rank } : { round }),
    teamIds: rows.map(({ team }) => team.id),
    ...(isByHand && { order, reason }),
  }
  const { errorOf, submit } = useCheckedForm(LotsRequest, values)
  const send = async (body: LotsRequest) => {
    const { lots } = await add({ params: { sportId: competition.sportId }, body }).unwrap()
    setMade(lots.at(-1) ?? null)
  }

  if (made)
    return (
      <Modal
        title={dialogTexts.lotsTitle(owed.place)}
        size="sm"
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        }>
        <Stack $gap={12}>
          <Teams as="ol">
            {made.order.map((id, index) => (
              <li key={id}>
                <b>{ordinal(placeAt(index))}</b>
                <TeamMark team={rowOf(id)?.team ?? null} size={32} />
                <strong>{rowOf(id)?.team.name}</strong>
              </li>
            ))}
          </Teams>
          {made.by && made.at && !made.reason && (
            <MutedText role="status">{texts.drawnBy(made.by, clock.format(new Date(made.at)))}</MutedText>
          )}
        </Stack>
      </Modal>
    )

  return (
    <FormModal
      title={dialogTexts.lotsTitle(owed.place)}
      submit={isByHand ? competitionTexts.save : texts.lotsNow}
      // Stays open with the order that was made.
      onSubmit={() => submit(send)}
      staysOpen
      onClose={onClose}>
      <p>{texts.lotsBody(owed.positions)}</p>
      {isByHand ? (
        <>
          {order.map((id, index) => (
            <SelectField
              key={index}
              label={texts.place(placeAt(index))}
              value={id}
              error={errorOf('order') && texts.orderTwice}
              options={owed.rows.map(({ team }) => ({ value: team.id, label: team.name }))}
              onChange={({ target }) => setOrder(order.with(index, target.value))}
            />
          ))}
          <TextField
            label={texts.reason}
            value={reason}
            required
            autoComplete="off"
            error={errorOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      ) : (
        <>
          <Teams>
            {owed.rows.map(({ team, points, goalDifference, goalsFor }) => (
              <li key={team.id}>
                <TeamMark team={team} size={32} />
                <span>
                  <strong>{team.name}</strong>
                  {points !== undefined && goalDifference !== undefined && (
                    <MutedText as="small">
                      {points} {points === 1 ? 'punto' : 'puntos'} · DG {signed(goalDifference)} · {goalsFor} a favor
                    </MutedText>
                  )}
                </span>
              </li>
            ))}
          </Teams>
          {owed.slots.length > 0 && (
            <Leads>
              {owed.slots.map(({ tieId, side, name, position, against }) => (
                <div key={`${tieId} ${side}`}>
                  <dt>{position === null ? '–' : ordinal(position)}</dt>
                  <dd>
                    {name}, con <b>{against}</b>
                  </dd>
                </div>
              ))}
            </Leads>
          )}
          <MutedText>{texts.lotsKept}</MutedText>
          <Button block onClick={onByHand}>
            {texts.byHand}
          </Button>
        </>
      )}
    </FormModal>
  )
}

const clock = new Intl.DateTimeFormat('es', { timeStyle: 'short' })

const Teams = styled.ul.attrs({ role: 'list' })`
  ${gridGap('8px')}
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    ${flexRow('12px')}
    padding: 10px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  li > span:last-child { display: grid; min-width: 0; }
`

const Leads = styled.dl`
  ${gridGap('6px')}
  margin: 0;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${text(14)}
  > div { ${flexRow('16px', 'baseline')} }
  dt { min-width: 2rem; font-weight: 700; }
  dd { margin: 0; }
`
