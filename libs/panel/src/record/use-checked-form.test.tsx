import { fireEvent, render, screen } from '@testing-library/react'
import type { CallError } from '@torneo/client'
import { idText, requiredText } from '@torneo/contracts/fields/fields'
import { z } from '@torneo/contracts/fields/zod'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FailureNotice } from '../screen/FailureNotice'
import { useCheckedForm } from './use-checked-form'

const shape = z.strictObject({ name: requiredText('El nombre es requerido'), teamId: idText() })
const handleSend = vi.fn()
const callError = (error: Partial<CallError>) => ({ code: 409, type: 'conflict', sentence: '', ...error })

/** A form whose team is not on the screen. */
function Form({ teamId, isBusy }: { readonly teamId: string; readonly isBusy?: boolean }) {
  const [name, setName] = useState('')
  const { formProps, errorOf, failure } = useCheckedForm(shape, { name, teamId }, { failed: 'Error al guardar' })
  return (
    <form {...formProps(handleSend, isBusy)}>
      <FailureNotice reason={failure} />
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

test.each([
  ['sentence', callError({ sentence: 'El equipo está lleno' }), 'El equipo está lleno'],
  ['sentence of the form', new Error('broken'), 'Error al guardar'],
  [
    'error of a value without a field',
    callError({ type: 'validation', details: [{ path: 'teamId', message: 'Falta el equipo' }] }),
    'Falta el equipo',
  ],
])('a failure shows its %s until the next press, also one that is held back', async (_kind, error, sentence) => {
  handleSend.mockReset().mockRejectedValue(error)
  render(<Form teamId="t1" />)
  const field = screen.getByLabelText('Nombre')
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  fireEvent.change(field, { target: { value: 'Promo 98' } })
  press()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getByText(sentence)).toBeDefined()
  press()
  expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.getByText('El nombre es requerido')).toBeDefined()
})

test('an error of the service at a field is said there, with the focus, until the next press', async () => {
  const details = [{ path: 'name', message: 'Ya hay un equipo con ese nombre' }]
  handleSend.mockReset().mockRejectedValueOnce(callError({ type: 'validation', details }))
  render(<Form teamId="t1" />)
  const field = screen.getByLabelText('Nombre')
  fireEvent.change(field, { target: { value: 'Promo 98' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findAllByText('Ya hay un equipo con ese nombre')).toHaveLength(1)
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(screen.queryByText('Ya hay un equipo con ese nombre')).toBeNull()
})
