import { placeKey } from '@torneo/domain/people/passes'
import type { PlayWindow } from '@torneo/domain/schedule/plan'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { DateField } from '@torneo/ui/fields/DateField'
import { ErrorMessage } from '@torneo/ui/fields/Field'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { CalendarPlus, X } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { formatPlace } from '../../parts/match-labels'
import { FieldChip } from './FieldChip'
import type { Place } from './plan-settings'
import { planTexts as texts } from './plan-texts'

interface WindowFieldsProps {
  readonly windows: readonly PlayWindow[]
  readonly places: readonly Place[]
  readonly errors: Readonly<Record<string, string>>
  /** Id of the control of an error's path. */
  readonly idOf: (path: string) => string
  readonly onChange: (windows: readonly PlayWindow[]) => void
}

const dayAfter = (date: string) =>
  date === '' ? '' : new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Days with their hours and fields; a day may have several. */
export function WindowFields({ windows, places, errors, idOf, onChange }: WindowFieldsProps) {
  const change = (index: number, changes: Partial<PlayWindow>) =>
    onChange(windows.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  const add = () => {
    const last = windows.at(-1)
    onChange([
      ...windows,
      last ? { ...last, date: dayAfter(last.date) } : { date: '', from: '', to: '', fields: places.map(placeKey) },
    ])
  }
  return (
    <>
      <Stack $gap={16}>
        {windows.map((window, index) => (
          <WindowRow
            key={index}
            window={window}
            number={index + 1}
            places={places}
            errorOf={(name) => errors[`windows.${index}.${name}`]}
            idOf={(name) => idOf(`windows.${index}.${name}`)}
            onChange={(changes) => change(index, changes)}
            onRemove={windows.length > 1 ? () => onChange(windows.filter((_, at) => at !== index)) : null}
          />
        ))}
      </Stack>
      <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={add}>
        {texts.addWindow}
      </Button>
    </>
  )
}

interface WindowRowProps {
  readonly window: PlayWindow
  readonly number: number
  readonly places: readonly Place[]
  readonly errorOf: (name: string) => string | undefined
  readonly idOf: (name: string) => string
  readonly onChange: (changes: Partial<PlayWindow>) => void
  /** Null for the only one. */
  readonly onRemove: (() => void) | null
}

function WindowRow({ window, number, places, errorOf, idOf, onChange, onRemove }: WindowRowProps) {
  const errorId = useId()
  const field = (name: 'date' | 'from' | 'to') => ({
    id: idOf(name),
    label: texts[name],
    value: window[name],
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value }),
  })
  const toggle = (key: string, isOn: boolean) =>
    onChange({ fields: isOn ? [...window.fields, key] : window.fields.filter((one) => one !== key) })
  return (
    <Window role="group" aria-label={texts.window(number)}>
      <Times>
        <DateField {...field('date')} />
        {onRemove && (
          <IconButton label={texts.removeWindow(number)} icon={<X size={18} aria-hidden />} onClick={onRemove} />
        )}
        <TimeField {...field('from')} />
        <TimeField {...field('to')} />
      </Times>
      {places.length > 0 && (
        <Row
          $wrap
          id={idOf('fields')}
          role="group"
          aria-label={texts.fieldsOf(number)}
          aria-describedby={errorOf('fields') ? errorId : undefined}>
          {places.map((place) => (
            <FieldChip
              key={placeKey(place)}
              label={place.field || place.location}
              title={formatPlace(place)}
              isOn={window.fields.includes(placeKey(place))}
              onChange={(isOn) => toggle(placeKey(place), isOn)}
            />
          ))}
        </Row>
      )}
      {errorOf('fields') && <ErrorMessage id={errorId}>{errorOf('fields')}</ErrorMessage>}
    </Window>
  )
}

const Window = styled.div`
  ${gridGap('8px')}
  ${text(13)}
  & + & { padding-top: 16px; border-top: 1px solid ${color.line}; }
`

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 8px;
  > span { align-self: end; justify-self: end; }
  /* Only a window that can be removed has two controls in its first row. */
  > :first-child:nth-last-child(3) { grid-column: 1 / -1; }
`
