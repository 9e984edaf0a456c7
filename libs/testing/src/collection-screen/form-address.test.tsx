import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { button, expectClosed, expectFocus, field, form } from '../list-screen'
import { lux, openSponsors, roma } from './SponsorCollection'

beforeEach(() => localStorage.clear())

const edit = `Editar ${roma.name}`
const path = `/sponsors?buscar=roma&abrir=editar.${roma.id}`
const back = () => window.history.back()
const forward = () => window.history.forward()

describe('the form of a record', () => {
  test('has an address while it is open, beside the search; Back closes it, Forward opens it again', async () => {
    const { user, address } = await openSponsors(undefined, '/sponsors?buscar=roma')
    await user.click(button(edit))
    await form('Editar sponsor')
    expect(address()).toBe(path)
    back()
    await expectClosed()
    expect(address()).toBe('/sponsors?buscar=roma')
    await expectFocus(() => button(edit))
    forward()
    await form('Editar sponsor')
    expect([address(), field('Nombre').value]).toEqual([path, roma.name])
  })

  test('leaves no step of the history when its own button closes it', async () => {
    const { user, address } = await openSponsors(undefined, '/sponsors?buscar=roma')
    const before = window.history.length
    await user.click(button(edit))
    await user.click(button('Cancelar'))
    await expectClosed()
    await waitFor(() => expect(address()).toBe('/sponsors?buscar=roma'))
    await user.click(button(edit))
    await user.click(button('Cancelar'))
    await waitFor(() => expect(address()).toBe('/sponsors?buscar=roma'))
    expect(window.history.length).toBeLessThanOrEqual(before + 1)
  })

  test('opens by its address, over the list; closing it leaves the list', async () => {
    const { user, address } = await openSponsors(undefined, path)
    await form('Editar sponsor')
    expect(field('Nombre').value).toBe(roma.name)
    await user.click(button('Cancelar'))
    await expectClosed()
    expect(address()).toBe('/sponsors?buscar=roma')
    await expectFocus(() => button(edit))
  })

  test('comes back with its draft after a reload', async () => {
    const { user } = await openSponsors(undefined, '/sponsors')
    await user.click(button('Nuevo sponsor'))
    await user.type(field('Nombre'), 'Farmacia')
    window.dispatchEvent(new Event('pagehide'))
    const address = location.pathname + location.search
    cleanup()
    const again = await openSponsors(undefined, address)
    await form('Nuevo sponsor')
    await again.user.click(button('Recuperar borrador'))
    expect(field('Nombre').value).toBe('Farmacia')
  })

  test('is announced as missing for a deleted record, and the list stays with its search', async () => {
    const { address } = await openSponsors(undefined, '/sponsors?buscar=roma&abrir=editar.0123')
    expect(await screen.findByText('Ya no está en la lista. Si se eliminó, búscalo en la Papelera.')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/sponsors?buscar=roma'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button(edit)).toBeDefined()
  })
})

describe('a field in the address', () => {
  test('has the focus when its form opens, and is removed from the address', async () => {
    const { address } = await openSponsors(undefined, `${path}&campo=website`)
    await form('Editar sponsor')
    await expectFocus(() => field('Sitio web'))
    expect(address()).toBe(path)
  })

  test('opens the form of another record with its own values', async () => {
    const { user } = await openSponsors(undefined, `/sponsors?abrir=editar.${roma.id}`)
    await form('Editar sponsor')
    await user.type(field('Nombre'), ' x')
    act(() => {
      window.history.pushState(null, '', `/sponsors?abrir=editar.${lux.id}&campo=name`)
      window.history.pushState(null, '', '/sponsors')
      window.history.back()
    })
    await waitFor(() => expect(field('Nombre').value).toBe(lux.name))
    await expectFocus(() => field('Nombre'))
  })
})
