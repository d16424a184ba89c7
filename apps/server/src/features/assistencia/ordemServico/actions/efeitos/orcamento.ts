import type { OrcamentoInput, OrcamentoLinhaInput } from '@app/contract/assistencia/ordemServico'
import {
  checkLinhas,
  cobre,
  temUsoIndevido,
  totaisDoOrcamento,
  tudoCoberto,
  valoresDaLinha,
} from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../../platform/db/index.ts'
import { fieldMessage, refuseFields } from '../../../../../platform/http/errors.ts'
import { validadeDe } from '../../store/orcamento.ts'
import { findTabela, insertOrcamento, keyOf, type LinhaNova } from '../../store/orcamento-write.ts'
import { garantiaDe } from './entrada.ts'
import { pedirFaltas } from './pecas.ts'
import { efeitosResposta } from './resposta.ts'
import type { Efeitos, Passo } from './tipos.ts'

const chosenOf = (linha: OrcamentoLinhaInput) =>
  linha.tipo === 'PECA'
    ? { campo: 'peca' as const, id: linha.peca.id }
    : { campo: 'servico' as const, id: linha.servico.id }

const tabelaDe = (db: Executor, linhas: readonly OrcamentoLinhaInput[]) => {
  const ids = (campo: 'peca' | 'servico') =>
    linhas.map(chosenOf).flatMap((chosen) => (chosen.campo === campo ? [chosen.id] : []))
  return findTabela(db, {
    pecas: ids('peca'),
    servicos: ids('servico'),
    sintomas: linhas.map(({ sintoma }) => sintoma.id),
    causas: linhas.map(({ causa }) => causa.id),
  })
}
type Tabela = Awaited<ReturnType<typeof tabelaDe>>

/** What no register has, each told at its field. */
const unknown = (linha: OrcamentoLinhaInput, index: number, tabela: Tabela) => {
  const { campo, id } = chosenOf(linha)
  return [
    ...(tabela.precos.has(keyOf(linha.tipo, id)) ? [] : [campo]),
    ...(tabela.sintomas.has(linha.sintoma.id) ? [] : ['sintoma']),
    ...(tabela.causas.has(linha.causa.id) ? [] : ['causa']),
  ].map((wrong) => fieldMessage(`linhas[${index}].${wrong}`, 'OPCAO_INVALIDA'))
}

const linhaDe = (linha: OrcamentoLinhaInput, tabela: Tabela): LinhaNova => {
  const { campo, id } = chosenOf(linha)
  const precos = tabela.precos.get(keyOf(linha.tipo, id)) ?? { preco: 0, maoDeObraGarantia: 0 }
  const { valor, valorFabricante } = valoresDaLinha(linha, precos)
  return {
    tipo: linha.tipo,
    peca_id: campo === 'peca' ? id : null,
    servico_id: campo === 'servico' ? id : null,
    sintoma_os_id: linha.sintoma.id,
    causa_os_id: linha.causa.id,
    descricao: linha.descricao ?? null,
    garantia: linha.garantia,
    solicitar_peca: linha.tipo === 'PECA' && linha.solicitarPeca,
    quantidade: linha.quantidade,
    valor,
    valor_final: linha.valorFinal,
    valor_fabricante: valorFabricante,
    // What the customer does not pay for, there is no reason to refuse.
    opcional: linha.opcional && !linha.garantia,
  }
}

/** The lines against the registers and the order's warranties; every wrong field at once. */
const demandLinhas = async ({ db, services, antes, input }: Passo<'salvarOrcamento'>) => {
  const tabela = await tabelaDe(db, input.linhas)
  const coberta = cobre({
    garantia: garantiaDe({ ...antes, usoIndevido: false }, services),
    garantiaServico: antes.garantiaServico,
    reincidencia: antes.reincidencia ?? 'NENHUMA',
    usoIndevido: false,
  })
  const fotos = antes.arquivos.filter(({ tipo }) => tipo === 'FOTO' || tipo === 'USO_INDEVIDO').length
  const wrong = [
    ...input.linhas.flatMap((linha, index) => unknown(linha, index, tabela)),
    ...checkLinhas(input.linhas, { coberta, fotos }).map(({ linha, campo, code }) =>
      fieldMessage(`linhas[${linha}].${campo}`, code),
    ),
  ]
  if (wrong.length > 0) refuseFields(wrong)
  return input.linhas.map((linha) => linhaDe(linha, tabela))
}

const insertVersao = (
  { db, antes, agora, autor }: Passo,
  { prazoDiasUteis, observacoes }: OrcamentoInput,
  linhas: readonly LinhaNova[],
  coberto: boolean,
) =>
  insertOrcamento(
    db,
    {
      ordem_servico_id: antes.id,
      versao: (antes.orcamento?.versao ?? 0) + 1,
      situacao: coberto ? 'APROVADO' : 'ABERTO',
      observacoes: observacoes ?? null,
      prazo_dias_uteis: prazoDiasUteis ?? null,
      criado_em: agora,
      criado_por: autor.usuario?.id ?? null,
      expira_em: validadeDe(agora),
    },
    linhas.map((linha) => ({ ...linha, situacao: coberto ? 'APROVADA' : 'PENDENTE' })),
  )

export const efeitosOrcamento = {
  ...efeitosResposta,
  /** Each saving is a version of its own, which needs its own answer; what the warranty covers whole needs none. */
  salvarOrcamento: async (passo) => {
    const { services, antes, input } = passo
    const linhas = await demandLinhas(passo)
    const coberto = tudoCoberto(input.linhas)
    await insertVersao(passo, input, linhas, coberto)
    const usoIndevido = temUsoIndevido(input.linhas)
    const garantia = garantiaDe({ ...antes, usoIndevido }, services)
    const { valorTotal } = totaisDoOrcamento(
      input.linhas.map(({ valorFinal }) => ({
        garantia: false,
        valorFinal,
        valorFabricante: 0,
        situacao: 'PENDENTE',
      })),
    )
    if (coberto) await pedirFaltas(passo)
    return {
      dados: { valor_total: valorTotal, uso_indevido: usoIndevido, garantia },
      fatos: { tudoCoberto: coberto },
      mudancas: [{ campo: 'valorTotal', de: antes.valorTotal, para: valorTotal }],
    }
  },
} satisfies Efeitos
