/** A typed text as a pattern for `like` that matches at the beginning; its own % and _ are literal. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The same, matching anywhere. */
export const containing = (text: string): string => `%${beginning(text)}`
