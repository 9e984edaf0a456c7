import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { EmojiPicker } from './EmojiPicker'
import { Segmented } from './Segmented'
import { Toggle } from './Toggle'

const sports = ['Fútbol', 'Básquet', 'Vóley', 'Tenis', 'Pádel', 'Bádminton', 'Hockey', 'Rugby'].map((name, index) => ({
  name,
  emoji: String.fromCodePoint(0x1f3c0 + index),
}))

function Picker({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <EmojiPicker
      label="Icono"
      required
      value={value}
      onChange={setValue}
      options={sports}
      error={value ? undefined : 'El icono es requerido'}
    />
  )
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.ariaLabel ?? radio.getAttribute('aria-label'))

it('names emojis in Spanish and moves by arrows in both directions', async () => {
  render(<Picker />)
  const group = screen.getByRole('radiogroup', { name: 'Icono' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Básquet' }))
  expect(chosen()).toEqual(['Básquet'])
  expect(group.hasAttribute('aria-invalid')).toBe(false)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toEqual(['Rugby'])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Rugby' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toEqual(['Rugby'])
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['Fútbol'])
  await userEvent.keyboard('{End}{ArrowUp}')
  expect(chosen()).toEqual(['Básquet'])
})

it('chooses a segment by click and by arrow', async () => {
  function View() {
    const [view, setView] = useState<'desktop' | 'phone'>('desktop')
    return (
      <Segmented
        label="Vista previa"
        value={view}
        onChange={setView}
        options={[
          { value: 'desktop', label: 'Escritorio' },
          { value: 'phone', label: 'Teléfono' },
        ]}
      />
    )
  }
  render(<View />)
  expect(screen.getByRole('radiogroup', { name: 'Vista previa' })).toBeTruthy()
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  expect(isOn('Escritorio')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Teléfono' }))
  expect(isOn('Teléfono')).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(isOn('Escritorio')).toBe(true)
})

it('switches by its row, and not while busy', async () => {
  const change = vi.fn()
  const { rerender } = render(
    <Toggle label="Mostrar botón" hint="Su texto se conserva." checked={false} onChange={change} />,
  )
  const control = screen.getByRole('switch', { name: 'Mostrar botón' })
  expect(control.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(screen.getByText('Su texto se conserva.'))
  expect(change.mock.calls).toEqual([[true]])
  rerender(<Toggle label="Mostrar botón" checked busy onChange={change} />)
  await userEvent.click(control)
  expect(change).toHaveBeenCalledTimes(1)
})
