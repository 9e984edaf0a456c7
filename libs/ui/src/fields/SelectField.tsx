import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts, useField } from './Field'
import { controlStyles } from './field-styles'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'required' | 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[]
  /** Adds a first option with an empty value: 'Elige un rol'. */
  placeholder?: string | undefined
  /** Hides the label visually when the first option shows the purpose, as in a filter. */
  isLabelHidden?: boolean | undefined
}

/** A labelled native select, with the device's own picker. */
export function SelectField({
  label,
  required,
  hint,
  error,
  options,
  placeholder,
  isLabelHidden,
  ...rest
}: SelectFieldProps) {
  const { field, control } = useField({ id: rest.id, label, required, hint, error })
  return (
    <Field {...field} isLabelHidden={isLabelHidden}>
      <Frame>
        <Select {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: optionLabel, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {optionLabel}
            </option>
          ))}
        </Select>
        <ChevronDown size={18} aria-hidden />
      </Frame>
    </Field>
  )
}

const Frame = styled.div`
  display: grid;
  align-items: center;
  > * { grid-area: 1 / 1; }
  > svg { justify-self: end; margin-right: 12px; pointer-events: none; }
`

const Select = styled.select<{ $large?: boolean }>`
  ${controlStyles}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
`
