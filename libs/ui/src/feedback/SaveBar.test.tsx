import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { EmojiPicker } from '../fields/EmojiPicker'
import { TextField } from '../fields/TextField'
import { SaveBar } from './SaveBar'

const clean = { dirty: false, missing: [], busy: false, onDiscard: () => undefined }

it('leads from each missing field to its control', async () => {
  render(
    <>
      <TextField id="subtitle" label="Subtítulo" />
      <EmojiPicker
        id="icon"
        label="Icono"
        value="🏀"
        onChange={() => undefined}
        options={[{ emoji: '🏀', name: 'Básquet' }]}
      />
      <SaveBar
        {...clean}
        dirty
        missing={[
          { label: 'Subtítulo', fieldId: 'subtitle' },
          { label: 'Icono', fieldId: 'icon' },
        ]}
      />
    </>,
  )
  expect(screen.getByText(/^Faltan 2 campos:/).textContent).toBe('Faltan 2 campos: Subtítulo, Icono')
  await userEvent.click(screen.getByRole('link', { name: 'Subtítulo' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Subtítulo'))
  await userEvent.click(screen.getByRole('link', { name: 'Icono' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Básquet' }))
})

it('counts one missing field in the singular', () => {
  render(<SaveBar {...clean} dirty missing={[{ label: 'Subtítulo', fieldId: 'subtitle' }]} />)
  expect(screen.getByText(/^Falta 1 campo:/).textContent).toBe('Falta 1 campo: Subtítulo')
})

it('announces unsaved changes; a save, which the toast announces, is only shown', () => {
  const { rerender } = render(<SaveBar {...clean} />)
  expect(screen.getByText('Sin cambios')).toBeTruthy()
  rerender(<SaveBar {...clean} dirty />)
  expect(screen.getByRole('status').textContent).toBe('Cambios sin guardar')
  rerender(<SaveBar {...clean} saved />)
  expect(screen.getByText('Cambios guardados')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('submits the form around it and discards', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const discard = vi.fn()
  render(
    <form onSubmit={send}>
      <SaveBar {...clean} dirty onDiscard={discard} shortcut="Ctrl S" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  expect(send).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(discard).toHaveBeenCalledTimes(1)
})
