import type { Finalidade } from '@app/contract/casca/correio'
import type { Insertable } from 'kysely'
import type { DB, Executor } from '../platform/db/index.ts'

type Escolhas = {
  dono: Pick<Insertable<DB['correio_dono']>, 'cliente_id' | 'posto_id'>
  destinos: readonly (readonly [Finalidade, string])[]
}

/** The addresses that companies and posts chose. */
export const insertDestinos = async (db: Executor, escolhas: readonly Escolhas[]): Promise<void> => {
  const donos = await db
    .insertInto('correio_dono')
    .values(
      escolhas.map(({ dono: { cliente_id = null, posto_id = null } }) => ({
        cliente_id,
        posto_id,
        versao: 2,
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('correio_destino')
    .values(
      escolhas.flatMap(({ destinos }, index) =>
        destinos.map(([finalidade, endereco]) => ({ dono_id: donos[index]?.id ?? 0, finalidade, endereco })),
      ),
    )
    .execute()
}

/** Addresses from which mails came back. */
export const insertParados = (db: Executor, enderecos: readonly string[], desde: Date) =>
  db
    .insertInto('correio_endereco')
    .values(
      enderecos.map((endereco) => ({
        endereco,
        nao_entrega_em: desde,
        status: '5.1.1',
        motivo: '550 5.1.1 User unknown',
      })),
    )
    .execute()
