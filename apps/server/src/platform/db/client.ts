import pg from 'pg'

/** A separate connection, for work on a whole database; it is closed however the work ends. */
export const withClient = async <T>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
