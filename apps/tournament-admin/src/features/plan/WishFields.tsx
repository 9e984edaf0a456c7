import { timeOfDay } from '@torneo/contracts/fields/fields'
import { z } from '@torneo/contracts/fields/zod'
import { formatDay } from '@torneo/domain/format/format-day'
import { placeKey } from '@torneo/domain/people/passes'
import type { Wish } from '@torneo/domain/schedule/plan'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { text } from '@torneo/ui/theme/tokens'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { formatPlace } from '../../parts/match-labels'
import { AddedRows } from './AddedRows'
import { FieldChip } from './FieldChip'
import type { Place } from './plan-settings'
import { planTexts as texts } from './plan-texts'

type Break = Extract<Wish, { kind: 'break' }>

/** A phase that wishes can name. */
export interface WishPhase {
  readonly id: string
  readonly name: string
  /** Ids of the pairings and matches of its last round; empty for a league. */
  readonly finals: readonly string[]
}

interface WishFieldsProps {
  readonly wishes: readonly Wish[]
  readonly phases: readonly WishPhase[]
  readonly hasOfficials?: boolean | undefined
  /** Days with windows, yyyy-mm-dd. */
  readonly days: readonly string[]
  readonly places: readonly Place[]
  readonly onChange: (wishes: readonly Wish[]) => void
}

/** A break has a begin and an end. */
export const BreakShape = z.strictObject({ from: timeOfDay(texts.timeMissing), to: timeOfDay(texts.timeMissing) })

const dayName = (day: string) => formatDay(day, Number(day.slice(0, 4)))
const toggled = (list: readonly string[], one: string, isOn: boolean) =>
  isOn ? [...list, one] : list.filter((other) => other !== one)

/**
 * Wishes of a plan, which give way before a match is left out: rounds in order, days of phases, officials, fields of
 * finals, breaks.
 */
export function WishFields({ wishes, phases, hasOfficials = false, days, places, onChange }: WishFieldsProps) {
  const breaks = wishes.filter((wish) => wish.kind === 'break')
  const hasFinals = phases.some(({ finals }) => finals.length > 0)
  const datesOf = (phase: string) => wishes.find((wish) => wish.kind === 'phase_on' && wish.phase === phase)
  const fieldsOfFinals = wishes.find((wish) => wish.kind === 'field')?.fields ?? []
  const switches = [
    { kind: 'rounds_in_order', label: texts.roundsInOrder } as const,
    ...(hasOfficials ? [{ kind: 'officials', label: texts.officials } as const] : []),
  ]
  const without = (drop: (wish: Wish) => boolean) => wishes.filter((wish) => !drop(wish))
  const setDates = (phase: string, dates: readonly string[]) =>
    onChange([
      ...without((wish) => wish.kind === 'phase_on' && wish.phase === phase),
      ...(dates.length > 0 ? [{ kind: 'phase_on' as const, phase, dates }] : []),
    ])
  const setFields = (fields: readonly string[]) =>
    onChange([
      ...without(({ kind }) => kind === 'field'),
      ...(fields.length > 0 ? [{ kind: 'field' as const, ids: [], fields }] : []),
    ])
  return (
    <Stack $gap={12}>
      {switches.map(({ kind, label }) => (
        <Toggle
          key={kind}
          label={label}
          checked={wishes.some((wish) => wish.kind === kind)}
          onChange={(isOn) => onChange(isOn ? [...wishes, { kind }] : without((wish) => wish.kind === kind))}
        />
      ))}
      {days.length > 1 &&
        phases.length > 1 &&
        phases.map(({ id, name }) => {
          const wish = datesOf(id)
          const dates = wish?.kind === 'phase_on' ? wish.dates : []
          return (
            <Chips
              key={id}
              title={texts.phaseOn(name)}
              options={days.map((day) => ({ value: day, label: dayName(day), title: `${name}: ${dayName(day)}` }))}
              chosen={dates}
              onChange={(day, isOn) => setDates(id, toggled(dates, day, isOn))}
            />
          )
        })}
      {hasFinals && places.length > 1 && (
        <Chips
          title={texts.finalsOn}
          options={places.map((place) => ({
            value: placeKey(place),
            label: place.field || place.location,
            title: `${texts.finalsOn}: ${formatPlace(place)}`,
          }))}
          chosen={fieldsOfFinals}
          onChange={(field, isOn) => setFields(toggled(fieldsOfFinals, field, isOn))}
        />
      )}
      <AddedRows
        items={breaks}
        labelOf={({ date, from, to }) => texts.breakOf(dayName(date), from, to)}
        removeLabel={texts.removeRequest}
        addLabel={texts.addBreak}
        onRemove={(one) => onChange(without((wish) => wish === one))}
        renderForm={(close) => (
          <NewBreak
            days={days}
            onAdd={(one) => {
              onChange([...wishes, one])
              close()
            }}
            onCancel={close}
          />
        )}
      />
    </Stack>
  )
}

interface ChipsProps {
  readonly title: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly title: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (value: string, isOn: boolean) => void
}

function Chips({ title, options, chosen, onChange }: ChipsProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <ChipsTitle id={id}>{title}</ChipsTitle>
      <Row $wrap>
        {options.map(({ value, ...option }) => (
          <FieldChip key={value} {...option} isOn={chosen.includes(value)} onChange={(isOn) => onChange(value, isOn)} />
        ))}
      </Row>
    </div>
  )
}

interface NewBreakProps {
  readonly days: readonly string[]
  readonly onAdd: (one: Break) => void
  readonly onCancel: () => void
}

function NewBreak({ days, onAdd, onCancel }: NewBreakProps) {
  const [date, setDate] = useState(days[0] ?? '')
  const [from, setFrom] = useState('13:00')
  const [to, setTo] = useState('14:00')
  const { formProps, errorOf } = useCheckedForm(BreakShape, { from, to })
  return (
    <Stack as="form" $gap={12} {...formProps((checked) => onAdd({ kind: 'break', date, ...checked }))}>
      <SelectField
        autoFocus
        label={texts.date}
        value={date}
        options={days.map((day) => ({ value: day, label: dayName(day) }))}
        onChange={({ target }) => setDate(target.value)}
      />
      <Pair>
        <TimeField
          label={texts.from}
          required
          value={from}
          error={errorOf('from')}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TimeField
          label={texts.to}
          required
          value={to}
          error={errorOf('to')}
          onChange={({ target }) => setTo(target.value)}
        />
      </Pair>
      <Row $wrap $gap={8}>
        <Button type="submit">{texts.add}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

const ChipsTitle = styled.p`
  margin-bottom: 6px;
  font-weight: 600;
  ${text(13)}
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
`
