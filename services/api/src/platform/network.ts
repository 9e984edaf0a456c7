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

/** The network that an address lies in, too wide to tell which household it was: an IPv4 /24 or IPv6 /64. For what is stored for good. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  return ipaddr.IPv4.isValid(network) ? `${ipaddr.IPv4.networkAddressFromCIDR(`${network}/24`).toString()}/24` : network
}
