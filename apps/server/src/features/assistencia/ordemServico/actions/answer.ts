import type {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import type { Services } from '../../../../platform/context.ts'
import { moveOsAs } from './acao.ts'
import { showAcompanhamento } from './follow.ts'
import { CONSUMIDOR } from './autor.ts'
import { demandLink } from './link.ts'

/** Where an answer came from. */
export type Origem = { endereco: string; navegador: string | undefined }

const NAVEGADOR_MAXIMO = 300

/** Who else had the link: the post once it was shown there; the way in of an account is nobody else's. */
const quemTinha = (link: {
  criador: string | null
  mostrado_em: Date | null
}): 'posto' | 'consumidor' | 'sistema' => {
  if (link.mostrado_em !== null) return 'posto'
  return link.criador === 'consumidor' ? 'consumidor' : 'sistema'
}

/** The link opens one order, in the acts below; the table of acts says when. */
const answer = async (
  services: Services,
  token: string,
  origem: (Origem & { sha256: string }) | undefined,
  act: (autor: typeof CONSUMIDOR, osId: number) => Promise<unknown>,
): Promise<AcompanhamentoOs> => {
  const link = await demandLink(services.db, services, token)
  const autor = origem
    ? {
        ...CONSUMIDOR,
        link: {
          id: link.id,
          endereco: origem.endereco,
          navegador: origem.navegador?.slice(0, NAVEGADOR_MAXIMO) ?? null,
          sha256: origem.sha256,
          de: quemTinha(link),
          enviado: link.enviado_em !== null,
        },
      }
    : CONSUMIDOR
  await act(autor, link.ordem_servico_id)
  return showAcompanhamento(services.db, services, link.ordem_servico_id)
}

/** The consumer approves, all of it or without what is optional. */
export const approveByLink = (
  services: Services,
  { token, sha256, nome, documento, assinatura, recusadas }: AprovarPeloLink,
  origem: Origem,
) =>
  answer(services, token, { ...origem, sha256 }, (autor, id) =>
    moveOsAs(services, autor, id, 'aprovarOrcamento', { nome, documento, assinatura, recusadas }),
  )

export const rejectByLink = (
  services: Services,
  { token, sha256, nome, motivo }: ReprovarPeloLink,
  origem: Origem,
) =>
  answer(services, token, { ...origem, sha256 }, (autor, id) =>
    moveOsAs(services, autor, id, 'reprovarOrcamento', { nome, motivo }),
  )

export const chooseByLink = (services: Services, { token, modelo }: EscolherPeloLink) =>
  answer(services, token, undefined, (autor, id) =>
    moveOsAs(services, autor, id, 'escolherModelo', { modelo }),
  )
