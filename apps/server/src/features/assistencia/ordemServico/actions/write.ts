import type { AcompanhamentoOs, EscreverPeloLink } from '@app/contract/assistencia/ordemServico'
import type { Context, Services } from '../../../../platform/context.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { withFilesDoConsumidor, writeDoConsumidor } from '../../chat/index.ts'
import { lockOs } from '../store/read.ts'
import { recordOs } from './acao.ts'
import { CONSUMIDOR } from './autor.ts'
import { tellPosto } from './avisos/tell.ts'
import { showAcompanhamento } from './consumidor/follow.ts'
import { demandLink } from './consumidor/link.ts'

type Dita = { texto: string; dispositivo?: string | undefined; files?: readonly ReceivedFile[] }

/** The consumer of an order, who has proven to be it, writes to the post; the same words in a row are said once. */
export const writeDaOs = (
  services: Services | Context,
  osId: number,
  { texto, dispositivo, files = [] }: Dita,
): Promise<void> =>
  withFilesDoConsumidor(services, files, (work) =>
    services.transaction(async (db) => {
      const os = (await lockOs(db, { tipo: 'tudo' }, osId)) ?? refuse('LINK_VENCIDO')
      const { id, postoId, consumidorId } = os
      if (consumidorId === null || os.consumidorAnonimizado) return refuse('LINK_VENCIDO')
      const agora = services.now()
      const dita = { texto, dispositivo, files }
      if (!(await writeDoConsumidor(db, { id, postoId, consumidorId }, dita, { agora, work }))) return
      await tellPosto(db, id, agora)
      // Nobody's form is out of date by what the consumer has to say.
      await recordOs({ db, services, autor: CONSUMIDOR }, os, os.versao, [])
    }),
  )

/** The same by the link. */
export const writeByLink = async (
  services: Services,
  { token, mensagem, dispositivo }: EscreverPeloLink,
  files: readonly ReceivedFile[] = [],
): Promise<AcompanhamentoOs> => {
  const { ordem_servico_id: osId } = await demandLink(services.db, services, token)
  await writeDaOs(services, osId, { texto: mensagem, dispositivo, files })
  return showAcompanhamento(services.db, services, osId)
}
