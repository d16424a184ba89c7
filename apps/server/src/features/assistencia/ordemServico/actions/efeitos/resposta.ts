import type { Orcamento } from '@app/contract/assistencia/ordemServico'
import { checkRecusadas, sinalQueFalta, totaisDoOrcamento } from '@app/rules/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { bareDocumento } from '@app/rules/casca/documento'
import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { abatimentoDe, findOrcamentoRow } from '../../store/orcamento/orcamento.ts'
import { setResposta } from '../../store/orcamento/write.ts'
import { deleteComprasDaOs } from '../../store/pecas.ts'
import { findAprovacao, insertAprovacao } from '../../store/resposta.ts'
import { mostradoDe } from '../consumidor/mostrado.ts'
import { insertArquivosDoPasso } from './arquivos.ts'
import { demandDocumento } from './documento.ts'
import { havePecasCome, releasePecas, requestFaltas, reservePecas } from './pecas.ts'
import type { Efeitos, Passo } from './tipos.ts'

const demandAberto = async ({ db, antes }: Passo) => {
  const row = await findOrcamentoRow(db, antes.id)
  // A change of status by hand may have led here without a budget.
  if (!row || !antes.orcamento) return refuse('OS_SEM_ORCAMENTO')
  return { row, orcamento: antes.orcamento }
}

/** The lines that wait for an answer: those of the whole budget, or of an addition during the repair. */
const pendentes = ({ linhas }: Orcamento) => linhas.filter(({ situacao }) => situacao === 'PENDENTE')

/** The shown text; by the link only the current one can be answered. */
const demandMostrado = ({ antes, autor, services }: Passo, orcamento: Orcamento) => {
  const zona = services.config.TZ_EXIBICAO
  const mostrado = mostradoDe(
    {
      numero: `${antes.numero}/${antes.ano}`,
      modelo: antes.relogio?.modelo.descricao ?? null,
      numeroSerie: antes.relogio?.numeroSerie ?? null,
      diasGarantiaServico: antes.diasGarantiaServico,
    },
    orcamento,
    zona,
  )
  if (!autor.link) return mostrado
  if (autor.link.sha256 !== mostrado.hash.toString('hex')) refuse('OS_ORCAMENTO_MUDOU')
  return mostrado
}

const demandRecusadas = (orcamento: Orcamento, recusadas: readonly number[]): void => {
  const linhas = pendentes(orcamento)
  const check = checkRecusadas(linhas, recusadas)
  if (!check.ok) refuseField('recusadas', check.code)
  if (linhas.every(({ id }) => recusadas.includes(id))) refuseField('recusadas', 'OS_TUDO_RECUSADO')
}

type Evidencia = {
  resposta: 'APROVADO' | 'REPROVADO'
  nome: string
  documento?: string | null | undefined
  motivo?: string
  recusadas: readonly number[]
}

/** Whether it is the document in the consumer's record; null when one of them is absent. */
export const checkDocumento = (
  { antes }: Pick<Passo, 'antes'>,
  documento: string | null | undefined,
): boolean | null =>
  documento && antes.consumidorCnpjCpf !== null ? bareDocumento(documento) === antes.consumidorCnpjCpf : null

/** The link of the answer, for audit and history; who saw it is stored with the link. */
const mudancasDoLink = ({ autor: { link } }: Passo): Mudanca[] =>
  link
    ? [
        {
          campo: 'link',
          acao: 'respondido',
          para: { link: link.id, por: link.de, enviado: link.enviado },
        },
      ]
    : []

const notaDoLink = ({ autor: { link } }: Passo): string | null => {
  if (link?.de !== 'posto') return null
  return `Pelo link nº ${link.id}, mostrado ao posto e ${link.enviado ? '' : 'não '}enviado por e-mail`
}

/** The answer as evidence: who, how, when, from where, the shown text and its hash. */
const recordResposta = async (passo: Passo, evidencia: Evidencia) => {
  const { db, antes, autor, agora } = passo
  const { row, orcamento } = await demandAberto(passo)
  const mostrado = demandMostrado(passo, orcamento)
  demandRecusadas(orcamento, evidencia.recusadas)
  const [assinatura = null] = await insertArquivosDoPasso(passo)
  await insertAprovacao(db, {
    ordem_servico_id: antes.id,
    orcamento_id: row.id,
    resposta: evidencia.resposta,
    por: autor.usuario ? 'POSTO' : 'CONSUMIDOR',
    usuario_id: autor.usuario?.id ?? null,
    link_id: autor.link?.id ?? null,
    nome: evidencia.nome,
    documento: evidencia.documento ?? null,
    documento_confere: checkDocumento(passo, evidencia.documento),
    motivo: evidencia.motivo ?? null,
    assinatura_id: assinatura,
    endereco: autor.link?.endereco ?? null,
    navegador: autor.link?.navegador ?? null,
    termos: mostrado.termos.join('\n'),
    mostrado: mostrado.texto,
    hash: mostrado.hash,
    linhas_recusadas: [...evidencia.recusadas],
    criado_em: agora,
  })
  const { resposta: situacao, recusadas } = evidencia
  await setResposta(db, row, { situacao, em: agora, recusadas })
  return orcamento
}

const stillValid = ({ linhas }: Orcamento, recusadas: readonly number[]) =>
  linhas.filter(({ id }) => !recusadas.includes(id))

/** The missing deposit after these lines are approved; an addition during the repair needs none. */
const sinalDepois = ({ antes }: Passo, linhas: Orcamento['linhas']): number =>
  antes.status === 'APROVAR_ORCAMENTO'
    ? sinalQueFalta({
        status: 'ORCAMENTO_APROVADO',
        linhas: linhas.map((linha) => ({ ...linha, situacao: 'APROVADA' as const })),
        pagamentos: antes.pagamentos,
        sinal: antes.orcamento?.sinal ?? null,
        dispensado: antes.orcamento?.sinalDispensado ?? false,
        abatimento: abatimentoDe(antes.escolhida),
      })
    : 0

/** The lines that were approved before the addition that is now refused. */
const semComplemento = ({ linhas }: Orcamento) => linhas.filter(({ complemento }) => !complemento)

export const efeitosResposta = {
  /** An approval orders the missing parts; when none is missing the repair may begin. */
  aprovarOrcamento: async (passo) => {
    const { antes, input } = passo
    demandDocumento(input)
    const orcamento = await recordResposta(passo, { resposta: 'APROVADO', ...input })
    const valem = stillValid(orcamento, input.recusadas)
    const falta = sinalDepois(passo, valem)
    // Parts in stock are reserved now; missing ones are ordered when the deposit is paid (decisions 63).
    if (falta > 0) await reservePecas(passo)
    else await requestFaltas(passo)
    const { valorTotal } = totaisDoOrcamento(valem)
    return {
      dados: { valor_total: valorTotal },
      nota: notaDoLink(passo),
      mudancas: [{ campo: 'valorTotal', de: antes.valorTotal, para: valorTotal }, ...mudancasDoLink(passo)],
      ...(falta === 0 &&
        antes.status === 'APROVAR_ORCAMENTO' &&
        (await havePecasCome(passo)) && { segue: 'aguardarConserto' as const }),
    }
  },
  reprovarOrcamento: async (passo) => {
    const { nome, motivo } = passo.input
    const orcamento = await recordResposta(passo, { resposta: 'REPROVADO', nome, motivo, recusadas: [] })
    const { valorTotal } = totaisDoOrcamento(orcamento.complemento ? semComplemento(orcamento) : [])
    const nota = [motivo, notaDoLink(passo)].filter((part) => part !== null).join('. ')
    return { dados: { valor_total: valorTotal }, nota, mudancas: mudancasDoLink(passo) }
  },
  /** An answer is never deleted; a separate row undoes it, and every line waits again. */
  desfazerResposta: async (passo) => {
    const { db, antes, autor, agora, input } = passo
    const orcamento = await findOrcamentoRow(db, antes.id)
    const resposta = orcamento && (await findAprovacao(db, orcamento.id))
    if (!resposta || !autor.usuario) return refuse('OS_SEM_RESPOSTA')
    await insertAprovacao(db, {
      ordem_servico_id: antes.id,
      orcamento_id: orcamento.id,
      resposta: 'DESFEITO',
      desfaz_id: resposta.id,
      por: 'POSTO',
      usuario_id: autor.usuario.id,
      nome: resposta.nome,
      motivo: input.motivo,
      mostrado: resposta.mostrado,
      hash: resposta.hash,
      criado_em: agora,
    })
    await setResposta(db, orcamento, { situacao: 'ABERTO', em: null, recusadas: [] })
    // Lines approved before the addition keep what they have reserved, and are ordered in any case.
    if (orcamento.complemento) {
      await deleteComprasDaOs(db, antes.id)
      await requestFaltas(passo)
    } else await releasePecas(passo)
    const linhas = antes.orcamento?.linhas ?? []
    const { valorTotal } = totaisDoOrcamento(
      orcamento.complemento
        ? linhas.filter(({ complemento }) => !complemento)
        : linhas.map((linha) => ({ ...linha, situacao: 'PENDENTE' as const })),
    )
    return { dados: { valor_total: valorTotal }, nota: input.motivo }
  },
  expirar: async ({ db, antes, input }) => {
    const orcamento = await findOrcamentoRow(db, antes.id)
    if (orcamento) await setResposta(db, orcamento, { situacao: 'EXPIRADO', em: null, recusadas: [] })
    const { valorTotal } = totaisDoOrcamento(
      antes.orcamento?.complemento ? semComplemento(antes.orcamento) : [],
    )
    return {
      dados: { valor_total: valorTotal },
      nota: input.nota ?? 'Orçamento sem resposta até o último dia.',
    }
  },
  /** The approved budget is open again. */
  reabrirOrcamento: async (passo) => {
    await releasePecas(passo)
    return { nota: passo.input.nota ?? null }
  },
  aguardarConserto: () => ({}),
} satisfies Efeitos
