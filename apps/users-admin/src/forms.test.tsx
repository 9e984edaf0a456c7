import { AdminDraft, UserUpdate } from '@torneo/contracts/people/users'
import { ReleaseKeyDraft, releaseEndpoints, type AppReleases } from '@torneo/contracts/releases/releases'
import { aUser } from '@torneo/testing/builders'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { expect, test, vi } from 'vitest'
import { NewKeyModal } from './features/releases/NewKeyModal'
import { PauseModal } from './features/releases/PauseModal'
import { UserForm } from './features/users/UserForm'

const onClose = vi.fn()
const app: AppReleases = {
  ...{ app: 'landing-admin', title: 'Hero, Sobre', installed: '1.0.0' },
  ...{ live: null, trial: null, off: null, earlier: null, versions: [], changes: [] },
}

const forms: readonly FormRules[] = [
  {
    form: 'UserForm',
    content: <UserForm user={null} onCreated={onClose} onStored={onClose} onClose={onClose} />,
    shape: AdminDraft,
    fields: {
      name: ['Nombre', 'Eva Ruiz'],
      email: ['Correo electrónico', 'eva@torneo.example'],
      password: ['Contraseña', 'varias palabras'],
    },
    rest: { role: 'admin_landing' },
  },
  {
    form: 'UserForm',
    content: (
      <UserForm user={aUser({ role: 'admin_landing' })} onCreated={onClose} onStored={onClose} onClose={onClose} />
    ),
    shape: UserUpdate,
    fields: { name: ['Nombre', 'Eva Ruiz'] },
  },
  {
    form: 'NewKeyModal',
    content: <NewKeyModal apps={[app]} onClose={onClose} />,
    shape: ReleaseKeyDraft,
    fields: { app: ['Parte que publica', 'landing-admin'], name: ['De quién es', 'Eva Ruiz'] },
  },
  {
    form: 'PauseModal',
    content: <PauseModal app={app} onClose={onClose} />,
    shape: releaseEndpoints.switchOff.body,
    fields: { message: ['Qué van a leer las personas', 'Volvemos a las diez'] },
  },
]

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onClose).not.toHaveBeenCalled()
})
