import { format } from 'oxfmt'

/** A made page as `npm run format` leaves it, so that making it again changes nothing. */
export const formatPage = async (text: string): Promise<string> => {
  const { code, errors } = await format('page.md', text)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}
