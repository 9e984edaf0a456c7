import type { RecordForm } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { media } from '@torneo/ui/theme/tokens'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { textFor } from './photo-rows'
import { photoLabels, photoTexts } from './photo-texts'
import type { PhotosValues } from './PhotoRow'

interface PhotosForAllProps {
  readonly form: Pick<RecordForm<PhotosValues>, 'fields' | 'idOf' | 'errorOf' | 'saving'>
  readonly all: number
  /** Text as last typed, possibly deferred. */
  readonly text: string
  /** True when each photo shows its own fields. */
  readonly isEach: boolean
  readonly onEach: () => void
}

/** One text and one year for all photos, enough for most users, and a button that shows each photo's own fields. */
export function PhotosForAll({
  form: { fields, idOf, errorOf, saving },
  all,
  text,
  isEach,
  onEach,
}: PhotosForAllProps) {
  return (
    <Root>
      <TextField
        {...fields.register('text')}
        id={idOf('text')}
        label={photoTexts.altForAll}
        error={errorOf('text')}
        readOnly={saving}
        autoComplete="off"
        hint={photoTexts.altForAllHint(textFor(text || photoTexts.example, 0, all))}
      />
      <NumberField
        {...fields.register('year')}
        id={idOf('year')}
        label={photoLabels.year}
        error={errorOf('year')}
        readOnly={saving}
        hint={photoTexts.yearForAllHint}
      />
      {!isEach && (
        <Each size="sm" icon={<ChevronDown size={16} aria-hidden />} onClick={onEach}>
          {photoTexts.describeEach}
        </Each>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px;
  gap: 12px;
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const Each = styled(Button)`
  justify-self: start;
`
