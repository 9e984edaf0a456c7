import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb'

/** Thrown when a transaction does not finish in time, or a bulk write not as a whole. */
export class BusyError extends Error {}

/** True for a violated unique index. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000
}

/** Error code for a transaction that does not fit into the server's cache, and the words of the same from a bulk write. */
const [tooLargeForCache, tooLarge] = [388, /transaction is too large/i]

/** True if a transaction was larger than the server's memory allows: a retry does not help. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof MongoServerError && (error.code === tooLargeForCache || tooLarge.test(error.message))

const passingLabels = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError']
const passingNames = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoExpiredSessionError',
])

/** Node's error codes for a connection that the other end has closed; the driver passes them on unchanged. */
const closedConnection = new Set(['EPIPE', 'ECONNRESET'])

/** True if the database is unreachable or overloaded: worth a 503 and a retry. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof BusyError || error instanceof MongoServerSelectionError || error instanceof MongoNetworkError)
    return true
  if (error instanceof Error && 'code' in error && closedConnection.has(String(error.code))) return true
  return (
    error instanceof MongoError &&
    (passingNames.has(error.name) || passingLabels.some((label) => error.hasErrorLabel(label)))
  )
}
