import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that one customer is given whole: who has one address of them has 2^64. */
const customerBits = 64

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`).toString()}/${customerBits}`
}
