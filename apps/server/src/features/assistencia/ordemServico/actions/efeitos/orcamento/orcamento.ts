import { ORCAMENTO_VALIDADE_MAXIMA_DIAS, type OrcamentoInput } from '@app/contract/assistencia/ordemServico'
import { addDays, hasUsoIndevido, totaisDoOrcamento, isAllCovered } from '@app/rules/assistencia/ordemServico'
import { formatReais } from '@app/rules/casca/dinheiro'
import { dayRange, formatDay, localDay } from '@app/rules/casca/tempo'
import { refuse, refuseField } from '../../../../../../platform/http/errors.ts'
import { findOrcamentoRow, validadeDe } from '../../../store/orcamento/orcamento.ts'
import { copyLinhas, insertLinha, insertOrcamento, type LinhaNova } from '../../../store/orcamento/write.ts'
import { garantiaDe } from '../entrada.ts'
import { demandLinhas } from './orcamento-linhas.ts'
import { efeitosPecas, havePecasCome, requestFaltas } from '../pecas.ts'
import { efeitosResposta } from '../resposta.ts'
import type { Efeito, Efeitos, Passo, ResultadoDoEfeito } from '../tipos.ts'

/** The last instant of the chosen day, at most 90 days away; by default 30 days from now (decisions 44). */
const demandValidade = ({ agora, services }: Passo, validoAte: string | null | undefined): Date => {
  if (!validoAte) return validadeDe(agora)
  const zona = services.config.TZ_EXIBICAO
  const hoje = localDay(agora, zona)
  const ultimo = addDays(hoje, ORCAMENTO_VALIDADE_MAXIMA_DIAS)
  if (validoAte < hoje || validoAte > ultimo)
    refuseField('validoAte', 'OS_VALIDADE', { data: formatDay(ultimo) })
  return new Date(dayRange(validoAte, zona).until.getTime() - 1)
}

const insertVersao = (
  passo: Passo,
  { prazoDiasUteis, observacoes, oQueVimos, fotosMostradas, fotosFrases, validoAte, sinal }: OrcamentoInput,
  linhas: readonly LinhaNova[],
  coberto: boolean,
) => {
  const { db, antes, agora, autor } = passo
  return insertOrcamento(
    db,
    {
      ordem_servico_id: antes.id,
      versao: (antes.orcamento?.versao ?? 0) + 1,
      situacao: coberto ? 'APROVADO' : 'ABERTO',
      observacoes: observacoes ?? null,
      o_que_vimos: oQueVimos ?? null,
      fotos: fotosMostradas,
      fotos_frases: fotosMostradas.map((_, at) => fotosFrases[at] ?? ''),
      sinal: sinal ?? null,
      prazo_dias_uteis: prazoDiasUteis ?? null,
      criado_em: agora,
      criado_por: autor.usuario?.id ?? null,
      expira_em: demandValidade(passo, validoAte),
    },
    linhas.map((linha) => ({ ...linha, situacao: coberto ? 'APROVADA' : 'PENDENTE' })),
  )
}

const valorDe = (linhas: readonly { valorFinal: number }[]): number =>
  totaisDoOrcamento(
    linhas.map(({ valorFinal }) => ({
      garantia: false,
      valorFinal,
      valorFabricante: 0,
      situacao: 'PENDENTE',
    })),
  ).valorTotal

/** A deposit is at most what the consumer pays; a fully covered budget has none. */
const demandSinal = ({ sinal, linhas }: OrcamentoInput): void => {
  const pagas = linhas.filter(({ garantia }) => !garantia)
  const total = pagas.length === 0 ? 0 : valorDe(pagas)
  if (sinal && sinal > total) refuseField('sinal', 'OS_SINAL_ALTO', { valor: formatReais(total) })
}

/** Only what the order's own bench took a picture of is shown. */
const demandFotos = ({ antes }: Passo, { fotosMostradas }: OrcamentoInput): void => {
  const tiradas = antes.arquivos.filter(({ tipo }) => tipo === 'FOTO' || tipo === 'USO_INDEVIDO')
  if (!fotosMostradas.every((foto) => tiradas.some(({ id }) => id === foto)))
    refuseField('fotosMostradas', 'OS_FOTO_DESCONHECIDA')
}

/** Each save is a new version, which needs its own answer; a fully covered one needs none. */
const saveVersao = async (
  passo: Passo<'salvarOrcamento' | 'alterarOrcamento'>,
): Promise<ResultadoDoEfeito> => {
  const { services, antes, input } = passo
  const linhas = await demandLinhas(passo, input.linhas, (index) => `linhas[${index}]`)
  const coberto = isAllCovered(input.linhas)
  demandSinal(input)
  demandFotos(passo, input)
  await insertVersao(passo, input, linhas, coberto)
  const usoIndevido = antes.usoIndevido || hasUsoIndevido(input.linhas)
  const valorTotal = valorDe(input.linhas)
  if (coberto) await requestFaltas(passo)
  return {
    dados: {
      valor_total: valorTotal,
      uso_indevido: usoIndevido,
      garantia: garantiaDe({ ...antes, usoIndevido }, services),
    },
    fatos: { tudoCoberto: coberto, faltamPecas: coberto && !(await havePecasCome(passo)) },
    ...(!coberto && { aviso: 'ORCAMENTO' }),
    mudancas: [{ campo: 'valorTotal', de: antes.valorTotal, para: valorTotal }],
  }
}

/**
 * Adds a line during the repair. A line that costs the consumer nothing is added at once; any other makes a version
 * that the consumer answers, while the repair stays in its status (decisions 45).
 */
const addPeca: Efeito<'pedirPeca'> = async (passo) => {
  const { db, antes, agora, autor, input } = passo
  const [linha] = await demandLinhas(passo, [input.linha], () => 'linha')
  const row = await findOrcamentoRow(db, antes.id)
  if (!row || !linha || antes.orcamento === null) return refuse('OS_SEM_ORCAMENTO')
  if (input.linha.garantia || input.linha.valorFinal === 0) {
    await insertLinha(db, row.id, { ...linha, situacao: 'APROVADA', complemento: true })
    await requestFaltas(passo)
    const aprovadas = antes.orcamento.linhas.filter(({ situacao }) => situacao === 'APROVADA')
    return { dados: { valor_total: valorDe([...aprovadas, input.linha]) }, nota: input.motivo }
  }
  await insertOrcamento(
    db,
    {
      ordem_servico_id: antes.id,
      versao: antes.orcamento.versao + 1,
      situacao: 'ABERTO',
      complemento: true,
      observacoes: input.motivo,
      o_que_vimos: row.o_que_vimos,
      fotos: row.fotos,
      fotos_frases: row.fotos_frases,
      prazo_dias_uteis: row.prazo_dias_uteis,
      criado_em: agora,
      criado_por: autor.usuario?.id ?? null,
      expira_em: validadeDe(agora),
    },
    [...(await copyLinhas(db, row.id)), { ...linha, situacao: 'PENDENTE', complemento: true }],
  )
  return { nota: input.motivo, aviso: 'ORCAMENTO' }
}

export const efeitosOrcamento = {
  ...efeitosResposta,
  ...efeitosPecas,
  salvarOrcamento: saveVersao,
  alterarOrcamento: saveVersao,
  pedirPeca: addPeca,
} satisfies Efeitos
