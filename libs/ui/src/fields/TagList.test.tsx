import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TagList } from './TagList'

function ControlledList({ start, max }: { start: string[]; max: number }) {
  const [value, setValue] = useState<string[]>(start)
  return (
    <>
      <TagList
        label="Puntos"
        itemLabel="Punto"
        newLabel="Nuevo punto"
        max={max}
        value={value}
        onChange={setValue}
        itemError={(at) => (value[at]?.trim() === '' ? 'Escribe el punto o quítalo' : undefined)}
      />
      <code data-testid="held">{JSON.stringify(value)}</code>
      <button type="button" onClick={() => setValue(start)}>
        Descartar
      </button>
    </>
  )
}

function open(start: string[] = ['Uno', 'Dos', 'Tres'], max = 100) {
  render(<ControlledList start={start} max={max} />)
  return userEvent.setup()
}

const held = () => JSON.parse(screen.getByTestId('held').textContent) as string[]
const items = () =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Punto \d/ }).map(({ value }) => value)
const item = (place: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Punto ${place}` })
const fresh = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nuevo punto' })
const button = (name: string) => screen.getByRole('button', { name })

it('adds by Enter and by the button, and the focus stays in the field', async () => {
  const user = open([])
  await user.type(fresh(), 'Uno{Enter}Dos')
  await user.click(button('Agregar'))
  expect(items()).toEqual(['Uno', 'Dos'])
  expect(fresh().value).toBe('')
  expect(document.activeElement).toBe(fresh())
  expect(held()).toEqual(['Uno', 'Dos'])
})

it('emits the typed text from the first letter, so that a save includes it, but no blanks', async () => {
  const user = open(['Uno'])
  await user.type(fresh(), ' ')
  expect(held()).toEqual(['Uno'])
  await user.type(fresh(), 'Do')
  expect(held()).toEqual(['Uno', ' Do'])
  expect(items()).toEqual(['Uno'])
  await user.clear(fresh())
  expect(held()).toEqual(['Uno'])
})

it('adds the typed text on blur', async () => {
  const user = open(['Uno'])
  await user.type(fresh(), 'Dos')
  await user.click(item(1))
  expect(items()).toEqual(['Uno', 'Dos'])
  expect(fresh().value).toBe('')
})

it('makes of pasted lines as many texts', async () => {
  const user = open(['Uno'])
  await user.click(fresh())
  await user.paste('Dos\r\n\nTres\n')
  expect(held()).toEqual(['Uno', 'Dos', 'Tres'])
  expect(fresh().value).toBe('')
})

it('is edited in place; Enter moves to the next text, then to the new one', async () => {
  const user = open(['Uno', 'Dos'])
  await user.type(item(1), '!{Enter}')
  expect(document.activeElement).toBe(item(2))
  await user.keyboard('?{Enter}')
  expect(document.activeElement).toBe(fresh())
  expect(held()).toEqual(['Uno!', 'Dos?'])
})

it('shows the error of a text below it', async () => {
  const user = open()
  await user.clear(item(2))
  expect(item(2).getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(item(2).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Escribe el punto o quítalo',
  )
})

it('moves by buttons, which keep the focus on the moved text and announce its position', async () => {
  const user = open()
  await user.click(button('Bajar punto 1'))
  expect(items()).toEqual(['Dos', 'Uno', 'Tres'])
  expect(document.activeElement).toBe(button('Bajar punto 2'))
  expect(screen.getByText('«Uno» es ahora el 2 de 3')).toBeTruthy()
  await user.keyboard('{Enter}{Enter}')
  expect(items()).toEqual(['Dos', 'Tres', 'Uno'])
  expect(document.activeElement).toBe(button('Bajar punto 3'))
  await user.click(button('Subir punto 1'))
  expect(items()).toEqual(['Dos', 'Tres', 'Uno'])
})

it('moves by its handle, also between texts that are the same; what was being typed is added', async () => {
  const user = open(['Uno', 'Dos', 'Dos'])
  await user.type(fresh(), 'Cuatro')
  button('Mover punto 1').focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}')
  expect([items(), held()]).toEqual([
    ['Dos', 'Dos', 'Uno', 'Cuatro'],
    ['Uno', 'Dos', 'Dos', 'Cuatro'],
  ])
  await user.keyboard(' ')
  expect(screen.getByText('«Uno» quedó en el lugar 3 de 4')).toBeTruthy()
  expect([held(), document.activeElement]).toEqual([['Dos', 'Dos', 'Uno', 'Cuatro'], button('Mover punto 3')])
})

it('returns to its position by Escape, and a single text cannot be moved', async () => {
  const user = open(['Uno', 'Dos'])
  button('Mover punto 2').focus()
  await user.keyboard(' {Home}{Escape}')
  expect([items(), held()]).toEqual([
    ['Uno', 'Dos'],
    ['Uno', 'Dos'],
  ])
  await user.click(button('Quitar punto 2'))
  expect(button('Mover punto 1').getAttribute('aria-disabled')).toBe('true')
})

it('removes with a way back to the same place', async () => {
  const user = open()
  await user.click(button('Quitar punto 2'))
  expect(held()).toEqual(['Uno', 'Tres'])
  expect(document.activeElement).toBe(button('Deshacer'))
  const rows = within(screen.getByRole('group', { name: 'Puntos' })).getAllByRole('listitem')
  expect(rows[1]?.textContent).toContain('Quitado: Dos')
  await user.keyboard('{Enter}')
  expect(held()).toEqual(['Uno', 'Dos', 'Tres'])
  expect(document.activeElement).toBe(item(2))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('keeps the typed text through a removal, a move and an undo', async () => {
  const user = open()
  await user.click(button('Quitar punto 1'))
  await user.type(fresh(), 'Cuatro')
  await user.click(button('Deshacer'))
  expect(held()).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro'])
})

it('shows a value that came from elsewhere, and forgets what was typed and removed', async () => {
  const user = open()
  await user.click(button('Quitar punto 3'))
  await user.type(fresh(), 'Cuatro')
  await user.click(button('Descartar'))
  expect(items()).toEqual(['Uno', 'Dos', 'Tres'])
  expect(fresh().value).toBe('')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('takes no more than its maximum', async () => {
  const user = open(['Uno'], 2)
  await user.type(fresh(), 'Dos{Enter}Tres')
  expect(held()).toEqual(['Uno', 'Dos'])
  expect(screen.getByText('Ya hay 2, el máximo.')).toBeTruthy()
  expect(document.activeElement).toBe(fresh())
})
