import { screen, waitFor, within } from '@testing-library/react'
import { roleSummaries } from '@torneo/contracts/people/roles'
import { userEndpoints } from '@torneo/contracts/people/users'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { Link, Route, Routes } from '@torneo/router'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, expect, test } from 'vitest'
import { aLink, answerUsers } from '../../../dev/fake-users'
import { openUsers, reasonIn, rowOf } from '../../../dev/open-users'
import { lucia, marcos } from '../../../dev/some-users'
import UsersScreen from './UsersScreen'

afterEach(() => localStorage.clear())

const form = () => within(screen.getByRole('dialog', { name: 'Nuevo Admin' }))
const credentials = () => within(screen.getByRole('dialog', { name: 'Datos de acceso' }))
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label)

async function openForm(options?: Parameters<typeof openUsers>[0]) {
  const opened = openUsers(options)
  await rowOf(lucia.name)
  await opened.user.click(screen.getByRole('button', { name: 'Nuevo Admin' }))
  return opened
}

async function fill({ user }: Awaited<ReturnType<typeof openForm>>, email = 'Nueva@Torneo.local') {
  await user.type(field('Nombre'), 'Nueva Persona')
  await user.type(field('Correo electrónico'), email)
  await user.type(field('Contraseña'), 'secreta-123')
}

const submit = ({ user }: Awaited<ReturnType<typeof openForm>>) =>
  user.click(form().getByRole('button', { name: 'Crear usuario' }))

test('opens by a link that asks for it', async () => {
  const api = new FakeApi(lucia)
  answerUsers(api, [lucia])
  const { user } = renderScreen(
    <Routes>
      <Route
        path="/"
        element={
          <Link to="/users" state={openNewState}>
            Tu equipo de trabajo
          </Link>
        }
      />
      <Route path="/users" element={<UsersScreen />} />
    </Routes>,
    { as: lucia, api },
  )
  await user.click(await screen.findByRole('link', { name: 'Tu equipo de trabajo' }))
  expect(await screen.findByRole('dialog', { name: 'Nuevo Admin' })).toBeDefined()
})

test('starts blank as Admin Torneo, with the three admin roles to choose from, and says what the chosen one may do', async () => {
  const { user } = await openForm()
  expect(field('Nombre').value).toBe('')
  expect(field('Correo electrónico').type).toBe('email')
  expect(field('Contraseña').type).toBe('password')
  expect(field('Rol').value).toBe('admin_tournament')
  expect(
    within(field('Rol'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Super Admin', 'Admin Torneo', 'Admin Landing'])
  expect(form().getByText(roleSummaries.admin_tournament)).toBeDefined()
  await user.selectOptions(field('Rol'), 'Admin Landing')
  expect(form().getByText(roleSummaries.admin_landing)).toBeDefined()
})

test('shows and hides the password', async () => {
  const { user } = await openForm()
  await user.click(form().getByRole('button', { name: 'Mostrar' }))
  expect(field('Contraseña').type).toBe('text')
  await user.click(form().getByRole('button', { name: 'Ocultar' }))
  expect(field('Contraseña').type).toBe('password')
})

test('generates a password that is long enough and says so', async () => {
  const { user } = await openForm()
  await user.click(form().getByRole('button', { name: 'Generar' }))
  expect(field('Contraseña').value).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  expect(form().getByText('Contraseña generada')).toBeDefined()
  await user.type(field('Contraseña'), 'x')
  expect(form().queryByText('Contraseña generada')).toBeNull()
})

test('creates with the own id and an action key, then shows the credentials until they are dismissed', async () => {
  const opened = await openForm()
  await fill(opened)
  await opened.user.selectOptions(field('Rol'), 'Admin Landing')
  await submit(opened)

  expect(await screen.findByText('Usuario creado exitosamente')).toBeDefined()
  const [call, ...others] = opened.api.callsTo(userEndpoints.createAdmin)
  expect(others).toHaveLength(0)
  expect(call?.body).toEqual({
    name: 'Nueva Persona',
    email: 'nueva@torneo.local',
    password: 'secreta-123',
    role: 'admin_landing',
    createdBy: lucia.id,
  })
  expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)

  expect(screen.queryByRole('dialog', { name: 'Nuevo Admin' })).toBeNull()
  expect(credentials().getByText('nueva@torneo.local')).toBeDefined()
  expect(credentials().getByText('secreta-123')).toBeDefined()
  await opened.user.click(credentials().getByRole('button', { name: 'Listo' }))
  expect(screen.queryByText('secreta-123')).toBeNull()
  await rowOf('Nueva Persona')
})

test('copies the credentials, and then closes without a question', async () => {
  const opened = await openForm()
  await fill(opened)
  await submit(opened)
  await screen.findByRole('dialog', { name: 'Datos de acceso' })
  expect(
    decodeURIComponent(credentials().getByRole('link', { name: 'Enviar por correo' }).getAttribute('href') ?? ''),
  ).toMatch(/^mailto:.+Ya puedes entrar al panel del torneo:/s)
  await opened.user.click(credentials().getByRole('button', { name: 'Copiar' }))
  expect(await credentials().findByText('Datos copiados')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('Correo electrónico: nueva@torneo.local\nContraseña: secreta-123')
  await opened.user.click(credentials().getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByText('secreta-123')).toBeNull()
})

test('a stray Escape does not take uncopied credentials away', async () => {
  const opened = await openForm()
  await fill(opened)
  await submit(opened)
  await screen.findByRole('dialog', { name: 'Datos de acceso' })
  await opened.user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar sin copiar los datos de acceso?' }))
  await opened.user.click(question.getByRole('button', { name: 'Volver' }))
  expect(credentials().getByText('secreta-123')).toBeDefined()
})

test('a taken email keeps what was typed and is shown at the field', async () => {
  const opened = await openForm()
  await fill(opened, marcos.email)
  await submit(opened)
  await reasonIn('Nuevo Admin', 'Error al guardar el usuario. Verifica que el email no esté en uso.')
  expect(form().getByText('Ya existe un usuario con ese correo')).toBeDefined()
  expect(document.activeElement).toBe(field('Correo electrónico'))
  expect(field('Nombre').value).toBe('Nueva Persona')
  expect(field('Contraseña').value).toBe('secreta-123')

  await opened.user.clear(field('Correo electrónico'))
  await opened.user.type(field('Correo electrónico'), 'libre@torneo.local')
  await submit(opened)
  expect(await screen.findByText('Usuario creado exitosamente')).toBeDefined()
})

test('warns that a Super Admin is for good', async () => {
  const { user } = await openForm()
  expect(form().queryByText('Un Super Admin no se puede editar ni desactivar después.')).toBeNull()
  await user.selectOptions(field('Rol'), 'Super Admin')
  expect(form().getByText('Un Super Admin no se puede editar ni desactivar después.')).toBeDefined()
})

test('closing with something typed asks first; the password is never stored on the device', async () => {
  const opened = await openForm()
  await fill(opened)
  window.dispatchEvent(new Event('pagehide'))
  const kept = Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join()
  expect(kept).toContain('Nueva Persona')
  expect(kept).not.toContain('secreta')

  await opened.user.click(form().getByRole('button', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar lo que escribiste?' }))
  await opened.user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(field('Contraseña').value).toBe('secreta-123')
  await opened.user.click(form().getByRole('button', { name: 'Cancelar' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(Object.keys(localStorage).filter((name) => name.startsWith('torneo:draft:'))).toEqual([])
})

test('a draft from an earlier visit brings back all but the password', async () => {
  const before = await openForm()
  await fill(before)
  window.dispatchEvent(new Event('pagehide'))
  before.unmount()
  const { user } = await openForm()
  await user.click(form().getByRole('button', { name: 'Recuperar borrador' }))
  expect(field('Nombre').value).toBe('Nueva Persona')
  expect(field('Correo electrónico').value).toBe('Nueva@Torneo.local')
  expect(field('Contraseña').value).toBe('')
})

test('keeps what is typed during the save in the form of the created user, under the credentials', async () => {
  const opened = await openForm()
  const { api, user } = opened
  const answers: (() => void)[] = []
  api.respond(userEndpoints.createAdmin, async ({ body }) => {
    await new Promise<void>((resolve) => {
      answers.push(resolve)
    })
    const made = aUser({ name: body.name, email: body.email, role: body.role })
    return { userId: made.id, user: made }
  })
  await fill(opened)
  await submit(opened)
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(field('Contraseña').readOnly).toBe(true)
  await user.type(field('Nombre'), ' Nueva')
  answers[0]?.()
  await screen.findByRole('dialog', { name: 'Datos de acceso' })
  expect(credentials().getByText('secreta-123')).toBeDefined()
  await user.click(credentials().getByRole('button', { name: 'Listo' }))

  const edit = within(screen.getByRole('dialog', { name: 'Editar usuario' }))
  expect(edit.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Nueva Persona Nueva')
  expect(edit.queryByLabelText('Contraseña')).toBeNull()
  api.respond(userEndpoints.update, ({ params, body }) =>
    aUser({ id: params.id, name: body.name ?? '', email: body.email ?? '', role: 'admin_tournament', rev: 2 }),
  )
  await user.click(await edit.findByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(userEndpoints.update).map(({ body }) => body)).toEqual([
    { name: 'Nueva Persona Nueva', email: 'nueva@torneo.local' },
  ])
  expect(screen.queryByText('secreta-123')).toBeNull()
})

test('is made without a password when they are to choose it: the link is shown at once', async () => {
  const opened = await openForm()
  const { api, user } = opened
  await fill(opened)
  await user.click(form().getByRole('radio', { name: 'Darle un enlace' }))
  expect(form().queryByLabelText('Contraseña')).toBeNull()
  await submit(opened)
  const modal = within(await openedDialog('Enlace de acceso'))
  expect(await modal.findByText(new URL(aLink.path, location.origin).href)).toBeDefined()
  const [made] = api.callsTo(userEndpoints.createAdmin).map(({ body }) => body)
  expect(made).toEqual({
    name: 'Nueva Persona',
    email: 'nueva@torneo.local',
    role: 'admin_tournament',
    createdBy: lucia.id,
  })
  expect(api.callsTo(userEndpoints.createLink)).toHaveLength(1)
  await user.click(modal.getByRole('button', { name: 'Listo' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
