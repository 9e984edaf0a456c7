import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { DateField } from './DateField'
import { NumberField } from './NumberField'
import { PasswordField } from './PasswordField'
import { SelectField } from './SelectField'
import { TextField } from './TextField'
import { TimeField } from './TimeField'

const describedText = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

it('ties label, hint and error to the control', () => {
  render(<TextField label="Subtítulo" required hint="Bajo el título" error="El subtítulo es requerido" />)
  const field = screen.getByRole('textbox', { name: 'Subtítulo' })
  expect(field.getAttribute('aria-required')).toBe('true')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describedText(field)).toBe('El subtítulo es requerido | Bajo el título')
})

it('is not called invalid without an error', () => {
  render(<TextField label="Link" error={undefined} />)
  const field = screen.getByLabelText('Link')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

it('counts the typed characters, past the limit too', async () => {
  render(<TextField label="Título" counter={5} defaultValue="Hola" />)
  expect(screen.getByText('4/5')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Título'), ' a todos')
  expect(screen.getByText('12/5')).toBeTruthy()
})

it('counts what a form library writes into the element', () => {
  const write = (value: string) => (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (element) element.value = value
  }
  const { rerender } = render(<TextField label="Título" counter={200} ref={write('Torneo')} />)
  expect(screen.getByText('6/200')).toBeTruthy()
  rerender(<TextField label="Título" counter={200} ref={write('Torneo 2025')} />)
  expect(screen.getByText('11/200')).toBeTruthy()
})

it('gives the text area to the ref of a multiline field', async () => {
  function Form() {
    const field = useRef<HTMLTextAreaElement>(null)
    return (
      <>
        <TextField label="Descripción" multiline rows={4} ref={field} />
        <button onClick={() => field.current?.focus()}>Ir</button>
      </>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'Ir' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Descripción'))
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

it('shows and hides a password, keeping it', async () => {
  render(<PasswordField label="Contraseña" defaultValue="torneo2025" />)
  const field = screen.getByLabelText<HTMLInputElement>('Contraseña')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(field.type).toBe('text')
  expect(field.value).toBe('torneo2025')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(field.type).toBe('password')
})

it('asks the phone for digits', () => {
  render(<NumberField label="Orden" />)
  expect(screen.getByLabelText<HTMLInputElement>('Orden').inputMode).toBe('numeric')
})

it('offers the options of a select after its placeholder', async () => {
  render(
    <SelectField
      label="Rol"
      placeholder="Elige un rol"
      error="El rol es requerido"
      options={[
        { value: 'admin_landing', label: 'Admin Landing' },
        { value: 'super_admin', label: 'Super Admin', disabled: true },
      ]}
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rol' })
  expect(select.value).toBe('')
  expect(describedText(select)).toBe('El rol es requerido')
  await userEvent.selectOptions(select, 'Admin Landing')
  expect(select.value).toBe('admin_landing')
})

it.each([
  [
    'date',
    <DateField key="date" label="Cuándo" required error="La fecha es requerida" defaultValue="2025-11-15" />,
    '2025-11-15',
    'La fecha es requerida',
  ],
  [
    'time',
    <TimeField key="time" label="Cuándo" required error="La hora es requerida" defaultValue="14:30" />,
    '14:30',
    'La hora es requerida',
  ],
])("a %s is the browser's own control, tied to its label and error", (type, element, value, error) => {
  render(element)
  const field = screen.getByLabelText<HTMLInputElement>('Cuándo')
  expect([field.type, field.value]).toEqual([type, value])
  expect(describedText(field)).toBe(error)
})
