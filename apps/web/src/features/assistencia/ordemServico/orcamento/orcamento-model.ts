import type {
  LinhaTipo,
  Orcamento,
  OrcamentoInput,
  OrcamentoItem,
  OrcamentoModelo,
  OrdemServico,
} from '@app/contract/assistencia/ordemServico'
import { covers, descontoDe, valorComDesconto, valoresDaLinha } from '@app/rules/assistencia/ordemServico'
import type { Nomeado, PecaOpcao, ServicoOpcao } from '../entrada/pickers.tsx'

/** A required choice, so neither answer is preselected. */
export type Resposta = 'sim' | 'nao'
type SimNao = Resposta | ''

/** What the bench knows of a chosen part or service besides its price. */
type DoItem = {
  /** Free at the order's post; absent: not asked. */
  livre?: number | null
  /** false: no longer in the register. */
  ativo?: boolean
  /** The price that the version had, where today's is another. */
  precoAntes?: number
}

export type LinhaForm = {
  key: string
  tipo: LinhaTipo
  peca: (PecaOpcao & DoItem) | null
  servico: (ServicoOpcao & DoItem) | null
  sintoma: Nomeado | null
  causa: Nomeado | null
  garantia: SimNao
  solicitarPeca: SimNao
  quantidade: number | null
  /** Before the discount; null while no part or service is chosen. */
  preco: number | null
  /** In percent. */
  desconto: number | null
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
  /** By photo; that of a photo no longer shown is kept for when it is chosen again. */
  fotosFrases: Readonly<Record<number, string>>
  /** Asked for with the approval; null: none. */
  sinal: number | null
}

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
  preco: null,
  desconto: null,
  valorFinal: null,
  opcional: false,
  descricao: '',
  motivoValor: '',
})

/** A found code or name as the value of a line's field. */
export const doItem = ({ tipo, id, codigo, nome, preco, livre, ativo }: OrcamentoItem): Partial<LinhaForm> =>
  tipo === 'PECA'
    ? { tipo, peca: { id, codigo, descricao: nome, preco, livre, ativo } }
    : { tipo, servico: { id, codigo, nome, valor: preco, livre, ativo } }

/** The chosen part or service as the search finds it. */
export const itemDe = ({ tipo, peca, servico }: LinhaForm): OrcamentoItem | null => {
  if (tipo === 'PECA') return peca && { livre: null, ativo: true, ...peca, tipo, nome: peca.descricao }
  return servico && { livre: null, ativo: true, ...servico, tipo, preco: servico.valor }
}

/** What of an order decides how a new line begins. */
type DaOs = Pick<
  OrdemServico,
  'garantia' | 'garantiaServico' | 'reincidencia' | 'usoIndevido' | 'faltaNota'
> & { sintomas: readonly Nomeado[] }

/** A line that the server would take as covered (decisions 46). */
const isCoberta = (os: DaOs): boolean => covers({ ...os, garantia: os.garantia.value }) && !os.faltaNota

/** An empty line, covered when the order's verdict is. */
export const linhaDaOs = (tipo: LinhaTipo, key: string, os: DaOs): LinhaForm => ({
  ...novaLinha(tipo, key, os.sintomas),
  garantia: simNao(isCoberta(os)),
})

/** A found code or name as the next line: until somebody changes it. */
export const linhaAchada = (item: OrcamentoItem, key: string, os: DaOs): LinhaForm =>
  changeLinha(linhaDaOs(item.tipo, key, os), doItem(item))

/**
 * The lines of a template that the budget does not have yet: by its symptom and cause where the order does not say
 * one; what left the register stays out.
 */
export function linhasDoModelo(
  { itens, sintoma, causa }: Pick<OrcamentoModelo, 'itens' | 'sintoma' | 'causa'>,
  jaTem: readonly LinhaForm[],
  os: DaOs,
  newKey: () => string,
) {
  const same = (one: OrcamentoItem) => (other: OrcamentoItem | null) =>
    other !== null && other.tipo === one.tipo && other.id === one.id
  const fora = itens.filter(({ ativo }) => !ativo)
  const repetidas = itens.filter((item) => item.ativo && jaTem.map(itemDe).some(same(item)))
  const linhas = itens
    .filter((item) => !fora.includes(item) && !repetidas.includes(item))
    .map(({ opcional, ...item }): LinhaForm => {
      const linha = linhaAchada(item, newKey(), os)
      return { ...linha, opcional, sintoma: linha.sintoma ?? sintoma, causa }
    })
  return { linhas, fora, repetidas }
}

const linhaDe = (linha: Orcamento['linhas'][number], itens: readonly OrcamentoItem[]): LinhaForm => {
  const precoAntes = linha.valor / linha.quantidade
  const id = linha.peca?.id ?? linha.servico?.id
  const hoje = itens.find((item) => item.tipo === linha.tipo && item.id === id)
  const preco = hoje?.preco ?? precoAntes
  const item = {
    ...(hoje && { livre: hoje.livre, ativo: hoje.ativo }),
    ...(preco !== precoAntes && { precoAntes }),
  }
  const form: LinhaForm = {
    key: `linha-${linha.id}`,
    tipo: linha.tipo,
    peca: linha.peca && { ...linha.peca, preco, ...item },
    servico: linha.servico && { ...linha.servico, valor: preco, ...item },
    sintoma: linha.sintoma,
    causa: linha.causa,
    garantia: simNao(linha.garantia),
    solicitarPeca: simNao(linha.solicitarPeca),
    quantidade: linha.quantidade,
    preco: null,
    desconto: null,
    valorFinal: linha.valorFinal,
    opcional: linha.opcional,
    descricao: linha.descricao ?? '',
    motivoValor: linha.motivoValor ?? '',
  }
  return comValor(form, linha.valorFinal)
}

/** The previous budget to edit, at today's prices; otherwise empty. */
export const formDe = (
  { orcamento }: Pick<OrdemServico, 'orcamento'>,
  itens: readonly OrcamentoItem[] = [],
): OrcamentoForm => ({
  linhas: orcamento?.linhas.map((linha) => linhaDe(linha, itens)) ?? [],
  prazoDiasUteis: orcamento?.prazoDiasUteis ?? null,
  validoAte: null,
  observacoes: orcamento?.observacoes ?? '',
  oQueVimos: orcamento?.oQueVimos ?? '',
  fotosMostradas: orcamento?.fotosMostradas ?? [],
  fotosFrases: Object.fromEntries(
    orcamento?.fotosMostradas.map((id, at) => [id, orcamento.fotosFrases[at] ?? '']) ?? [],
  ),
  sinal: orcamento?.sinal ?? null,
})

/** The list price of the line's part or service, times its quantity; null while none is chosen. */
export function precoDaLinha({ tipo, peca, servico, quantidade }: LinhaForm): number | null {
  const preco = tipo === 'PECA' ? peca?.preco : servico?.valor
  if (preco === undefined || quantidade === null) return null
  return valoresDaLinha({ tipo, quantidade, garantia: false }, { preco, maoDeObraGarantia: 0 }).valor
}

/** The line at this value: below the list price as a discount, above it as a price. */
export function comValor(linha: LinhaForm, valorFinal: number | null): LinhaForm {
  const tabela = precoDaLinha(linha)
  if (tabela === null || valorFinal === null)
    return { ...linha, preco: valorFinal, desconto: null, valorFinal }
  const desconto = descontoDe(tabela, valorFinal)
  return {
    ...linha,
    preco: Math.max(tabela, valorFinal),
    desconto: desconto === 0 ? null : desconto,
    valorFinal,
  }
}

/** Whether the post has as many as the line needs, as far as it is known. */
const pedeSozinha = ({ peca, quantidade }: LinhaForm): SimNao =>
  peca?.livre === undefined || peca.livre === null ? '' : simNao(peca.livre < (quantidade ?? 1))

const AFFECT_VALUE: readonly (keyof LinhaForm)[] = ['peca', 'servico', 'quantidade', 'preco', 'desconto']

const valorDe = (preco: number | null, desconto: number | null) =>
  preco === null ? null : valorComDesconto(preco, Math.min(100, Math.max(0, desconto ?? 0)))

/**
 * Changes the line: its price follows the list until another one is typed, its value price and discount, and a part
 * that the post lacks is asked for.
 */
export function changeLinha(before: LinhaForm, part: Partial<LinhaForm>): LinhaForm {
  const after = { ...before, ...part }
  if (part.valorFinal !== undefined) return comValor(after, part.valorFinal)
  const followed = before.preco === null || before.preco === precoDaLinha(before)
  const preco = part.preco === undefined && followed ? precoDaLinha(after) : after.preco
  const solicitarPeca =
    part.solicitarPeca === undefined && [pedeSozinha(before), ''].includes(before.solicitarPeca)
      ? pedeSozinha(after)
      : after.solicitarPeca
  const counts = AFFECT_VALUE.some((name) => name in part)
  return {
    ...after,
    preco,
    solicitarPeca,
    valorFinal: counts ? valorDe(preco, after.desconto) : after.valorFinal,
  }
}

/** The line with the register's entry as it is now; what it costs the consumer stays. */
export const comTabela = (linha: LinhaForm, item: OrcamentoItem): LinhaForm => {
  const precoAntes = itemDe(linha)?.preco
  const antes = precoAntes !== undefined && precoAntes !== item.preco ? { precoAntes } : {}
  const { peca, servico } = doItem(item)
  return comValor(
    {
      ...linha,
      ...(peca && { peca: { ...peca, ...antes } }),
      ...(servico && { servico: { ...servico, ...antes } }),
    },
    linha.valorFinal,
  )
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
  fotosFrases: form.fotosMostradas.map((id) => form.fotosFrases[id]?.trim() ?? ''),
  sinal: form.sinal || null,
  linhas: form.linhas.map(linhaDoCorpo),
})
