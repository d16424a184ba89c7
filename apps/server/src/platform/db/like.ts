/** What a person typed, as a pattern for `like`: found anywhere, its own % and _ meaning themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
