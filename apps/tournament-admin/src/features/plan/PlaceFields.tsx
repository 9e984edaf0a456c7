import { z } from '@torneo/contracts/fields/zod'
import { matchFields } from '@torneo/contracts/match/matches'
import { placeKey } from '@torneo/domain/people/passes'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { formatPlace } from '../../parts/match-labels'
import { AddedRows } from './AddedRows'
import type { Place } from './plan-settings'
import { planTexts as texts } from './plan-texts'

interface PlaceFieldsProps {
  readonly places: readonly Place[]
  readonly onAdd: (places: readonly Place[]) => void
  readonly onRemove: (place: Place) => void
}

const maxFields = 20

/** Values that each match at the place gets. */
export const PlaceShape = z.strictObject({ location: matchFields.location, field: matchFields.field })

/** Fields that matches can be played on, and a form that adds some of one place. */
export function PlaceFields({ places, onAdd, onRemove }: PlaceFieldsProps) {
  return (
    <AddedRows
      items={places}
      labelOf={formatPlace}
      removeLabel={texts.removePlace}
      addLabel={texts.addPlace}
      needsOne
      onRemove={onRemove}
      renderForm={(close) => (
        <NewPlaces
          places={places}
          onAdd={(added) => {
            onAdd(added)
            close()
          }}
          onCancel={places.length > 0 ? close : null}
        />
      )}
    />
  )
}

interface NewPlacesProps {
  readonly places: readonly Place[]
  readonly onAdd: (places: readonly Place[]) => void
  readonly onCancel: (() => void) | null
}

/** A place with its number of fields: 'Cancha 1', 'Cancha 2', after those that it has. */
function NewPlaces({ places, onAdd, onCancel }: NewPlacesProps) {
  const [location, setLocation] = useState(places.at(-1)?.location ?? '')
  const [count, setCount] = useState(places.length === 0 ? 2 : 1)
  /** Name of a single field; null: the next number. */
  const [name, setName] = useState<string | null>(null)
  const taken = new Set(places.map(placeKey))
  const names = Array.from({ length: maxFields + places.length }, (_, index) => ({
    location: location.trim(),
    field: texts.numbered(index + 1),
  }))
  const numbered = names.filter((place) => !taken.has(placeKey(place))).slice(0, count)
  const shownName = name ?? numbered[0]?.field ?? ''
  const added = count === 1 ? [{ location: location.trim(), field: shownName.trim() }] : numbered
  const isTaken = added.some((place) => taken.has(placeKey(place)))
  const values = { location, field: count === 1 ? shownName : '' }
  const { formProps, errorOf } = useCheckedForm(PlaceShape, values, {
    others: { field: isTaken ? texts.samePlace : undefined },
  })

  return (
    <Stack as="form" $gap={12} {...formProps(() => onAdd(added))}>
      <TextField
        label={texts.location}
        required
        autoComplete="off"
        value={location}
        error={errorOf('location')}
        onChange={({ target }) => setLocation(target.value)}
      />
      <Count role="group" aria-label={texts.fieldCount}>
        <span>{texts.fieldCount}</span>
        <Stepper
          less={{ label: texts.lessFields }}
          more={{ label: texts.moreFields }}
          onStep={(step) => setCount(Math.max(1, Math.min(maxFields, count + step)))}>
          <output aria-label={texts.fieldCount}>{count}</output>
        </Stepper>
      </Count>
      {count === 1 && (
        <TextField
          label={texts.field}
          autoComplete="off"
          hint={texts.fieldHint}
          value={shownName}
          error={isTaken && location.trim() !== '' ? texts.samePlace : errorOf('field')}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Row $wrap $gap={8}>
        <Button type="submit" variant={places.length === 0 ? 'primary' : 'secondary'}>
          {texts.add}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

const Count = styled.div`
  ${flexWrap('12px', 'center', 'space-between')}
  font-weight: 600;
  ${text(13)}
  output { min-width: 2ch; text-align: center; }
`
