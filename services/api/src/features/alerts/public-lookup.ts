import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Resolves public addresses only, as the connection is made: a name that leads into a private network, now or later, leads nowhere. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => lookup(hostname, { ...options, all: true }, (error, found) => {
  if (error) return callback(error, '')
  const isPublic = found.length > 0 && found.every(({ address }) => ipaddr.process(address).range() === 'unicast')
  if (!isPublic) return callback(new Error(`${hostname} is no public address`), '')
  if (options.all) return callback(null, found)
  callback(null, found[0]?.address ?? '', found[0]?.family)
})
