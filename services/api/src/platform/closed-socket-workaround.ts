import { MongoNetworkError } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * The driver (7.8 and 7.9) waits for ever where a command meets a socket that the server has ended and that is destroyed but has not emitted it yet:
 * `write` asks to wait for 'drain', and then the socket only closes. None of the driver's timeouts counts there, so a request, or the match clock,
 * would hang and keep its place in the pool. A closed connection ends the wait here, as any other lost connection does.
 */
const { writeCommand } = Connection.prototype

Connection.prototype.writeCommand = function (...args) {
  return new Promise((resolve, reject) => {
    const handleClose = () => reject(new MongoNetworkError('The connection to the database was closed while a command was written'))
    this.once('close', handleClose)
    void writeCommand.apply(this, [...args]).then(resolve, reject).finally(() => this.off('close', handleClose))
  })
}
