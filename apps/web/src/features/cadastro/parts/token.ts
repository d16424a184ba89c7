/** The token of a mailed link: in the fragment, which no server's log and no referrer ever holds. */
export const tokenOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
