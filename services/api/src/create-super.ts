import { text } from 'node:stream/consumers'
import { AdminDraft } from '@torneo/contracts/users'
import { check } from '@torneo/contracts/validation'
import { readConfig } from './config'
import { connectDatabase } from './platform/database'
import { endWith } from './platform/end-with'
import { createPasswords } from './platform/passwords'
import { createServices } from './platform/services'

const usage = 'Usage: create-super <email> <name>, with the password in TORNEO_PASSWORD or on standard input'

/** The password is no argument: those can be read by everyone on the machine. */
async function givenPassword(): Promise<string> {
  return process.env.TORNEO_PASSWORD ?? (await text(process.stdin)).split('\n')[0] ?? ''
}

/** `node dist/create-super.js <email> <name>`: a super admin, for a first or a locked-out one. */
async function createSuper(): Promise<void> {
  const [email, ...names] = process.argv.slice(2)
  if (email === undefined || names.length === 0) throw new Error(usage)
  const config = readConfig(process.env)
  const draft = check(AdminDraft, { email, name: names.join(' '), password: await givenPassword(), role: 'super' })
  if (!draft.ok) throw new Error(draft.details.map(({ path, message }) => `${path}: ${message}`).join('; '))

  const database = await connectDatabase(config.mongodbUri)
  try {
    const { users, passwords } = createServices(config, database, createPasswords())
    await database.prepare()
    const { password, ...fields } = draft.value
    const created = await users.create({
      ...fields, passwordHash: await passwords.hash(password), createdBy: '', promotionId: null, active: true, prefs: {},
    }, { by: { id: '', name: 'Torneo' } })
    if (!created) throw new Error(`${fields.email} already has an account`)
    process.stdout.write(`${created.email} can sign in as super\n`)
  } finally {
    await database.close()
  }
}

createSuper().catch(endWith)
