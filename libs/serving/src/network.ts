import ipaddr from 'ipaddr.js'

/** Bits of the IPv6 prefix that one customer is assigned, with 2^64 addresses. */
const customerBits = 64

/** Returns the network that counts as one client: an IPv4 address, or an IPv6 address's /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`).toString()}/${customerBits}`
}

/** Returns an address's network, an IPv4 /24 or IPv6 /64, too wide to identify a household: for permanent records. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  return ipaddr.IPv4.isValid(network) ? `${ipaddr.IPv4.networkAddressFromCIDR(`${network}/24`).toString()}/24` : network
}
