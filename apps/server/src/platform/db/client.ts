import pg from 'pg'

/** One connection of its own, for work on a whole database; closed again however the work ends. */
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
