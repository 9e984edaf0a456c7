import { MongoNetworkError } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * Works around a hang in the driver (7.8 and 7.9): a command that meets a socket which the server has ended and which
 * is destroyed, but has not emitted 'close' yet, waits for a 'drain' that never comes. None of the driver's timeouts
 * applies there, so a request, or the match clock, would hang and occupy its place in the pool. The connection's
 * 'close' ends the wait here, as for any other lost connection.
 */
const { writeCommand } = Connection.prototype

Connection.prototype.writeCommand = function (...args) {
  return new Promise((resolve, reject) => {
    const handleClose = () =>
      reject(new MongoNetworkError('The connection to the database was closed while a command was written'))
    this.once('close', handleClose)
    void writeCommand
      .apply(this, [...args])
      .then(resolve, reject)
      .finally(() => this.off('close', handleClose))
  })
}
