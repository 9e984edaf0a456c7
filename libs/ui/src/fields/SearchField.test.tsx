import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchField } from './SearchField'

function Search() {
  const [search, setSearch] = useState('')
  return <SearchField label="Buscar sponsors" value={search} onChange={setSearch} />
}

it('is cleared by one press, and keeps the focus', async () => {
  render(<Search />)
  const field = screen.getByRole('searchbox', { name: 'Buscar sponsors' })
  expect(screen.queryByRole('button')).toBeNull()

  await userEvent.type(field, 'arroyo')
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar la búsqueda' }))

  expect((field as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()
})
