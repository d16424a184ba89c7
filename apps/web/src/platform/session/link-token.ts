/** The token of a sent link, from the fragment, because no server log and no referrer holds a fragment. */
export const tokenOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
