import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'

/** The address that a key is bound to: the host is its owner (`rpID`), the origin is where it may be used. */
export type Endereco = { host: string; origem: string }

/**
 * The address that people open: the configured one, or the call's own. A browser signs with keys of the address that it
 * shows, so a forged host finds no key.
 */
export const enderecoOf = ({ PUBLIC_URL }: Config, req: FastifyRequest): Endereco => {
  const { hostname, origin } = new URL(PUBLIC_URL ?? `${req.protocol}://${req.host}`)
  return { host: hostname, origem: origin }
}
