import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Resolves only public addresses, when connecting: a host name that points into a private network, now or later, is
 * rejected.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const isPublic = found.length > 0 && found.every(({ address }) => ipaddr.process(address).range() === 'unicast')
    if (!isPublic) return callback(new Error(`${hostname} is no public address`), '')
    if (options.all) return callback(null, found)
    callback(null, found[0]?.address ?? '', found[0]?.family)
  })
