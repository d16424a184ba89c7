import type {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import type { ErrorCode } from '@app/contract/casca/errors'
import type { Services } from '../../../../../platform/context.ts'
import { AppError, refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { moveOsAs } from '../acao.ts'
import { showAcompanhamento } from './follow.ts'
import { CONSUMIDOR } from '../autor.ts'
import { demandLink } from './link.ts'

/** The origin of an answer. */
export type Origem = { endereco: string; navegador: string | undefined }

const NAVEGADOR_MAXIMO = 300

/** Who else had the link: the post, if it was shown there; a logged-in consumer's pass is known to nobody else. */
const quemTinha = (link: {
  criador: string | null
  mostrado_em: Date | null
}): 'posto' | 'consumidor' | 'sistema' => {
  if (link.mostrado_em !== null) return 'posto'
  return link.criador === 'consumidor' ? 'consumidor' : 'sistema'
}

/** Refusals whose text is written for the post, and the code that the consumer gets instead. */
const HER_WORDS: Partial<Record<ErrorCode, ErrorCode>> = {
  OS_TRANSICAO: 'CONSUMIDOR_OS_SEGUIU',
  OS_TIPO: 'CONSUMIDOR_OS_SEGUIU',
  OS_SEM_TROCA: 'CONSUMIDOR_OS_SEGUIU',
  OS_SEM_ORCAMENTO: 'CONSUMIDOR_SEM_ORCAMENTO',
  OS_ORCAMENTO_MUDOU: 'CONSUMIDOR_ORCAMENTO_MUDOU',
  OS_TUDO_RECUSADO: 'CONSUMIDOR_TUDO_RECUSADO',
  OS_LINHA_OBRIGATORIA: 'CONSUMIDOR_LINHA_NECESSARIA',
  OS_MODELO_NAO_OFERECIDO: 'CONSUMIDOR_MODELO',
}

const refuseInHerWords = (error: unknown): never => {
  const words = error instanceof AppError ? HER_WORDS[error.code] : undefined
  if (!(error instanceof AppError) || !words) throw error
  const field = error.body.messages[0]?.fieldName ?? null
  if (field !== null) return refuseField(field, words)
  return refuse(words)
}

/** The link opens one order for the acts below; the table of acts decides when they are possible. */
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
  await act(autor, link.ordem_servico_id).catch(refuseInHerWords)
  return showAcompanhamento(services.db, services, link.ordem_servico_id)
}

/** The consumer approves everything, or everything without optional lines. */
export const approveByLink = (
  services: Services,
  { token, sha256, nome, documento, outroDocumento, assinatura, recusadas }: AprovarPeloLink,
  origem: Origem,
) =>
  answer(services, token, { ...origem, sha256 }, (autor, id) =>
    moveOsAs(services, autor, id, 'aprovarOrcamento', {
      nome,
      documento,
      outroDocumento,
      assinatura,
      recusadas,
    }),
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
