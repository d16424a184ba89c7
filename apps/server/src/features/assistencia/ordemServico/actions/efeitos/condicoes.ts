import type { CondicoesAceitas } from '@app/contract/assistencia/condicoes'
import { condicoesMostradas } from '@app/rules/assistencia/condicoes'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatReais } from '@app/rules/casca/dinheiro'
import { createHash } from 'node:crypto'
import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { lerCondicoes } from '../../../condicoes/index.ts'
import { insertCondicoesAceitas } from '../../store/condicoes.ts'
import { veredictoDe } from '../../view.ts'
import type { Passo } from './tipos.ts'

type Aceite = { nota: string | null; mudancas: Mudanca[] }

/**
 * Stores the conditions that the consumer accepts at the intake, as evidence; only the current ones can be accepted.
 */
export const aceitarCondicoes = async (
  { db, antes, agora, autor, services }: Pick<Passo, 'db' | 'antes' | 'agora' | 'autor' | 'services'>,
  aceitas: CondicoesAceitas | null | undefined,
): Promise<Aceite> => {
  if (!aceitas) return { nota: null, mudancas: [] }
  const { usuario } = autor
  if (!usuario) return refuse('NOT_PERMITED')
  const atual = await lerCondicoes(db, { tipo: 'tudo' }, antes.postoId)
  if (aceitas.versao !== atual.versao) refuseField('condicoes', 'OS_CONDICOES_MUDARAM')
  const taxa = aceitas.taxaDiagnostico ?? null
  if (taxa !== null && veredictoDe(antes, services).coberta)
    refuseField('condicoes.taxaDiagnostico', 'OS_TAXA_NA_GARANTIA')
  const texto = condicoesMostradas({ ...atual, posto: atual.posto.nomeFantasia, taxa })
  await insertCondicoesAceitas(db, {
    ordem_servico_id: antes.id,
    consumidor_id: antes.consumidorId,
    versao: atual.versao,
    texto,
    taxa_diagnostico: taxa,
    hash: createHash('sha256').update(texto).digest(),
    aceito_em: agora,
    registrado_por: usuario.id,
  })
  return {
    nota: `Condições do posto aceitas, versão ${atual.versao}${taxa === null ? '' : `; taxa de diagnóstico de ${formatReais(taxa)}`}`,
    mudancas: [
      { campo: 'condicoes', de: null, para: `versão ${atual.versao}` },
      ...(taxa === null ? [] : [{ campo: 'taxaDiagnostico', de: null, para: formatReais(taxa) }]),
    ],
  }
}
