import { verify } from '@node-rs/argon2'
import { type Collection, MongoClient } from 'mongodb'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'
import { apiProgram } from './api-process.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/** Moment that tests, pictures and measurements place the demo around, so that they meet the same dates on every day. */
export const fixedDemoAt = '2025-11-09T09:55'

interface SeedOptions {
  /** Another build of the API. */
  readonly distDir?: string
  /** Moment that the demo is placed around, by the tournament's clock; by default now. */
  readonly demoAt?: string
}

/** Writes the demo tournament and its four accounts. */
export async function seedDatabase(mongodbUri: string, { distDir, demoAt }: SeedOptions = {}): Promise<void> {
  const { code, output } = await runTool(process.execPath, [apiProgram('seed', distDir)], {
    env: { ...process.env, MONGODB_URI: mongodbUri, ...(demoAt && { DEMO_AT: demoAt }) },
  })
  if (code !== 0) throw new PlainError(`The demo data could not be written:\n${readable(output.trim().split('\n'))}`)
}

/** True when the database is unused: it has no account, not even a deactivated one. */
export function hasNoAccounts(mongodbUri: string): Promise<boolean> {
  return withUsers(mongodbUri, async (users) => (await users.findOne()) === null)
}

/** Emails of the active demo accounts that still have the public password. */
export function openDemoAccounts(mongodbUri: string): Promise<string[]> {
  return withUsers(mongodbUri, async (users) => {
    const demo = await users.find({ email: { $in: Object.values(demoAccounts) }, active: true }).toArray()
    const open = await Promise.all(demo.map(({ passwordHash }) => verify(passwordHash, demoPassword)))
    return demo.filter((_, index) => open[index]).map(({ email }) => email)
  })
}

interface Account {
  readonly email: string
  readonly active: boolean
  readonly passwordHash: string
}

async function withUsers<T>(mongodbUri: string, work: (users: Collection<Account>) => Promise<T>): Promise<T> {
  const client = new MongoClient(mongodbUri, { serverSelectionTimeoutMS: 5000 })
  try {
    return await work(client.db(databaseName(mongodbUri)).collection('users'))
  } finally {
    await client.close()
  }
}

/** Database name of a URI; the API's default without one. */
function databaseName(mongodbUri: string): string {
  return new URL(mongodbUri.replace(/^mongodb(\+srv)?:\/\/[^/?]+/, 'http://hosts')).pathname.slice(1) || 'torneo'
}
