import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { nextRadio } from './radio-keys'

interface RadioGroupProps<T extends string> {
  /** Attributes of the group: its name and, in a field, its error. */
  group: {
    id?: string
    'aria-label'?: string
    'aria-labelledby'?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | undefined
    'aria-required'?: boolean | undefined
    className?: string | undefined
  }
  value: string
  onChange: (value: T) => void
  options: readonly { value: T; name?: string | undefined; content: ReactNode }[]
  /** Columns of the grid; a single row by default. */
  columns?: number | undefined
  onBlur?: (() => void) | undefined
}

/** Native radios below custom content: one Tab stop, arrow keys choose. The content is the label unless `name` is set. */
export function RadioGroup<T extends string>({
  group,
  value,
  onChange,
  options,
  columns = options.length,
  onBlur,
}: RadioGroupProps<T>) {
  const name = useId()

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
    const index = radios.findIndex((radio) => radio === event.target)
    const next = nextRadio(event.key, index, radios.length, columns)
    const option = next === null ? undefined : options[next]
    // Prevents native arrow keys, which would move through the grid one by one, and scrolling by the other keys.
    if (next !== null || event.key.startsWith('Arrow')) event.preventDefault()
    if (next === null || !option) return
    radios[next]?.focus()
    onChange(option.value)
  }

  return (
    <div {...group} role="radiogroup" onKeyDown={handleKey} onBlur={onBlur}>
      {options.map((option) => (
        <Choice key={option.value}>
          <Radio
            name={name}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.content}
        </Choice>
      ))}
    </div>
  )
}

const Choice = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  > * { grid-area: 1 / 1; }
`

// Covers the content, so that it receives presses and touch exploration finds it.
const Radio = styled.input.attrs({ type: 'radio' })`
  z-index: 1;
  appearance: none;
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: 8px;
  cursor: pointer;
`
