import { text } from 'node:stream/consumers'
import { AdminDraft } from '@torneo/contracts/users'
import { check, type Shape } from '@torneo/contracts/validation'
import { z } from 'zod/mini'
import { readConfig } from './config'
import { requireCurrent } from './migrations/migrate'
import { connectDatabase } from './platform/database'
import { exitWithError } from './platform/exit-with-error'
import { createPasswords } from './platform/passwords'
import { createServices, type Services } from './services'

const usage = 'Usage: create-super <email> <name> or reset-password <email>, with the password in TORNEO_PASSWORD or on standard input'

const system = { id: '', name: 'Torneo' }

/** The password is no argument: those can be read by everyone on the machine. */
async function givenPassword(): Promise<string> {
  return process.env.TORNEO_PASSWORD ?? (await text(process.stdin)).split('\n')[0] ?? ''
}

/** What was given as the contract has it, or an error that names each wrong field. */
function checked<S extends Shape>(shape: S, given: unknown): z.output<S> {
  const result = check(shape, given)
  if (!result.ok) throw new Error(result.details.map(({ path, message }) => `${path}: ${message}`).join('; '))
  return result.value as z.output<S>
}

/** A super admin, for a first or a locked-out one. */
async function createSuper({ users, passwords }: Services, email: string, name: string): Promise<string> {
  const { password, ...fields } = checked(AdminDraft, { email, name, password: await givenPassword(), role: 'super' })
  const created = await users.create({
    ...fields, passwordHash: await passwords.hash(password), createdBy: '', promotionId: null, active: true, prefs: {},
  }, { by: system })
  if (!created) throw new Error(`${fields.email} already has an account`)
  return `${created.email} can sign in as super`
}

/** A new password for anybody, a super included, whom nobody may help from the panel (R32). Ends the sessions. */
async function resetPassword({ users, sessions, passwords, activity, database }: Services, given: string): Promise<string> {
  const { email, password } = checked(z.pick(AdminDraft, { email: true, password: true }), { email: given, password: await givenPassword() })
  const account = await users.secretOf(email)
  if (!account) throw new Error(`${email} has no account`)
  const passwordHash = await passwords.hash(password)
  const user = await database.transaction(async (transaction) => {
    const updated = await users.update(account.id, { passwordHash }, { by: system, transaction })
    await sessions.endAll(account.id, transaction)
    await activity.add({ action: 'Contraseña restablecida', subject: updated?.name ?? email, section: 'users' }, { by: system, transaction })
    return updated
  })
  return `${email} has the new password; every session was ended${user?.active ? '' : '. The account is deactivated: that stays'}`
}

/** `node dist/user.js <command> <email> ...`: accounts, from the server. */
async function run(): Promise<void> {
  const [command, email, ...names] = process.argv.slice(2)
  const name = names.join(' ')
  const work = command === 'create-super' && email && name !== '' ? (services: Services) => createSuper(services, email, name)
    : command === 'reset-password' && email && name === '' ? (services: Services) => resetPassword(services, email) : null
  if (!work) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const services = createServices(config, database, createPasswords())
    await database.prepare()
    process.stdout.write(`${await work(services)}\n`)
  } finally {
    await database.close()
  }
}

run().catch(exitWithError)
