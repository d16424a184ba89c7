import type { Config } from '../config.ts'

/** The address of a screen, for people outside the product. */
export const screenAt = ({ PUBLIC_URL, PORT }: Config, screen: string): string =>
  `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${screen}`

/**
 * The address of a screen, with the secret in the fragment, because browsers keep a fragment from servers, logs and
 * referrers.
 */
export const linkTo = (config: Config, screen: string, token: string): string =>
  `${screenAt(config, screen)}#token=${token}`
