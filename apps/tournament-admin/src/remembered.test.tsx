import { screen, waitFor } from '@testing-library/react'
import { sectionsOf } from '@torneo/contracts/releases/sections'
import { useCollectionSearch } from '@torneo/panel/collection/use-address-values'
import { openNewState, useOpenFromState } from '@torneo/panel/record/use-open-from-state'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { Link } from '@torneo/router'
import { renderScreen } from '@torneo/testing/render-screen'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'

/** A list with a search. */
function List() {
  const [search, setSearch] = useCollectionSearch()
  const [isNew, setNew] = useState(false)
  useOpenFromState(() => setNew(true))
  return (
    <>
      <input aria-label="Buscar" value={search} onChange={({ target }) => setSearch(target.value)} />
      {isNew && <p>Nuevo sponsor</p>}
    </>
  )
}

const Section = screensOf(sectionsOf('landing-admin'), { sponsors: List, hero: () => <p>El hero</p> })

/** The section with a sidebar's links. */
const panel = (
  <>
    <Link to="/sponsors">Sponsors</Link>
    <Link to="/hero">Hero</Link>
    <Link to="/sponsors?buscar=panadería">Panaderías</Link>
    <Link to="/sponsors" state={openNewState}>
      Otro sponsor
    </Link>
    <Section />
  </>
)

const find = () => screen.findByLabelText<HTMLInputElement>('Buscar')
const searched = async () => (await find()).value
const go = (name: string) => screen.getByRole('link', { name })

async function open(path = '/sponsors') {
  const rendered = renderScreen(panel, { path })
  const toHero = async () => {
    await rendered.user.click(go('Hero'))
    await screen.findByText('El hero')
  }
  await find()
  return { ...rendered, toHero }
}

describe('a list that one comes back to', () => {
  test('has the search that it was left with, in sight and in the address', async () => {
    const { user, address, toHero } = await open()
    await user.type(await find(), 'banco')
    await toHero()
    expect(address()).toBe('/hero')
    await user.click(go('Sponsors'))
    expect([await searched(), address()]).toEqual(['banco', '/sponsors?buscar=banco'])
  })

  test('shows everything after the search was cleared, and by its own link while it is open', async () => {
    const { user, address, toHero } = await open()
    await user.type(await find(), 'banco')
    await user.click(go('Sponsors'))
    expect([await searched(), address()]).toEqual(['', '/sponsors'])
    await toHero()
    await user.click(go('Sponsors'))
    expect([await searched(), address()]).toEqual(['', '/sponsors'])
  })

  test('is filtered as a link says that has a filter of its own', async () => {
    const { user, toHero } = await open()
    await user.type(await find(), 'banco')
    await toHero()
    await user.click(go('Panaderías'))
    expect(await searched()).toBe('panadería')
  })

  test('has by Back and Forward what each step of the history had', async () => {
    const { user, toHero } = await open()
    await toHero()
    await user.click(go('Sponsors'))
    await user.type(await find(), 'banco')
    history.back()
    await screen.findByText('El hero')
    history.back()
    expect(await searched()).toBe('')
    history.go(2)
    await waitFor(async () => expect(await searched()).toBe('banco'))
  })

  test('is not filtered where a link asks for the form of a new one', async () => {
    const { user, toHero } = await open()
    await user.type(await find(), 'banco')
    await toHero()
    await user.click(go('Otro sponsor'))
    expect(await screen.findByText('Nuevo sponsor')).toBeDefined()
    expect(await searched()).toBe('')
  })

  test('has its filters, and not what its address opened once', async () => {
    const { user, address, toHero } = await open('/sponsors?buscar=banco&historial=a1')
    await toHero()
    await user.click(go('Sponsors'))
    await find()
    expect(address()).toBe('/sponsors?buscar=banco')
  })
})
