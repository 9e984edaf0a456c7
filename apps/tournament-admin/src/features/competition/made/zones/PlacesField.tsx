import type { Zone } from '@torneo/contracts/competition/league'
import type { Slot } from '@torneo/contracts/competition/slot'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { color } from '@torneo/ui/theme/tokens'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../../parts/Stack'
import { Chip } from '../../zones/HeadsField'
import { modalTexts as texts } from '../modal-texts'
import { placeKey as keyOf } from '../places-of'

interface PlacesFieldProps {
  readonly zone: Zone & { readonly slots: readonly Slot[] }
  /** Places of the phases before. */
  readonly places: readonly Slot[]
  /** Places of the other zones. */
  readonly taken: readonly Slot[]
  readonly label: (slot: Slot) => string
  readonly error: string | undefined
  readonly onChange: (slots: Slot[]) => void
  /** Null for the only zone. */
  readonly onRemove: (() => void) | null
}

/** Places that feed a zone: a press takes one in or out. */
export function PlacesField({ zone, places, taken, label, error, onChange, onRemove }: PlacesFieldProps) {
  const id = useId()
  const own = zone.slots.map(keyOf)
  const others = new Set(taken.map(keyOf))
  // A place of another kind, such as a team, is only offered while it is in the zone.
  const offered = [
    ...zone.slots.filter((slot) => !places.some((place) => keyOf(place) === keyOf(slot))),
    ...places.filter((place) => !others.has(keyOf(place))),
  ]
  return (
    <Stack
      $gap={8}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      data-wrong={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <Row $justify="space-between" $gap={8}>
        <b id={id}>{texts.placesOf(zone.name)}</b>
        {onRemove && (
          <Button size="sm" variant="ghost" icon={<X size={16} aria-hidden />} onClick={onRemove}>
            {texts.takeZone(zone.name)}
          </Button>
        )}
      </Row>
      <Row $wrap $gap={8}>
        {offered.map((place) => {
          const key = keyOf(place)
          const isIn = own.includes(key)
          return (
            <Chip
              key={key}
              aria-pressed={isIn}
              onClick={() =>
                onChange(isIn ? zone.slots.filter((slot) => keyOf(slot) !== key) : [...zone.slots, place])
              }>
              {isIn && <Check size={18} aria-hidden />}
              {label(place)}
            </Chip>
          )
        })}
      </Row>
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Stack>
  )
}

const Wrong = styled(MutedText)`
  color: ${color.danger};
`
