import { text } from 'node:stream/consumers'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { AdminDraft, type User } from '@torneo/contracts/people/users'
import type { AuditKind } from '@torneo/contracts/records/audit'
import { ReleaseKeyDraft } from '@torneo/contracts/releases/releases'
import { z } from 'zod/mini'
import type { Transaction } from './platform/database/database'
import type { Services } from './services'

const system = { id: '', name: 'Torneo' }
/** Author and origin of these changes in the audit log; the machine's user is the detail. */
const onServer = { by: system, from: 'console' }
const detail = process.env.SUDO_USER ?? process.env.USER ?? ''

/** Reads the password from the environment or stdin: everyone on the machine can see a process's arguments. */
async function givenPassword(): Promise<string> {
  return process.env.TORNEO_PASSWORD ?? (await text(process.stdin)).split('\n')[0] ?? ''
}

/** Parses input by the contract; throws an error that names each wrong field. */
function checked<S extends Shape>(shape: S, given: unknown): z.output<S> {
  const result = check(shape, given)
  if (!result.ok) throw new Error(result.details.map(({ path, message }) => `${path}: ${message}`).join('; '))
  return result.value as z.output<S>
}

interface Outcome {
  readonly kind: AuditKind
  /** Text in the recent activity. */
  readonly action: string
  /** True if the account's role, password or state changes: the link for its password ends then too. */
  readonly isAccountChanged?: boolean
}

/** Changes the account with this email, ends what it opened and records the change. */
async function changeAccount(
  services: Services,
  given: string,
  { kind, action, isAccountChanged = false }: Outcome,
  change: (account: User, transaction: Transaction) => Promise<User | null>,
): Promise<User> {
  const { users, access, activity, database } = services
  const { email } = checked(z.pick(AdminDraft, { email: true }), { email: given })
  const found = await users.secretOf(email)
  if (!found) throw new Error(`${email} has no account`)
  return database.transaction(async (transaction) => {
    const before = await users.find(found.id, transaction)
    const user = before && (await change(before, transaction))
    if (!user) throw new Error(`${email} has no account that can be read`)
    await (isAccountChanged ? access.end : access.endSessions)(user.id, transaction)
    await activity.add(
      { action, subject: user.name, section: 'users', audit: { kind, collection: 'users', id: user.id, detail } },
      { ...onServer, transaction },
    )
    return user
  })
}

/** Warns when no active super admin is left, because the panel cannot create one then. */
async function warnOfNoSuper({ users }: Services): Promise<string> {
  const supers = (await users.list({ active: true, role: 'super' })).length
  return supers === 0 ? '. There is no active super admin left: create-super or promote makes one' : ''
}

/** Creates a super admin: the first one, or one for a locked-out school. */
async function createSuper({ users, passwords, audit }: Services, email: string, name: string): Promise<string> {
  const { password, ...fields } = checked(AdminDraft, { email, name, password: await givenPassword(), role: 'super' })
  const created = await users.create(
    {
      ...fields,
      passwordHash: await passwords.hash(password),
      createdBy: '',
      promotionId: null,
      active: true,
      prefs: {},
    },
    { by: system },
  )
  if (!created) throw new Error(`${fields.email} already has an account`)
  await audit.add(
    {
      kind: 'account-created',
      subject: { collection: 'users', id: created.id, title: created.name },
      detail: `super ${detail}`.trim(),
    },
    onServer,
  )
  return `${created.email} can sign in as super`
}

/** Resets any account's password, even a super admin's, which the panel does not allow (R32). */
async function resetPassword(services: Services, given: string): Promise<string> {
  const { users, passwords } = services
  const { email, password } = checked(z.pick(AdminDraft, { email: true, password: true }), {
    email: given,
    password: await givenPassword(),
  })
  const passwordHash = await passwords.hash(password)
  const user = await changeAccount(
    services,
    email,
    { kind: 'password-changed', action: 'Contraseña restablecida', isAccountChanged: true },
    (account, transaction) => users.update(account.id, { passwordHash }, { by: system, transaction }),
  )
  return `${email} has the new password; every session was ended${user.active ? '' : '. The account is deactivated: that stays'}`
}

/** Removes the second factor of a user who lost app, passkeys and recovery codes. */
async function resetSecondFactor(services: Services, email: string): Promise<string> {
  const { users, secondFactors } = services
  const user = await changeAccount(
    services,
    email,
    { kind: 'second-factor-changed', action: 'Verificación en dos pasos quitada' },
    async (account, transaction) => {
      await secondFactors.removeAll(account.id, transaction)
      return users.update(account.id, { secondFactor: false }, { by: system, transaction })
    },
  )
  return `${user.email} signs in without a second factor; every session was ended`
}

async function endSessions(services: Services, email: string): Promise<string> {
  const user = await changeAccount(
    services,
    email,
    { kind: 'sessions-ended', action: 'Sesiones cerradas' },
    (account) => Promise.resolve(account),
  )
  return `every session of ${user.email} was ended`
}

async function deactivate(services: Services, email: string): Promise<string> {
  const user = await changeAccount(
    services,
    email,
    { kind: 'account-deactivated', action: 'Usuario desactivado', isAccountChanged: true },
    (account, transaction) =>
      services.users.update(account.id, { active: false, promotionId: null }, { by: system, transaction }),
  )
  return `${user.email} is deactivated; every session was ended${await warnOfNoSuper(services)}`
}

async function promote(services: Services, email: string): Promise<string> {
  const user = await changeAccount(
    services,
    email,
    { kind: 'role-changed', action: 'Usuario nombrado Super Admin', isAccountChanged: true },
    (account, transaction) =>
      services.users.update(
        account.id,
        { role: 'super', active: true, promotionId: null },
        { by: system, transaction },
      ),
  )
  return `${user.email} is a super admin and active; every session was ended`
}

async function list({ users }: Services): Promise<string> {
  const accounts = [...(await users.list({ active: true })), ...(await users.list({ active: false }))]
  const rows = accounts.map(
    ({ email, role, active, name, secondFactor }) =>
      `${email.padEnd(36)} ${role.padEnd(17)} ${active ? 'active     ' : 'deactivated'} ${name}${secondFactor ? ' (second factor)' : ''}`,
  )
  return [...rows, `${accounts.length} accounts`].join('\n')
}

/** Creates a release key of an app, and prints its secret, which is stored nowhere. */
async function createReleaseKey(services: Services, app: string, name: string): Promise<string> {
  const draft = checked(ReleaseKeyDraft, { app, name })
  const { database, releaseKeys, activity } = services
  const { secret } = await database.transaction(async (transaction) => {
    const made = await releaseKeys.create(draft, { by: system, transaction })
    const audit = { kind: 'release-key-created', collection: 'release_keys', id: made.key.id, detail } as const
    const row = { action: 'Llave de publicación creada', subject: `${app}: ${name}`, section: 'users', audit } as const
    await activity.add(row, { ...onServer, transaction })
    return made
  })
  return `${secret} is the key for releases of ${app}; it is not shown again`
}

/** Commands that manage accounts from the server, by name. */
export const accountCommands: Readonly<
  Record<string, (services: Services, subject: string, name: string) => Promise<string>>
> = {
  list,
  'create-super': createSuper,
  promote,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
  'end-sessions': endSessions,
  deactivate,
  'create-release-key': createReleaseKey,
}
