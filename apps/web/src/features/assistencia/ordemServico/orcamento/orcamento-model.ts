import type {
  LinhaTipo,
  Orcamento,
  OrcamentoInput,
  OrdemServico,
} from '@app/contract/assistencia/ordemServico'
import { totaisDoOrcamento, valoresDaLinha } from '@app/rules/assistencia/ordemServico'
import type { Achado } from './nova-linha.tsx'
import type { Nomeado, PecaOpcao, ServicoOpcao } from '../entrada/pickers.tsx'

/** A required choice, so neither answer is preselected. */
export type Resposta = 'sim' | 'nao'
type SimNao = Resposta | ''

export type LinhaForm = {
  key: string
  tipo: LinhaTipo
  peca: PecaOpcao | null
  servico: ServicoOpcao | null
  sintoma: Nomeado | null
  causa: Nomeado | null
  garantia: SimNao
  solicitarPeca: SimNao
  quantidade: number | null
  valorFinal: number | null
  opcional: boolean
  descricao: string
  motivoValor: string
}
export type OrcamentoForm = {
  linhas: LinhaForm[]
  prazoDiasUteis: number | null
  /** The last day for the answer; null: 30 days. */
  validoAte: string | null
  observacoes: string
  /** In the consumer's words, with the photos that she sees. */
  oQueVimos: string
  fotosMostradas: number[]
  /** Asked for with the approval; null: none. */
  sinal: number | null
}

/** Spec §5 names these words for the evaluation and budget. */
const CAMPO_OBRIGATORIO = 'Campo obrigatório'

const simNao = (value: boolean): SimNao => (value ? 'sim' : 'nao')

/** An empty line; when the customer named only one symptom, it is filled in. */
export const novaLinha = (tipo: LinhaTipo, key: string, sintomas: readonly Nomeado[]): LinhaForm => ({
  key,
  tipo,
  peca: null,
  servico: null,
  sintoma: sintomas.length === 1 ? (sintomas[0] ?? null) : null,
  causa: null,
  garantia: '',
  solicitarPeca: '',
  quantidade: 1,
  valorFinal: null,
  opcional: false,
  descricao: '',
  motivoValor: '',
})

/** A found code or name as the next line: covered when the order is, until somebody changes it. */
export const linhaAchada = (
  achado: Achado,
  key: string,
  { sintomas, garantia }: Pick<OrdemServico, 'sintomas' | 'garantia'>,
): LinhaForm =>
  changeLinha(novaLinha(achado.tipo, key, sintomas), {
    ...(achado.tipo === 'PECA' ? { peca: achado.peca } : { servico: achado.servico }),
    garantia: simNao(garantia.value),
  })

const linhaDe = (linha: Orcamento['linhas'][number]): LinhaForm => {
  const each = linha.valor / linha.quantidade
  return {
    key: `linha-${linha.id}`,
    tipo: linha.tipo,
    peca: linha.peca && { ...linha.peca, preco: each },
    servico: linha.servico && { ...linha.servico, valor: each },
    sintoma: linha.sintoma,
    causa: linha.causa,
    garantia: simNao(linha.garantia),
    solicitarPeca: simNao(linha.solicitarPeca),
    quantidade: linha.quantidade,
    valorFinal: linha.valorFinal,
    opcional: linha.opcional,
    descricao: linha.descricao ?? '',
    motivoValor: linha.motivoValor ?? '',
  }
}

/** The previous budget to edit; otherwise empty. */
export const formDe = ({ orcamento }: OrdemServico): OrcamentoForm => ({
  linhas: orcamento?.linhas.map(linhaDe) ?? [],
  prazoDiasUteis: orcamento?.prazoDiasUteis ?? null,
  validoAte: null,
  observacoes: orcamento?.observacoes ?? '',
  oQueVimos: orcamento?.oQueVimos ?? '',
  fotosMostradas: orcamento?.fotosMostradas ?? [],
  sinal: orcamento?.sinal ?? null,
})

/** The list price of the line's part or service, times its quantity; null while none is chosen. */
export function precoDaLinha({ tipo, peca, servico, quantidade }: LinhaForm): number | null {
  const preco = tipo === 'PECA' ? peca?.preco : servico?.valor
  if (preco === undefined || quantidade === null) return null
  return valoresDaLinha({ tipo, quantidade, garantia: false }, { preco, maoDeObraGarantia: 0 }).valor
}

/** Changes the line; its value follows the list price until somebody types another. */
export function changeLinha(before: LinhaForm, part: Partial<LinhaForm>): LinhaForm {
  const after = { ...before, ...part }
  const followed = before.valorFinal === null || before.valorFinal === precoDaLinha(before)
  return followed && part.valorFinal === undefined ? { ...after, valorFinal: precoDaLinha(after) } : after
}

/** Whether it costs more than the list price, which needs a reason. */
export const isAcimaDaTabela = (linha: LinhaForm): boolean =>
  linha.garantia !== 'sim' && (linha.valorFinal ?? 0) > (precoDaLinha(linha) ?? Infinity)

const isWhole = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= 99

/** The error of each required field that is empty (S5-039 to S5-045). */
export function faltasDoOrcamento({ linhas }: OrcamentoForm): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [index, linha] of linhas.entries()) {
    const demand = (name: keyof LinhaForm, given: boolean) => {
      if (!given) errors[`linhas.${index}.${name}`] = CAMPO_OBRIGATORIO
    }
    if (linha.tipo === 'PECA') {
      demand('peca', linha.peca !== null)
      demand('solicitarPeca', linha.solicitarPeca !== '')
    } else demand('servico', linha.servico !== null)
    demand('sintoma', linha.sintoma !== null)
    demand('causa', linha.causa !== null)
    demand('garantia', linha.garantia !== '')
    demand('valorFinal', linha.valorFinal !== null)
    demand('motivoValor', !isAcimaDaTabela(linha) || linha.motivoValor.trim() !== '')
    if (!isWhole(linha.quantidade)) errors[`linhas.${index}.quantidade`] = 'Use um número inteiro de 1 a 99.'
  }
  return errors
}

/** The sums as the consumer will see them, less the reduction by the consumer's choice. */
export const totaisDe = ({ linhas }: OrcamentoForm, escolha: OrdemServico['escolha'] = null) =>
  totaisDoOrcamento(
    linhas.map(({ garantia, valorFinal }) => ({
      garantia: garantia === 'sim',
      valorFinal: valorFinal ?? 0,
      valorFabricante: 0,
      situacao: 'PENDENTE',
    })),
    escolha?.tipo === 'ABATIMENTO' ? (escolha.valor ?? 0) : 0,
  )

const addReais = (values: readonly number[]): number =>
  values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100

/** The sums at the foot of the budget: discounts below the list price, covered, necessary and optional lines. */
export const somasDe = ({ linhas }: OrcamentoForm) => {
  const pagas = linhas.filter(({ garantia }) => garantia !== 'sim')
  const sum = (some: readonly LinhaForm[]) => addReais(some.map(({ valorFinal }) => valorFinal ?? 0))
  return {
    descontos: addReais(
      pagas.map((linha) => Math.max(0, (precoDaLinha(linha) ?? 0) - (linha.valorFinal ?? Infinity))),
    ),
    garantia: sum(linhas.filter((linha) => !pagas.includes(linha))),
    necessario: sum(pagas.filter(({ opcional }) => !opcional)),
    opcional: sum(pagas.filter(({ opcional }) => opcional)),
  }
}

/** A line is sent once nothing of it is missing (`faltasDoOrcamento`). */
const idOf = (chosen: { id: number } | null) => ({ id: chosen?.id ?? 0 })

/** A line as it is sent. */
export const linhaDoCorpo = (linha: LinhaForm): OrcamentoInput['linhas'][number] => {
  const comum = {
    sintoma: idOf(linha.sintoma),
    causa: idOf(linha.causa),
    garantia: linha.garantia === 'sim',
    quantidade: linha.quantidade ?? 1,
    valorFinal: linha.valorFinal ?? 0,
    opcional: linha.opcional,
    descricao: linha.descricao.trim() || null,
    motivoValor: linha.motivoValor.trim() || null,
  }
  return linha.tipo === 'PECA'
    ? { ...comum, tipo: 'PECA', peca: idOf(linha.peca), solicitarPeca: linha.solicitarPeca === 'sim' }
    : { ...comum, tipo: 'SERVICO', servico: idOf(linha.servico) }
}

/** Body of salvarOrcamento and alterarOrcamento. */
export const corpoDoOrcamento = (form: OrcamentoForm, versao: number): OrcamentoInput => ({
  versao,
  prazoDiasUteis: form.prazoDiasUteis,
  validoAte: form.validoAte,
  observacoes: form.observacoes.trim() || null,
  oQueVimos: form.oQueVimos.trim() || null,
  fotosMostradas: form.fotosMostradas,
  sinal: form.sinal || null,
  linhas: form.linhas.map(linhaDoCorpo),
})
