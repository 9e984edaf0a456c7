import { useCallback, useId, useSyncExternalStore, type ComponentProps, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { describedBy, Field, type FieldTexts } from './Field'
import { controlStyles } from './field-styles'
import { useMergedRef } from './use-merged-ref'

type Control = HTMLInputElement | HTMLTextAreaElement

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'ref' | 'required' | 'size'> {
  /** The most characters that are allowed; shows n/max. Longer text is not cut, the check says so. */
  counter?: number | undefined
  multiline?: boolean | undefined
  /** Lines of a multiline field, 3 without it. */
  rows?: number | undefined
  /** A small control inside the right end. */
  trailing?: ReactNode
  /** 48 px high on every width (sign-in). */
  large?: boolean | undefined
  ref?: Ref<Control> | undefined
}

/** A labelled text input, controlled or not: `{...register('title')}` of a form library fits as it is. */
export function TextField({
  label, required, hint, error, counter, multiline = false, rows = 3, trailing, large, ref, ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const { own, attach } = useMergedRef<Control>(ref)

  // Form libraries write into the element itself (register, reset), so there the element is asked, after every render too. A controlled
  // one is never listened to: a render between our listener and React's would put the old value back over what was typed.
  const isControlled = rest.value !== undefined
  const subscribe = useCallback((notify: () => void) => {
    const control = isControlled ? null : own.current
    control?.addEventListener('input', notify)
    return () => control?.removeEventListener('input', notify)
  }, [own, isControlled])
  const typed = useSyncExternalStore(subscribe, () => (isControlled ? '' : own.current?.value ?? String(rest.defaultValue ?? '')))
  const length = (isControlled ? String(rest.value) : typed).length

  const shared = {
    ...rest,
    id,
    $large: large,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error, counter })
  }
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}
      counter={counter === undefined ? undefined : { length, max: counter }}>
      {multiline
        // A text area takes every attribute we pass on; only its element type differs.
        ? <TextArea {...(shared as unknown as ComponentProps<'textarea'>)} rows={rows} ref={attach} />
        : (
          <Frame>
            <Input {...shared} $trailing={trailing !== undefined} ref={attach} />
            {trailing && <Trailing>{trailing}</Trailing>}
          </Frame>
        )}
    </Field>
  )
}

const Frame = styled.div`
  display: grid;
  align-items: center;
  > * { grid-row: 1; }
`

const Input = styled.input<{ $large?: boolean | undefined; $trailing?: boolean }>`
  ${controlStyles}
  grid-column: 1 / 3;
  ${({ $trailing }) => $trailing && 'padding-right: 7rem;'}
`

const Trailing = styled.div`
  grid-column: 2;
  justify-self: end;
  padding-right: 4px;
`

const TextArea = styled.textarea<{ $large?: boolean | undefined }>`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-height: max(40px, calc(1.4286em * ${({ rows = 3 }) => rows} + 18px));
  max-height: 60dvh;
`
