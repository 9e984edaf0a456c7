import { Check } from 'lucide-react'
import styled from 'styled-components'
import { color, radius } from '../theme/tokens'
import { Field, type FieldTexts, useField } from './Field'
import { RadioGroup } from './RadioGroup'

interface EmojiPickerProps extends FieldTexts {
  /** The chosen emoji; empty for none. */
  value: string
  onChange: (emoji: string) => void
  /** `name` is the Spanish word for screen readers. */
  options: readonly { emoji: string; name: string }[]
  id?: string | undefined
  onBlur?: (() => void) | undefined
}

/** Picks one of a few dozen emojis: radios in six columns, arrow keys move in both directions. */
export function EmojiPicker({ label, required, hint, error, value, onChange, options, id, onBlur }: EmojiPickerProps) {
  const { field, control } = useField({ id, label, required, hint, error })
  const labelId = `${control.id}-label`
  return (
    <Field {...field} labelId={labelId}>
      <Grid>
        <RadioGroup
          group={{ ...control, 'aria-labelledby': labelId, className: 'grid' }}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          columns={6}
          options={options.map(({ emoji, name }) => ({
            value: emoji,
            name,
            content: (
              <Emoji aria-hidden title={name}>
                {emoji}
                <Check size={12} strokeWidth={3} />
              </Emoji>
            ),
          }))}
        />
      </Grid>
    </Field>
  )
}

const Grid = styled.div`
  .grid {
    display: grid;
    /* Slightly narrower at 320 px, but always 44 px high. */
    grid-template-columns: repeat(6, minmax(0, 44px));
    gap: 4px;
    max-width: 284px;
    border-radius: ${radius.button};
  }
  .grid[aria-invalid='true'] { outline: 2px solid ${color.danger}; outline-offset: 3px; }
`

const Emoji = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  height: 44px;
  border: 1px solid transparent;
  border-radius: ${radius.button};
  background: ${color.sunken};
  font-size: 1.375rem;
  line-height: 1;
  input:hover + & { border-color: ${color.control}; }
  input:checked + & { border: 2px solid ${color.ink}; background: ${color.surface}; }
  svg { display: none; }
  input:checked + & svg {
    display: block;
    position: absolute;
    top: -5px;
    right: -5px;
    width: 16px;
    height: 16px;
    padding: 2px;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.onInk};
  }
`
