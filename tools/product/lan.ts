import { networkInterfaces } from 'node:os'

/** The addresses of this machine on its local networks, IPv4: what a phone on the same network can open. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces()).flat()
    .flatMap((entry) => (entry && entry.family === 'IPv4' && !entry.internal ? [entry.address] : []))
}
