import { FINALIDADES, finalidadesDe } from '@app/contract/casca/correio'
import { audit } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import * as store from './store.ts'

/** Sends no more notices to a chosen address, at the wish of its mail program; bills and the like go on. */
export const endDestino = ({ now, transaction }: Services, destinoId: number): Promise<void> =>
  transaction(async (db) => {
    const destino = await store.findDestino(db, destinoId)
    if (!destino) return
    const { dono, endereco } = destino
    const row = await store.lockDono(db, dono)
    const escolhidos = await store.listDestinos(db, dono)
    const acabam = finalidadesDe(dono.de).filter(
      (finalidade) =>
        FINALIDADES[finalidade].avisos &&
        escolhidos.some((each) => each.finalidade === finalidade && each.endereco === endereco),
    )
    if (acabam.length === 0) return
    for (const finalidade of acabam)
      await store.replaceDestinos(db, row, {
        finalidade,
        enderecos: escolhidos.flatMap((each) =>
          each.finalidade === finalidade && each.endereco !== endereco ? [each.endereco] : [],
        ),
      })
    await store.bumpDono(db, row, { agora: now(), usuarioId: null })
    await audit(
      db,
      { now, usuario: null },
      {
        entidade: dono.de,
        entidadeId: dono.id,
        clienteId: dono.de === 'cliente' ? dono.id : null,
        mudancas: acabam.map((finalidade) => ({
          campo: `E-mails, ${FINALIDADES[finalidade].rotulo}`,
          de: endereco,
          para: null,
        })),
      },
    )
  })
