import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { MutedText } from '../display/MutedText'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { color, flexWrap, text, visuallyHidden } from '../theme/tokens'

/** Texts that every kind of field has. */
export interface FieldTexts {
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** Ids of hint, counter and error, for the control's `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error, counter }: { hint?: ReactNode; error?: string | undefined; counter?: number | undefined },
) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, counter !== undefined && `${id}-counter`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Props of a field's frame and of its control, linked by ids; `id` is the control's. */
export function useField({
  id,
  label,
  required,
  hint,
  error,
  counter,
}: FieldTexts & { id?: string | undefined; counter?: number | undefined }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return {
    field: { id: fieldId, label, required, hint, error },
    control: {
      id: fieldId,
      'aria-required': required || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy(fieldId, { hint, error, counter }),
    },
  }
}

interface FieldProps extends FieldTexts {
  /** Id of the control. */
  id: string
  /** Number of characters, and the maximum. */
  counter?: { length: number; max: number } | undefined
  /** Id of the element that labels a group, instead of a `<label>`. */
  labelId?: string | undefined
  /** Hides the label visually, for a control that shows its purpose itself. */
  isLabelHidden?: boolean | undefined
  children: ReactNode
}

/**
 * Frame of a field: label, control, error and hint. The star is outside of the label, so that it is not read as part of
 * it.
 */
export function Field({
  id,
  label,
  required,
  hint,
  error,
  counter,
  labelId,
  isLabelHidden = false,
  children,
}: FieldProps) {
  return (
    <Root>
      <Top $hidden={isLabelHidden}>
        <span>
          {labelId ? (
            <Label as="span" id={labelId}>
              {label}
            </Label>
          ) : (
            <Label htmlFor={id}>{label}</Label>
          )}
          {required && <Star aria-hidden> *</Star>}
        </span>
        {counter && (
          <Counter id={`${id}-counter`} $over={counter.length > counter.max}>
            <span aria-hidden>
              {counter.length}/{counter.max}
            </span>
            <VisuallyHidden>
              {counter.length} de {counter.max} caracteres
            </VisuallyHidden>
          </Counter>
        )}
      </Top>
      {children}
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {hint && (
        <MutedText $size={12} id={`${id}-hint`}>
          {hint}
        </MutedText>
      )}
    </Root>
  )
}

/** Error message below a control. */
export function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert size={14} aria-hidden />
      {children}
    </ErrorText>
  )
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`

const Top = styled.div<{ $hidden: boolean }>`
  ${flexWrap('0 12px', 'baseline', 'space-between')}
  ${text(13)}
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const Label = styled.label`
  font-weight: 600;
`

const Star = styled.span`
  color: ${color.danger};
  font-weight: 600;
`

const Counter = styled.span<{ $over: boolean }>`
  margin-left: auto;
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-weight: ${({ $over }) => ($over ? 600 : 400)};
  ${text(12)}
`

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.danger};
  font-weight: 500;
  ${text(12)}
  svg { flex: none; margin-top: 1px; }
`
