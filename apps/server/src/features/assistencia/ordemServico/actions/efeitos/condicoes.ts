import type { CondicoesAceitas } from '@app/contract/assistencia/condicoes'
import { condicoesMostradas } from '@app/rules/assistencia/condicoes'
import { mayNameTaxa } from '@app/rules/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatReais } from '@app/rules/casca/dinheiro'
import { createHash } from 'node:crypto'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { readCondicoes } from '../../../condicoes/index.ts'
import { insertCondicoesAceitas } from '../../store/condicoes.ts'
import type { OsRow } from '../../store/read.ts'
import { veredictoDe } from '../../visao/garantia.ts'
import type { Passo } from './tipos.ts'

type Aceite = { nota: string | null; mudancas: Mudanca[] }

type Lidas = { versao: number; texto: string; hash: Buffer; taxa: number | null }

/** What is read and accepted, word for word, with its hash. */
const lidasDe = (
  atual: Awaited<ReturnType<typeof readCondicoes>>,
  taxa: number | null,
): Omit<Lidas, 'versao'> => {
  const texto = condicoesMostradas({ ...atual, posto: atual.posto.nomeFantasia, taxa })
  return { texto, taxa, hash: createHash('sha256').update(texto).digest() }
}

/** The conditions of the order's post as its consumer reads them on the page of the link, with the post's usual fee. */
export const readForConsumidor = async (
  db: Executor,
  os: OsRow,
  services: Pick<Services, 'config' | 'now'>,
): Promise<Lidas> => {
  const atual = await readCondicoes(db, { tipo: 'tudo' }, os.postoId)
  const devida = mayNameTaxa(os.status) && !veredictoDe(os, services).coberta
  return { versao: atual.versao, ...lidasDe(atual, devida ? atual.taxaDiagnostico : null) }
}

/** Keeps an acceptance as evidence. `usuarioId` is who registered it; null: the consumer, by the link. */
export const keepAceite = async (
  { db, antes, agora }: Pick<Passo, 'db' | 'antes' | 'agora'>,
  { versao, texto, hash, taxa }: Lidas,
  usuarioId: number | null,
): Promise<Aceite & { nota: string }> => {
  await insertCondicoesAceitas(db, {
    ordem_servico_id: antes.id,
    consumidor_id: antes.consumidorId,
    versao,
    texto,
    taxa_diagnostico: taxa,
    hash,
    aceito_em: agora,
    registrado_por: usuarioId,
  })
  return {
    nota: `Condições do posto aceitas, versão ${versao}${taxa === null ? '' : `; taxa de diagnóstico de ${formatReais(taxa)}`}`,
    mudancas: [
      { campo: 'condicoes', de: null, para: `versão ${versao}` },
      ...(taxa === null ? [] : [{ campo: 'taxaDiagnostico', de: null, para: formatReais(taxa) }]),
    ],
  }
}

/**
 * Stores the conditions that the consumer accepts at the post, as evidence; only the current ones can be accepted, and
 * a fee only at the intake.
 */
export const acceptCondicoes = async (
  passo: Pick<Passo, 'db' | 'antes' | 'agora' | 'autor' | 'services'>,
  aceitas: CondicoesAceitas | null | undefined,
): Promise<Aceite> => {
  if (!aceitas) return { nota: null, mudancas: [] }
  const { db, antes, services } = passo
  const { usuario } = passo.autor
  if (!usuario) return refuse('NOT_PERMITED')
  const atual = await readCondicoes(db, { tipo: 'tudo' }, antes.postoId)
  if (aceitas.versao !== atual.versao) refuseField('condicoes', 'OS_CONDICOES_MUDARAM')
  const taxa = aceitas.taxaDiagnostico ?? null
  if (taxa !== null && veredictoDe(antes, services).coberta)
    refuseField('condicoes.taxaDiagnostico', 'OS_TAXA_NA_GARANTIA')
  if (taxa !== null && !mayNameTaxa(antes.status))
    refuseField('condicoes.taxaDiagnostico', 'OS_TAXA_SO_NA_ENTRADA')
  return keepAceite(passo, { versao: atual.versao, ...lidasDe(atual, taxa) }, usuario.id)
}
