import { exitWithError } from '@torneo/serving/exit-with-error'
import { readConfig } from './config'
import { writeDemo } from './demo/write-demo'
import { requireCurrent } from './migrations/migrate'
import { createPasswords } from './platform/crypto/passwords'
import { connectDatabase } from './platform/database/database'
import { createServices } from './services'

/** `node dist/seed.js` writes the demo tournament into an empty database; any other stays unchanged. */
async function seed(): Promise<void> {
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const services = createServices(config, database, createPasswords())
    const written = config.seed === 'demo' && (await writeDemo(services))
    process.stdout.write(written ? 'The demo tournament was written\n' : 'Nothing was written\n')
  } finally {
    await database.close()
  }
}

seed().catch(exitWithError)
