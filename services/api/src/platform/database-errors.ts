import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb'

/** A write could not be finished: a transaction in time, or a bulk as a whole. */
export class BusyError extends Error {}

/** Whether an error says "a unique value is taken". */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000
}

const passingLabels = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError']
const passingNames = new Set([
  'MongoWaitQueueTimeoutError', 'MongoNotConnectedError', 'MongoTopologyClosedError', 'MongoExpiredSessionError',
])

/** Node's codes of a connection that the other end has just closed; the driver passes them on as they are. */
const closedConnection = new Set(['EPIPE', 'ECONNRESET'])

/** Whether an error says "the database is away or overloaded": worth a 503 and another try, no fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof BusyError || error instanceof MongoServerSelectionError || error instanceof MongoNetworkError) return true
  if (error instanceof Error && 'code' in error && closedConnection.has(String(error.code))) return true
  return error instanceof MongoError && (passingNames.has(error.name) || passingLabels.some((label) => error.hasErrorLabel(label)))
}
