import { useToast } from '@torneo/client'
import { Controller, useRecordForm } from '@torneo/client/record-form'
import { TournamentDraft } from '@torneo/contracts/tournament/editions'
import { type Tournament } from '@torneo/contracts/tournament/tournaments'
import { formFields } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { useLandingOpenEditionMutation } from './editions-api'
import { newEditionLabels, newEditionTexts as texts } from './new-edition-texts'
import { UnfinishedNotice } from './UnfinishedNotice'
import { useTakeBack } from './use-take-back'

interface Values {
  readonly name: string
  /** Year as typed; the contract parses it. */
  readonly year: string
  readonly copy: { readonly teams: boolean; readonly players: boolean }
}

interface NewEditionModalProps {
  /** The open edition, which the new one archives. */
  readonly current: Tournament
  readonly onClose: () => void
}

/** 'Nueva edición': what is archived, copied and still unfinished, before anything is written (B39). */
export default function NewEditionModal({ current, onClose }: NewEditionModalProps) {
  const [open] = useLandingOpenEditionMutation()
  const toastOpened = useOpenedToast(current.year)
  const toast = useToast()
  const form = useRecordForm<Values, Tournament>({
    name: 'tournament:new',
    shape: TournamentDraft,
    record: null,
    valuesOf: () => ({ name: current.name, year: String(current.year + 1), copy: { teams: false, players: false } }),
    labels: newEditionLabels,
    save: (values, { key }) => open({ body: values, key }).unwrap(),
    onSaved: (edition) => {
      toastOpened(edition)
      onClose()
    },
    onFailed: () => toast.error(texts.failure),
    failure: texts.failure,
  })
  const { field } = formFields(form, newEditionLabels)
  const { control, setValue, watch } = form.fields
  return (
    <RecordModal
      title={texts.title}
      submitLabel={texts.submit(watch('year').trim())}
      savingLabel={texts.submitting}
      form={form}
      failureTitle={texts.failure}
      onClose={onClose}>
      <FieldPair>
        <TextField {...field('name')} required autoComplete="off" />
        <TextField {...field('year')} required autoComplete="off" inputMode="numeric" maxLength={4} />
      </FieldPair>
      <Sentences>
        <li>{texts.archives(current.year)}</li>
        <li>{texts.keeps}</li>
        <li>{texts.starts}</li>
      </Sentences>
      <div>
        <Controller
          control={control}
          name="copy.teams"
          render={({ field: { value, onChange } }) => (
            <Toggle
              label={texts.teams}
              hint={texts.teamsWhat}
              checked={value}
              onChange={(isCopied) => {
                onChange(isCopied)
                if (!isCopied) setValue('copy.players', false)
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="copy.players"
          render={({ field: { value, onChange } }) => (
            <Toggle
              label={texts.players}
              hint={texts.playersWhat}
              checked={value}
              onChange={(isCopied) => {
                onChange(isCopied)
                if (isCopied) setValue('copy.teams', true)
              }}
            />
          )}
        />
      </div>
      <UnfinishedNotice id={current.id} />
    </RecordModal>
  )
}

/** Shows the toast of the opened edition, whose button takes it back while nothing was played. */
function useOpenedToast(before: number) {
  const { run } = useTakeBack(before)
  const toast = useToast()
  return ({ id, year }: Tournament) =>
    toast.success(texts.added(year), { label: texts.undo, subject: texts.title, run: () => void run(id) })
}

const Sentences = styled.ul`
  ${gridGap('6px')}
  list-style: disc;
  padding-left: 18px;
  color: ${color.muted};
  ${text(14)}
`
