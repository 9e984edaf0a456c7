import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField } from './DateField'

function Form() {
  const [day, setDay] = useState('')
  return (
    <>
      <DateField label="Fecha" value={day} onChange={({ target }) => setDay(target.value)} />
      <p>Día: {day}</p>
    </>
  )
}

test.each([
  ['0026-12-05', '2026-12-05'],
  ['0099-01-31', '2099-01-31'],
  ['2026-12-05', '2026-12-05'],
  ['0202-12-05', '0202-12-05'],
  ['1998-12-05', '1998-12-05'],
])('a day typed as %s is %s once the field is left', async (typed, read) => {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Fecha')
  fireEvent.change(field, { target: { value: typed } })
  expect(screen.getByText(`Día: ${typed}`)).toBeDefined()
  fireEvent.blur(field)
  expect(await screen.findByText(`Día: ${read}`)).toBeDefined()
  expect([field.value, field.min, field.max]).toEqual([read, '1900-01-01', '2100-12-31'])
})
