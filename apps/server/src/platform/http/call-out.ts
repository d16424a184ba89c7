import { type LookupAddress, lookup as resolve, type LookupOptions } from 'node:dns'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** An address of this machine or of a network behind it; other people's addresses must not lead there. */
export class InternalAddressError extends Error {}

const RESERVED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only what is assigned to networks of the internet, without what carries an IPv4 address within. */
const PUBLIC_6 = ['2000::', 3] as const
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, bits] of RESERVED_4) reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of RESERVED_6) reserved.addSubnet(net, bits, 'ipv6')
const assigned = new BlockList()
assigned.addSubnet(...PUBLIC_6, 'ipv6')

/** Whether an IP address belongs to the internet, and not to this machine or a private network. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && assigned.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** Whether the address names such a machine without asking anybody. */
export const isPlainlyInternal = ({ hostname }: URL): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? !isPublicAddress(bare) : bare === 'localhost' || bare.endsWith('.localhost')
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Resolves a name for the connection itself, so that what was checked is what is connected to. */
const lookupPublic = (hostname: string, options: LookupOptions, found: Found): void =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error(`no address for ${hostname}`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new InternalAddressError(hostname), '')
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })

/** How much of an answer is read, and how long after its status. */
export type Patience = { bytes: number; ms: number }
const BRIEF: Patience = { bytes: 16 * 1024, ms: 1_000 }

export type CallOut = {
  url: URL
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Addresses of this machine and of private networks, too. */
  internal: boolean
  patience?: Patience
}
/** The status, the kind of content, and the beginning of what was answered. */
export type Answer = { status: number; type: string | undefined; text: string }

/**
 * Calls an address that somebody else gave: only machines of the internet, by the address that was checked, without
 * following redirects, and without waiting for or reading an endless answer. Rejects without a status.
 */
export const callOut = ({
  url,
  method = 'POST',
  headers,
  body,
  timeoutMs,
  internal,
  patience = BRIEF,
}: CallOut): Promise<Answer> =>
  new Promise((answered, failed) => {
    if (!internal && isPlainlyInternal(url)) return failed(new InternalAddressError(url.hostname))
    const send = url.protocol === 'https:' ? secure : plain
    const request = send(
      url,
      {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!internal && { lookup: lookupPublic }),
      },
      (response) => {
        const parts: Buffer[] = []
        let length = 0
        const finish = () => {
          clearTimeout(late)
          response.destroy()
          const read = Buffer.concat(parts).subarray(0, patience.bytes)
          answered({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            text: read.toString('utf8'),
          })
        }
        const late = setTimeout(finish, patience.ms)
        response.on('data', (part: Buffer) => {
          parts.push(part)
          length += part.length
          if (length >= patience.bytes) finish()
        })
        response.on('end', finish)
        response.on('error', finish)
      },
    )
    request.on('error', failed)
    request.end(body)
  })
