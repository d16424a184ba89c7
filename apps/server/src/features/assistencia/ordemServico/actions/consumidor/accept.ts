import type { AcompanhamentoOs, AceitarPeloLink } from '@app/contract/assistencia/ordemServico'
import type { Services } from '../../../../../platform/context.ts'
import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { faltaAceiteDe } from '../../store/condicoes.ts'
import { lockOs } from '../../store/read.ts'
import { insertHistorico } from '../../store/write.ts'
import { recordOs } from '../acao.ts'
import { CONSUMIDOR } from '../autor.ts'
import { keepAceite, readForConsumidor } from '../efeitos/condicoes.ts'
import { showAcompanhamento } from './follow.ts'
import { demandLink } from './link.ts'

/**
 * The consumer who is asked for them accepts the conditions of the post, exactly those that the page showed. A second
 * press changes nothing.
 */
export const acceptByLink = async (
  services: Services,
  { token, sha256 }: AceitarPeloLink,
): Promise<AcompanhamentoOs> => {
  const { ordem_servico_id: osId } = await demandLink(services.db, services, token)
  await services.transaction(async (db) => {
    const antes = (await lockOs(db, { tipo: 'tudo' }, osId)) ?? refuse('LINK_VENCIDO')
    if (antes.condicoes !== null) return
    if (!faltaAceiteDe(antes)) refuse('CONSUMIDOR_OS_SEGUIU')
    const lidas = await readForConsumidor(db, antes, services)
    if (lidas.hash.toString('hex') !== sha256) refuseField('sha256', 'CONSUMIDOR_CONDICOES_MUDARAM')
    const agora = services.now()
    const { nota, mudancas } = await keepAceite({ db, antes, agora }, lidas, null)
    await insertHistorico(db, {
      ordem_servico_id: osId,
      criado_em: agora,
      por: CONSUMIDOR.por,
      usuario_id: null,
      acao: 'anotar',
      de: antes.status,
      para: antes.status,
      nota: `${nota}, pelo link`,
      visivel: false,
    })
    // Nobody's form is out of date by an acceptance.
    await recordOs({ db, services, autor: CONSUMIDOR }, antes, antes.versao, mudancas)
  })
  return showAcompanhamento(services.db, services, osId)
}
