import { screen, waitFor } from '@testing-library/react'
import { CollectionScreen, type CollectionTexts } from '@torneo/panel/collection/CollectionScreen'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { openRecordState } from '@torneo/panel/record/use-requested-record'
import { Link, Route, Routes } from '@torneo/router'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'

const texts: CollectionTexts = {
  new: 'Nuevo sponsor',
  search: 'Buscar',
  count: (shown) => `${shown} sponsors`,
  loading: 'Cargando',
  listFailed: 'No pudimos',
  none: 'No hay',
  noneWhy: '',
}
const items = [{ id: 's1' }]

function Sponsors() {
  const open = useOpenRecord('sponsors', items)
  return (
    <>
      <CollectionScreen
        name="sponsors"
        texts={texts}
        query={{ data: { items }, isFetching: false, refetch: () => undefined }}
        searchIn={() => []}
        icon={null}
        onNew={open.add}>
        {() => null}
      </CollectionScreen>
      {open.isOpen && (
        <form aria-label={open.record?.id ?? 'Nuevo sponsor'}>
          <button type="button" onClick={open.close}>
            Cancelar
          </button>
        </form>
      )}
    </>
  )
}

const renderScreens = () =>
  renderScreen(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Link to="/sponsors?buscar=oro" state={openNewState}>
              Agregar sponsor
            </Link>
            <Link to="/sponsors">Sponsors</Link>
            <Link to="/sponsors" state={openRecordState('s1')}>
              Panadería Rossi
            </Link>
            <Link to="/sponsors" state={openRecordState('gone')}>
              El que ya no está
            </Link>
          </>
        }
      />
      <Route path="/sponsors" element={<Sponsors />} />
    </Routes>,
  )

test('a link of a shell that knows no addresses of forms opens the form of a new one, which then has one', async () => {
  const { user, address, unmount } = renderScreens()
  await user.click(await screen.findByRole('link', { name: 'Agregar sponsor' }))
  expect(await screen.findByRole('form', { name: 'Nuevo sponsor' })).toBeDefined()
  expect(address()).toBe('/sponsors?buscar=oro&abrir=nuevo')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nuevo sponsor' })))
  expect(screen.queryByRole('form')).toBeNull()
  unmount()
})

test('any other link does not', async () => {
  const { user } = renderScreens()
  await user.click(await screen.findByRole('link', { name: 'Sponsors' }))
  expect(await screen.findByText('1 sponsors')).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a link to a record opens its form, once; to a deleted one it shows the list', async () => {
  const { user, unmount } = renderScreens()
  await user.click(await screen.findByRole('link', { name: 'Panadería Rossi' }))
  expect(await screen.findByRole('form', { name: 's1' })).toBeDefined()
  expect([location.search, (history.state as { usr: unknown }).usr]).toEqual(['?abrir=editar.s1', null])
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  unmount()
  window.history.replaceState(null, '', '/')
  const gone = renderScreens()
  await gone.user.click(await screen.findByRole('link', { name: 'El que ya no está' }))
  expect(await screen.findByText('1 sponsors')).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
})
