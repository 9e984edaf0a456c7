import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { type Tournament, TournamentUpdate } from '@torneo/contracts/tournament/tournaments'
import { formFields } from '@torneo/panel/record/form-fields'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useEffect, useEffectEvent, useMemo } from 'react'
import styled from 'styled-components'
import { useLandingSaveTournamentMutation } from './editions/editions-api'
import { SettingsForm } from './SettingsForm'
import { deviceZone, zoneHint, zoneOptions } from './time-zones'
import { tournamentLabels, tournamentTexts } from './tournament-texts'

interface Values {
  readonly name: string
  /** Year as typed; the contract parses it. */
  readonly year: string
  readonly place: string
  readonly timeZone: string
}

const valuesOf = (tournament: Tournament | null): Values => ({
  name: tournament?.name ?? '',
  year: String(tournament?.year ?? ''),
  place: tournament?.place ?? '',
  timeZone: tournament?.timeZone ?? deviceZone,
})

const Pair = styled.div`
  display: grid;
  gap: 20px 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  align-items: start;

  > :first-child { grid-column: span 2; }
  @media (max-width: 29.99em) { > :first-child { grid-column: 1 / -1; } }
`

interface TournamentFormProps {
  readonly tournament: Tournament
  readonly onDirty: (isDirty: boolean) => void
}

/** Form for name, year, place and time zone of the open edition, stored only here and shown everywhere (B39). */
export function TournamentForm({ tournament, onDirty }: TournamentFormProps) {
  const toast = useToast()
  const [update] = useLandingSaveTournamentMutation()
  const form = useRecordForm<Values, Tournament>({
    name: 'tournament',
    shape: TournamentUpdate,
    record: tournament,
    valuesOf,
    labels: tournamentLabels,
    save: (values, { ifMatch }) => update({ params: { id: tournament.id }, body: values, ifMatch }).unwrap(),
    onFailed: () => toast.error(tournamentTexts.failure),
    failure: tournamentTexts.failure,
  })
  const { field } = formFields(form, tournamentLabels)
  const zone = form.fields.watch('timeZone')
  const zones = useMemo(() => zoneOptions(zone), [zone])
  const reportDirty = useEffectEvent(onDirty)
  useEffect(() => reportDirty(form.dirty), [form.dirty])
  return (
    <SettingsForm
      title={tournamentTexts.title}
      form={form}
      note={tournamentTexts.note}
      failureTitle={tournamentTexts.failure}
      isUnconfirmed={tournament.rev === 1 || tournament.timeZone === undefined}>
      <Pair>
        <TextField {...field('name')} required autoComplete="off" />
        <TextField {...field('year')} required autoComplete="off" inputMode="numeric" maxLength={4} />
      </Pair>
      <TextField {...field('place')} autoComplete="off" hint={tournamentTexts.placeHint} />
      <SelectField
        {...field('timeZone')}
        value={zone}
        required
        options={zones}
        hint={zoneHint(tournament.timeZone, zone)}
      />
    </SettingsForm>
  )
}
