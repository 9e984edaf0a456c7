import { idText, timeOfDay } from '@torneo/contracts/fields/fields'
import { z } from '@torneo/contracts/fields/zod'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { compareNames } from '@torneo/domain/format/compare-names'
import { formatDay } from '@torneo/domain/format/format-day'
import type { TeamRequest } from '@torneo/domain/schedule/plan'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { useState } from 'react'
import styled from 'styled-components'
import { AddedRows } from './AddedRows'
import { planTexts as texts } from './plan-texts'

interface RequestFieldsProps {
  readonly requests: readonly TeamRequest[]
  readonly teams: readonly { readonly id: string; readonly name: string; readonly withdrawn?: boolean | undefined }[]
  /** Days with windows, yyyy-mm-dd. */
  readonly days: readonly string[]
  readonly onChange: (requests: readonly TeamRequest[]) => void
}

/** A request has a team, and an hour unless it is for a whole day. */
export const RequestShape = z.strictObject({
  team: idText(texts.chooseTeam),
  time: z.optional(timeOfDay(texts.timeMissing)),
})

const kinds = Object.keys(texts.kinds) as TeamRequest['kind'][]
const dayName = (day: string) => formatDay(day, Number(day.slice(0, 4)))

/** Requests of teams as sentences ('Promo 98: no antes de las 11:00'), and a form that adds one. */
export function RequestFields({ requests, teams, days, onChange }: RequestFieldsProps) {
  const sentenceOf = ({ kind, team, date, time }: TeamRequest) => {
    const when = [time, date && dayName(date)].filter(Boolean).join(' · ')
    const requesting = teams.find(({ id }) => id === team)
    return texts.request(requesting ? shownName(requesting) : '', kind, when)
  }
  return (
    <AddedRows
      items={requests}
      labelOf={sentenceOf}
      removeLabel={texts.removeRequest}
      addLabel={texts.addRequest}
      onRemove={(request) => onChange(requests.filter((one) => one !== request))}
      renderForm={(close) => (
        <NewRequest
          teams={teams}
          days={days}
          onAdd={(request) => {
            onChange([...requests, request])
            close()
          }}
          onCancel={close}
        />
      )}
    />
  )
}

interface NewRequestProps extends Pick<RequestFieldsProps, 'teams' | 'days'> {
  readonly onAdd: (request: TeamRequest) => void
  readonly onCancel: () => void
}

function NewRequest({ teams, days, onAdd, onCancel }: NewRequestProps) {
  const [team, setTeam] = useState('')
  const [kind, setKind] = useState<TeamRequest['kind']>('not_before')
  const [time, setTime] = useState('11:00')
  const [date, setDate] = useState('')
  const isDay = kind === 'not_on'
  const day = isDay ? date || (days[0] ?? '') : date
  const { formProps, errorOf } = useCheckedForm(RequestShape, { team, ...(!isDay && { time }) })
  return (
    <Stack
      as="form"
      $gap={12}
      {...formProps((checked) => onAdd({ kind, ...checked, ...(day !== '' && { date: day }) }))}>
      <SelectField
        autoFocus
        label={texts.team}
        required
        placeholder={texts.chooseTeam}
        value={team}
        error={errorOf('team')}
        options={teams
          .toSorted((one, other) => compareNames(one.name, other.name))
          .map((one) => ({ value: one.id, label: shownName(one) }))}
        onChange={({ target }) => setTeam(target.value)}
      />
      <Pair>
        <SelectField
          label={texts.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ target }) => setKind(target.value as TeamRequest['kind'])}
        />
        {!isDay && (
          <TimeField
            label={texts.time}
            required
            value={time}
            error={errorOf('time')}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Pair>
      <SelectField
        label={texts.date}
        value={day}
        placeholder={isDay ? undefined : texts.anyDay}
        options={days.map((value) => ({ value, label: dayName(value) }))}
        onChange={({ target }) => setDate(target.value)}
      />
      <Row $wrap $gap={8}>
        <Button type="submit">{texts.add}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  align-items: start;
  gap: 12px;
`
