import { useConfirm, useToast } from '@torneo/client'
import { useRecordForm, useWatch } from '@torneo/client/record-form'
import { TournamentSportForm, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { sameValue } from '@torneo/domain/records/field-merge'
import { RecordFormFrame } from '@torneo/panel/record/RecordFormFrame'
import { Button } from '@torneo/ui/buttons/Button'
import { IconTile } from '@torneo/ui/display/IconTile'
import { Card } from '@torneo/ui/layout/Card'
import { clampLines, flexRow, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { useEffect, useId, useImperativeHandle, useState, type Ref } from 'react'
import styled from 'styled-components'
import { sports as sportsApi } from '../../data/sports-api'
import { sportFormLabels, sportFormValues } from './sport-form-values'
import { SportFields } from './SportFields'
import { sportsTexts } from './sports-texts'
import { TemplateField } from './TemplateField'

export interface SportFormHandle {
  /** Resolves with whether the form may close: confirms and drops unsaved input first. */
  readonly leave: () => Promise<boolean>
}

/** @public Part of the declaration of its lazy component. */
export interface SportFormProps {
  /** The edited sport; null for a new one. */
  readonly sport: TournamentSport | null
  /** Called after a save, or once leaving was confirmed. */
  readonly onClose: () => void
  readonly ref: Ref<SportFormHandle>
}

/** Inline form of a tournament sport (spec 2 §2): above the list for a new one, otherwise in place of its card. */
export default function SportForm({ sport, onClose, ref }: SportFormProps) {
  const [create] = sportsApi.useAdd()
  const [update] = sportsApi.useUpdate()
  const id = useId()
  const toast = useToast()
  const confirm = useConfirm()
  const [created, setCreated] = useState<TournamentSport | null>(null)
  const record = sport ?? created

  const form = useRecordForm<TournamentSportForm, TournamentSport>({
    name: `tournament-sport:${sport?.id ?? 'new'}`,
    shape: TournamentSportForm,
    record,
    valuesOf: sportFormValues,
    labels: sportFormLabels,
    failure: sportsTexts.saveFailed,
    save: (body, { ifMatch, key }) =>
      record ? update({ params: { id: record.id }, body, ifMatch }).unwrap() : create({ body, key }).unwrap(),
    onSaved: (saved) => {
      toast.success(sportsTexts.saved)
      // Input made during the save keeps the form open; a new sport's form then continues with the stored one.
      if (sameValue(form.fields.getValues(), sportFormValues(saved))) onClose()
      else setCreated(saved)
    },
  })

  const leave = async () => {
    if (form.saving) return false
    const isConfirmed =
      !form.dirty ||
      (await confirm({
        title: sportsTexts.discardQuestion,
        body: sportsTexts.discardBody,
        confirmLabel: sportsTexts.discard,
        cancelLabel: sportsTexts.keepEditing,
        tone: 'danger',
      }))
    if (isConfirmed && form.dirty) form.discard()
    return isConfirmed
  }
  useImperativeHandle(ref, () => ({ leave }))

  const { setFocus } = form.fields
  useEffect(() => setFocus('name'), [setFocus])

  const title = record ? sportsTexts.edit(record.name) : sportsTexts.new
  const icon = useWatch({ control: form.fields.control, name: 'icon' })
  return (
    <Root $padding={24}>
      <Title>
        <IconTile $size={40}>{icon}</IconTile>
        <h2>{title}</h2>
      </Title>
      <RecordFormFrame form={form} id={id} label={title} failureTitle={sportsTexts.saveFailed}>
        {!record && <TemplateField form={form} />}
        <SportFields form={form} />
        <Actions>
          <Button variant="ghost" onClick={() => void leave().then((may) => may && onClose())}>
            {sportsTexts.cancel}
          </Button>
          <Button variant="primary" type="submit" busy={form.saving} busyLabel={sportsTexts.saving}>
            {sportsTexts.save}
          </Button>
        </Actions>
      </RecordFormFrame>
    </Root>
  )
}

const Root = styled(Card)`
  ${media.phone} { padding: 16px; }
`

const Title = styled.div`
  ${flexRow('12px')}
  margin-bottom: 20px;
  h2 { min-width: 0; ${clampLines(3)} ${text(20)} }
`

const Actions = styled.div`
  ${flexWrap('12px', 'normal', 'flex-end')}
  ${media.phone} {
    > * { min-height: 48px; }
    > :last-child { flex: 1; }
  }
`
