/** The token of a link that was sent: in the fragment, which no server's log and no referrer ever holds. */
export const tokenOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
