/** The library is loaded when a key is first used, so that an idle process does without it. */
export const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what devices have (COSE); newer ones are experimental in the runtime. */
export const ALGORITMOS = [-8, -7, -257]
