import {
  useCallback,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts, useField } from './Field'
import { controlStyles } from './field-styles'

type Control = HTMLInputElement | HTMLTextAreaElement

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'ref' | 'required' | 'size'> {
  /** Maximum number of characters, shown as n/max. Longer text is not cut; the validation rejects it. */
  counter?: number | undefined
  multiline?: boolean | undefined
  /** Lines of a multiline field, 3 by default. */
  rows?: number | undefined
  /** A small control inside the right end. */
  trailing?: ReactNode
  /** 48 px high at every width (sign-in). */
  large?: boolean | undefined
  /** Hides the label visually when the placeholder shows the purpose, as in one of many rows. */
  isLabelHidden?: boolean | undefined
  ref?: Ref<Control> | undefined
}

/** A labelled text input, controlled or not: accepts `{...register('title')}` of a form library. */
export function TextField({
  label,
  required,
  hint,
  error,
  counter,
  multiline = false,
  rows = 3,
  trailing,
  large,
  isLabelHidden,
  ref,
  ...rest
}: TextFieldProps) {
  const { field, control } = useField({ id: rest.id, label, required, hint, error, counter })
  const own = useRef<Control>(null)
  useImperativeHandle(ref, () => own.current as Control, [])

  // Form libraries write to the element itself (register, reset), so the uncontrolled value is read from it after every
  // render. A controlled one has no listener: a render between this listener and React's would restore the previous
  // text.
  const isControlled = rest.value !== undefined
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = isControlled ? null : own.current
      element?.addEventListener('input', notify)
      return () => element?.removeEventListener('input', notify)
    },
    [isControlled],
  )
  const typed = useSyncExternalStore(subscribe, () =>
    isControlled ? '' : (own.current?.value ?? String(rest.defaultValue ?? '')),
  )
  const length = (isControlled ? String(rest.value) : typed).length

  const shared = { ...rest, ...control, $large: large }
  return (
    <Field
      {...field}
      isLabelHidden={isLabelHidden}
      counter={counter === undefined ? undefined : { length, max: counter }}>
      {multiline ? (
        // A textarea accepts every attribute passed on; only its element type differs.
        <TextArea
          {...(shared as unknown as ComponentProps<'textarea'>)}
          rows={rows}
          ref={own as RefObject<HTMLTextAreaElement>}
        />
      ) : (
        <Frame>
          <Input {...shared} $trailing={trailing !== undefined} ref={own as RefObject<HTMLInputElement>} />
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
  --rows-height: calc(1.4286em * ${({ rows = 3 }) => rows} + 18px);
  max-height: 60dvh;
`
