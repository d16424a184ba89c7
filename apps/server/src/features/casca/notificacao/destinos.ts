import { finalidadeDoAviso, type Finalidade } from '@app/contract/casca/correio'
import { linksDe, tituloDe } from '@app/rules/casca/notificacao'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { type Dono, donoDe, findDestino, listQueEntregam } from '../correio/index.ts'
import { assuntoDe, Linha, linesOf } from './carta.ts'
import { enderecoDeSaida } from './sair.ts'
import { type FatoDoDono, takeFatosPorCorreio } from './store/fato.ts'

const JOB_CARTA = 'notificacao_destino_carta'

/** Where a company or a post chooses its addresses. */
const telaDe = ({ de, id }: Dono): string => `/enderecos/${de}/${id}`

const linhaDe = ({ tipo, clienteId, quantos, ultimo }: FatoDoDono): Linha => {
  const links = linksDe(tipo, ultimo.link, clienteId !== null)
  return {
    titulo: tituloDe(tipo, quantos, null),
    rotulo: ultimo.rotulo,
    link: quantos > 1 ? links.varios : links.um,
  }
}

type PorEndereco = Map<string, { destinoId: number; linhas: Linha[] }>

const addLinha = async (
  db: Executor,
  cartas: PorEndereco,
  { dono, finalidade, linha }: { dono: Dono; finalidade: Finalidade; linha: Linha },
): Promise<void> => {
  for (const { id, endereco } of await listQueEntregam(db, dono, finalidade)) {
    const chave = `${dono.de} ${dono.id} ${endereco}`
    const carta = cartas.get(chave) ?? { destinoId: id, linhas: [] }
    carta.linhas.push(linha)
    cartas.set(chave, carta)
  }
}

/** Sends what happened since the last time to the addresses that companies and posts chose: one mail for each address. */
export const mailDestinos = ({ transaction }: Services): Promise<void> =>
  transaction(async (db) => {
    const cartas: PorEndereco = new Map()
    for (const fato of await takeFatosPorCorreio(db)) {
      const [dono, finalidade] = [donoDe(fato), finalidadeDoAviso(fato.tipo)]
      if (dono && finalidade) await addLinha(db, cartas, { dono, finalidade, linha: linhaDe(fato) })
    }
    for (const carta of cartas.values()) await addJob(db, JOB_CARTA, carta)
  })

/** Sends nothing to an address that was taken away meanwhile. */
const sendCarta = async (
  { db, config, mail }: Services,
  { destinoId, linhas }: { destinoId: number; linhas: Linha[] },
): Promise<void> => {
  const destino = await findDestino(db, destinoId)
  if (!destino) return
  await mail.send({
    para: destino.endereco,
    sair: await enderecoDeSaida(db, config, { destinoId }),
    tipo: 'AVISOS',
    valores: { saudacao: greetingOf(''), titulo: assuntoDe(linhas) },
    corpo: `${linesOf(config, linhas)}\n
Para escolher o que chega a este endereço: ${screenAt(config, telaDe(destino.dono))}`,
  })
}

export const destinoJobs: Job[] = [
  { name: 'notificacao_destinos', cron: '*/5 * * * *', run: (_payload, services) => mailDestinos(services) },
  defineJob(JOB_CARTA, z.object({ destinoId: z.number().int(), linhas: z.array(Linha) }), (carta, services) =>
    sendCarta(services, carta),
  ),
]
