import { resolve } from 'node:path'
import { cacheFolders } from './mongod-cache.ts'
import { startMongo } from './start-mongo.ts'

// Starts the database of a folder and keeps it running until this process is killed.
const { uri, pid } = await startMongo({
  dir: process.argv[2] ?? '',
  binaries: cacheFolders(resolve('.data')),
  log: () => undefined,
})
console.log(JSON.stringify({ uri, pid }))
setInterval(() => undefined, 60_000)
