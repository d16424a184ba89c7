/** What a person typed, as a pattern for `like`: found at the beginning, its own % and _ meaning themselves. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The same, found anywhere. */
export const containing = (text: string): string => `%${beginning(text)}`
