import { isIP, isIPv6 } from 'node:net'

/** The owner of one IPv6 address has its whole /64: the first four of its eight groups. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').filter(Boolean).length
  return [...first, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}

/**
 * The network that failed attempts are counted against: an IPv4 address, which may be a whole office, or the /64 of an
 * IPv6 address.
 */
export const networkOf = (address: string): string => {
  // A proxy may pass on any text as an address.
  if (isIP(address) === 0) return 'desconhecido'
  return !isIPv6(address) || address.startsWith('::ffff:') ? address : prefixOf(address)
}

/** The block that shares a few places, because a sender from one address of a /24 can also use the others. */
export const blockOf = (address: string): string => {
  const network = networkOf(address)
  const [, block] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? []
  return block ?? network
}
