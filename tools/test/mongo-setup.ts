import { startTestMongo } from '../mongo/test-mongo.ts'

/**
 * Starts one server for the whole run; worker processes inherit its URI, and each test file creates its own database on
 * it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const mongo = await startTestMongo()
  process.env.TEST_MONGODB_URI = mongo.uri
  return () => mongo.stop()
}
