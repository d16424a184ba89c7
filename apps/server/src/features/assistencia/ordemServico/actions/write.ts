import type { AcompanhamentoOs, EscreverPeloLink } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { listMensagens } from '../store/acompanhamento.ts'
import { lockOs } from '../store/read.ts'
import { insertHistorico } from '../store/write.ts'
import { recordOs } from './acao.ts'
import { CONSUMIDOR } from './autor.ts'
import { tellPosto } from './avisos/tell.ts'
import { showAcompanhamento } from './consumidor/follow.ts'
import { demandLink } from './consumidor/link.ts'

/** What one order's consumer may write in 24 hours: nobody has more to say, a machine has. */
const MENSAGENS_POR_DIA = 30

/** The consumer writes to the post; the same words sent twice in a row are said once. */
export const writeByLink = (
  services: Services,
  { token, mensagem }: EscreverPeloLink,
): Promise<AcompanhamentoOs> =>
  services.transaction(async (db) => {
    const { ordem_servico_id: id } = await demandLink(db, services, token)
    const os = (await lockOs(db, { tipo: 'tudo' }, id)) ?? refuse('LINK_VENCIDO')
    const agora = services.now()
    const escritas = await listMensagens(db, id, new Date(agora.getTime() - DAY_MS))
    if (escritas[0]?.nota !== mensagem || escritas[0].por !== 'CONSUMIDOR') {
      if (escritas.filter(({ por }) => por === 'CONSUMIDOR').length >= MENSAGENS_POR_DIA)
        refuse('CONSUMIDOR_MENSAGENS_DEMAIS')
      await insertHistorico(db, {
        ordem_servico_id: id,
        criado_em: agora,
        por: 'CONSUMIDOR',
        usuario_id: null,
        acao: 'anotar',
        de: os.status,
        para: os.status,
        nota: mensagem,
        visivel: true,
        consumidor_id: os.consumidorId,
      })
      await tellPosto(db, id, agora)
      // Nobody's form is out of date by what the consumer has to say.
      await recordOs({ db, services, autor: CONSUMIDOR }, os, os.versao, [])
    }
    return showAcompanhamento(db, services, id)
  })
