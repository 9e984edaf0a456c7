import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ColorField } from './ColorField'

const notWhite = 'Es un color claro: encima se lee el texto negro, no el blanco.'

function ControlledField({ start = '#E50914' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <ColorField label="Color" hint="El de la marca" value={value} onChange={setValue} />
}

const hex = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Color' })
const palette = () => screen.getByLabelText<HTMLInputElement>('Color: paleta')

it('keeps palette and digits alike', () => {
  render(<ControlledField />)
  expect([hex().value, palette().value.toUpperCase()]).toEqual(['#E50914', '#E50914'])
  fireEvent.change(palette(), { target: { value: '#0b6b43' } })
  expect(hex().value).toBe('#0B6B43')
})

it.each([
  ['0b6b43', '#0B6B43'],
  ['#abc', '#AABBCC'],
  [' #E50914 ', '#E50914'],
  ['rojo', 'rojo'],
])('completes %j to %j on blur', async (typed, value) => {
  render(<ControlledField />)
  await userEvent.clear(hex())
  await userEvent.type(hex(), typed)
  await userEvent.tab()
  expect(hex().value).toBe(value)
})

it('warns when white text would be unreadable on it', async () => {
  render(<ControlledField />)
  expect(screen.queryByText(notWhite)).toBeNull()
  expect(screen.getByText('El de la marca')).toBeTruthy()
  await userEvent.clear(hex())
  await userEvent.type(hex(), '#FFD200')
  expect(screen.getByText(notWhite).parentElement?.id).toBe(hex().getAttribute('aria-describedby'))
})
