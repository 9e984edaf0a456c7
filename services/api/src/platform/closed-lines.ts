import { MongoNetworkError } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * The driver (7.8 and 7.9) waits for ever where a command meets a line that the server has ended and that is destroyed but has not said so yet: the
 * socket answers "wait for 'drain'", and then only closes. None of its timeouts counts there, so a request, or the match clock, would hang and
 * keep its place in the pool. A closed connection ends the wait here, as any other lost line does.
 */
const { writeCommand } = Connection.prototype

Connection.prototype.writeCommand = function (...args) {
  return new Promise((resolve, reject) => {
    const handleClose = () => reject(new MongoNetworkError('The line to the database was closed while a command was written'))
    this.once('close', handleClose)
    void writeCommand.apply(this, [...args]).then(resolve, reject).finally(() => this.off('close', handleClose))
  })
}
