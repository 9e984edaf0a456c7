import { MongoClient } from 'mongodb'
import { PlainError } from '../shared/plain-error.ts'
import { readable } from '../shared/log-lines.ts'
import { runTool } from '../shared/run-tool.ts'
import { apiProgram } from './api-process.ts'

/** Fills a database with the demo tournament and its four accounts. */
export async function seedDatabase(mongodbUri: string): Promise<void> {
  const { code, output } = await runTool(process.execPath, [apiProgram('seed')], { env: { ...process.env, MONGODB_URI: mongodbUri } })
  if (code !== 0) throw new PlainError(`The demo data could not be written:\n${readable(output.trim().split('\n'))}`)
}

/** The emails of all accounts, deactivated ones too: none means a database that nobody uses yet. */
export async function accountEmails(mongodbUri: string): Promise<string[]> {
  const client = new MongoClient(mongodbUri, { serverSelectionTimeoutMS: 5000 })
  try {
    const users = await client.db(databaseName(mongodbUri)).collection<{ email: string }>('users').find({}, { projection: { email: 1 } }).toArray()
    return users.map(({ email }) => email)
  } finally {
    await client.close()
  }
}

/** The database that an address names; without one, the API's own default. */
export function databaseName(mongodbUri: string): string {
  return new URL(mongodbUri.replace(/^mongodb(\+srv)?:\/\/[^/?]+/, 'http://hosts')).pathname.slice(1) || 'torneo'
}
