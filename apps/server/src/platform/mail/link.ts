import type { Config } from '../config.ts'

/**
 * The address of a screen, with the secret in the fragment: browsers keep it from every server, log and referrer. Never
 * made from what a request says of its host.
 */
export const linkTo = ({ PUBLIC_URL, PORT }: Config, screen: string, token: string): string =>
  `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${screen}#token=${token}`
