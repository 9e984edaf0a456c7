import { startTestMongo } from '../mongo/test-mongo.ts'

/** One server for the whole run; the worker processes inherit its address. Each test file takes a database of its own name on it. */
export async function setup(): Promise<() => Promise<void>> {
  const mongo = await startTestMongo()
  process.env.TEST_MONGODB_URI = mongo.uri
  return () => mongo.stop()
}
