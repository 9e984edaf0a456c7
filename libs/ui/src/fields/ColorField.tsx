import type { Ref } from 'react'
import styled from 'styled-components'
import { Row } from '../layout/Row'
import { readableOn } from '../theme/readable-on'
import { color, media, radius, text } from '../theme/tokens'
import { Field, type FieldTexts, useField } from './Field'
import { controlStyles } from './field-styles'

interface ColorFieldProps extends FieldTexts {
  id?: string | undefined
  /** `#RRGGBB`, or the text being typed. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/**
 * Completes typed colours such as `e50914` and `#abc` to the stored form `#RRGGBB`; returns anything else unchanged.
 */
function completed(typed: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toUpperCase()
  if (!digits) return typed
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/**
 * Colour field: the browser's palette, hex digits and a sample text, with a hint when white text would be unreadable on
 * it.
 */
export function ColorField({ id, label, required, hint, error, value, onChange, onBlur, ref }: ColorFieldProps) {
  const isComplete = isColor(value)
  const ink = readableOn(value)
  const isLight = isComplete && ink === '#000'
  const hintText = isLight ? (
    <>
      <span>Es un color claro: encima se lee el texto negro, no el blanco.</span> <span>{hint}</span>
    </>
  ) : (
    hint
  )
  const { field, control } = useField({ id, label, required, hint: hintText, error })
  return (
    <Field {...field}>
      <Row $wrap $align="normal">
        <Palette
          type="color"
          aria-label={`${label}: paleta`}
          value={isComplete ? value : '#000000'}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          onBlur={onBlur}
        />
        <Hex
          {...control}
          ref={ref}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (completed(value) !== value) onChange(completed(value))
            onBlur?.()
          }}
        />
        <Sample aria-hidden style={isComplete ? { background: value, color: ink } : undefined}>
          {isComplete && 'Así se lee'}
        </Sample>
      </Row>
    </Field>
  )
}

const Palette = styled.input`
  flex: none;
  width: 56px;
  height: 40px;
  padding: 4px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  cursor: pointer;
  ${media.belowDesktop} { height: 48px; }
`

const Hex = styled.input<{ $large?: boolean }>`
  ${controlStyles}
  flex: 0 1 auto;
  width: 8rem;
  text-transform: uppercase;
`

const Sample = styled.span`
  display: grid;
  place-items: center;
  flex: 1 1 6rem;
  min-height: 40px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  forced-color-adjust: none;
  font-weight: 600;
  ${text(13)}
`
