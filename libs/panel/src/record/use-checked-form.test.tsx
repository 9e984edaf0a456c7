import { fireEvent, render, screen } from '@testing-library/react'
import { idText, requiredText } from '@torneo/contracts/fields/fields'
import { z } from '@torneo/contracts/fields/zod'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCheckedForm } from './use-checked-form'

const shape = z.strictObject({ name: requiredText('El nombre es requerido'), teamId: idText() })
const handleSend = vi.fn()

/** A form whose team is not on the screen. */
function Form({ teamId, isBusy }: { readonly teamId: string; readonly isBusy?: boolean }) {
  const [name, setName] = useState('')
  const { formProps, errorOf } = useCheckedForm(shape, { name, teamId })
  return (
    <form {...formProps(handleSend, isBusy)}>
      <TextField label="Nombre" value={name} error={errorOf('name')} onChange={({ target }) => setName(target.value)} />
      <button type="submit">Guardar</button>
    </form>
  )
}

test('a wrong field holds the form back, with its sentence and the focus, until it is right', () => {
  render(<Form teamId="t1" />)
  const field = screen.getByLabelText('Nombre')
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  press()
  expect(screen.getByText('El nombre es requerido')).toBeDefined()
  expect([handleSend.mock.calls, document.activeElement]).toEqual([[], field])
  fireEvent.change(field, { target: { value: ' Promo  98 ' } })
  expect(screen.queryByText('El nombre es requerido')).toBeNull()
  press()
  expect(handleSend.mock.calls).toEqual([[{ name: 'Promo 98', teamId: 't1' }]])
})

test('an error that no field shows does not hold it back: the service says it', () => {
  handleSend.mockClear()
  render(<Form teamId="" />)
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Promo 98' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(handleSend.mock.calls).toEqual([[{ name: 'Promo 98', teamId: '' }]])
})

test('a form whose call is under way sends nothing', () => {
  handleSend.mockClear()
  render(<Form teamId="t1" isBusy />)
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Promo 98' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(handleSend).not.toHaveBeenCalled()
})
