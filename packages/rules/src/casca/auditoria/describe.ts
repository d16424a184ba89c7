import { formatReais } from '../dinheiro/index.ts'
import { formatQuantidade } from '../quantidade/index.ts'
import { formatDay, formatInstant, ZONA_PADRAO } from '../tempo/index.ts'
import type { AjusteAuditado, ItemAuditado, Json, Mudanca, MudancaAcao } from './mudanca.ts'
import { chegadaText } from './chegada.ts'
import { contagemText } from './contagem.ts'
import { separacaoText } from './separacao.ts'

/**
 * The modules' words for what their entries hold: attachments by field, files by kind, statuses by value, fields that
 * are in no form's table, and the names of the records.
 */
export type Palavras = Readonly<
  Record<
    'anexos' | 'arquivos' | 'situacoes' | 'statusOs' | 'campos' | 'registros',
    Readonly<Record<string, string>>
  >
>

/** Fields of the shell's own records that no form names. */
const LABELS: Record<string, string> = {
  nome: 'Nome',
  nomeExibicao: 'Nome de exibição',
  email: 'E-mail',
  emailConfirmado: 'E-mail confirmado',
  cpf: 'CPF ou CNPJ',
  role: 'Perfil',
  tipo: 'Tipo de usuário',
  ativo: 'Ativo',
  dadosPessoais: 'Dados pessoais',
  sessoes: 'Sessões abertas',
  convite: 'Convite',
  chaveApi: 'Chave de API',
  documento: 'Documento',
  foto: 'Foto',
}

const RECORDS: Record<string, string> = {
  usuario: 'Usuário',
  configuracao: 'Configurações',
  perfil: 'Perfil',
  cupom: 'Cupom',
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** An odd value must never make an entry unreadable. */
const numberText = (value: number): string => {
  const shown = Math.abs(value) < 1e11 && Number.isFinite(value)
  return shown ? formatQuantidade(value) : String(value)
}
const instantText = (value: string, zone: string): string => {
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? value : formatInstant(instant, zone)
}

const valueText = (value: Json | undefined, zone: string): string => {
  if (value === undefined || value === null || value === '') return 'vazio'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return instantText(value, zone)
  return `“${value}”`
}

const statusText = (value: Json | undefined, words: Palavras[keyof Palavras]): string =>
  (typeof value === 'string' ? own(words, value) : undefined) ?? valueText(value, ZONA_PADRAO)

/** A status that was forced by hand is told differently from a usual move, with its reason. */
const forcedText = ({ de, para }: Mudanca, { statusOs }: Palavras): string => {
  const { status, motivo } = isRecord(para) ? para : {}
  const reason = typeof motivo === 'string' ? ` (${motivo})` : ''
  return `Status alterado fora do fluxo: de ${statusText(de, statusOs)} para ${statusText(status, statusOs)}${reason}`
}

const amount = (value: number, unidade: string) => `${numberText(value)} ${unidade}`

const itemText = (item: ItemAuditado): string => {
  const validade = typeof item.validade !== 'string' ? '' : ` (validade ${formatDay(item.validade)})`
  return `${item.codigoProduto} ${item.descricao} lote ${item.lote}${validade}`
}

const isItem = (value: Json | undefined): value is ItemAuditado =>
  isRecord(value) && typeof value['codigoProduto'] === 'string' && typeof value['quantidade'] === 'number'

function describeItem({ acao, de, para }: Mudanca): string | undefined {
  if (acao === 'reordenado') return 'Ordem das linhas alterada'
  if (isItem(de) && isItem(para))
    return `Item alterado: ${itemText(para)}, de ${amount(de.quantidade, de.unidade)} para ${amount(para.quantidade, para.unidade)}`
  if (isItem(para)) return `Item incluído: ${itemText(para)}, ${amount(para.quantidade, para.unidade)}`
  if (isItem(de)) return `Item removido: ${itemText(de)}, ${amount(de.quantidade, de.unidade)}`
  return undefined
}

const filenameOf = (value: Json | undefined): string =>
  isRecord(value) && typeof value['filename'] === 'string' ? value['filename'] : 'arquivo'

const describeAnexo = (label: string, { de, para }: Mudanca): string => {
  if (para === undefined || para === null) return `Anexo ${label}: removido ${filenameOf(de)}`
  if (de === undefined || de === null) return `Anexo ${label}: incluído ${filenameOf(para)}`
  return `Anexo ${label}: ${filenameOf(de)} substituído por ${filenameOf(para)}`
}

const FEMININA = /(?:a|ade|ão)$/
const FEMININAS = /(?:as|ades|ões)$/

/** 'Telefone alterado', 'Rua alterada', 'Observações alteradas': the label's first word gives gender and number. */
const alteradoText = (label: string): string => {
  const [first = ''] = label.split(' ')
  if (first === 'Nas') return `${label}: alterado`
  if (first === 'Foto') return `${label} alterada`
  if (FEMININAS.test(first)) return `${label} alteradas`
  if (FEMININA.test(first)) return `${label} alterada`
  return `${label} ${first.endsWith('s') ? 'alterados' : 'alterado'}`
}

/** A file of an order is told by its kind and the SHA-256 of its bytes, because its name may say whose it is. */
const describeArquivo = ({ de, para }: Mudanca, { arquivos }: Palavras): string => {
  const value = para ?? de
  const { tipo, sha256 } = isRecord(value) ? value : {}
  const nome = (typeof tipo === 'string' && own(arquivos, tipo)) || 'arquivo'
  const marca = typeof sha256 === 'string' ? ` (SHA-256 ${sha256})` : ''
  return `Arquivo ${para === undefined ? 'removido' : 'incluído'}: ${nome}${marca}`
}

const QUEM_TINHA: Record<string, string> = {
  posto: 'mostrado ao posto',
  consumidor: 'aberto pela própria conta',
}

/** How the consumer received a link: by mail, or from the post, which had it on the screen. */
const describeLink = ({ acao, para }: Mudanca): string => {
  const { link, por, enviado } = isRecord(para) ? para : {}
  const nome = `nº ${typeof link === 'number' ? link : '—'}`
  const mail = `${enviado === true ? '' : 'não '}enviado por e-mail`
  if (acao !== 'respondido')
    return `Link ${nome} ${acao === 'mostrado' ? 'mostrado ao posto' : 'criado'}${enviado === true ? '; vai por e-mail ao consumidor' : ''}`
  const quem = (typeof por === 'string' && own(QUEM_TINHA, por)) || 'não mostrado ao posto'
  return `Respondido pelo link ${nome}, ${quem} e ${mail}`
}

const lines = (value: Json | undefined): string => {
  const count = typeof value === 'number' ? value : 0
  return count === 1 ? '1 linha' : `${count} linhas`
}
const verb = (value: Json | undefined, one: string, many: string) => (value === 1 ? one : many)

/** The number or code by which a record is known: ' 1204'. */
const nameText = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? ` ${value}` : ''

const isAjuste = (value: Json | undefined): value is AjusteAuditado =>
  isRecord(value) && typeof value['de'] === 'number' && typeof value['para'] === 'number'

const ajusteText = ({ para }: Mudanca): string => {
  if (!isAjuste(para)) return 'Estoque ajustado'
  const lote = para.lote ? `lote ${para.lote}` : 'estoque sem lote'
  return `Ajuste do ${lote}: de ${amount(para.de, para.unidade)} para ${amount(para.para, para.unidade)} (${para.motivo})`
}

type Lancado = { entram: number; saem: number }

const isLancado = (value: Json | undefined): value is Lancado & { readonly [key: string]: Json } =>
  isRecord(value) && typeof value['entram'] === 'number' && typeof value['saem'] === 'number'

/** Old entries hold only how many lines came in. */
const lancadoOf = (para: Json | undefined): Lancado =>
  isLancado(para) ? para : { entram: typeof para === 'number' ? para : 0, saem: 0 }

/** Chooses one of four texts for a note's posting: goods came in, went out, both, or neither. */
const byLancado = ({ entram, saem }: Lancado, [entrada, saida, ambos, nenhum]: string[]) =>
  (entram > 0 && saem > 0 ? ambos : saem > 0 ? saida : entram > 0 ? entrada : nenhum) ?? ''

const lancadoText = ({ para }: Mudanca): string => {
  const lancado = lancadoOf(para)
  const [entram, saem] = [`${lines(lancado.entram)} no estoque`, `${lines(lancado.saem)} do estoque`]
  return byLancado(lancado, [
    `Recebimento confirmado: ${entram}`,
    `Saída confirmada: ${saem}`,
    `Entrada e saída confirmadas: ${entram}, ${saem}`,
    'Nota confirmada: o estoque não mudou',
  ])
}

const estornoText = ({ para }: Mudanca): string => {
  const motivo = isRecord(para) ? para['motivo'] : para
  const words = isLancado(para)
    ? byLancado(para, [
        'Recebimento estornado',
        'Saída estornada',
        'Entrada e saída estornadas',
        'Confirmação estornada',
      ])
    : 'Recebimento estornado'
  return `${words}${typeof motivo === 'string' ? ` (${motivo})` : ''}`
}

const recordText = (campo: string, { registros }: Palavras) =>
  own(registros, campo) ?? own(RECORDS, campo) ?? 'Cadastro'

/** An event that was attached to a note. */
const eventoText = ({ evento, sequencia, texto }: { readonly [key: string]: Json }): string =>
  `${typeof evento === 'string' ? evento : 'Evento'} ${typeof sequencia === 'number' ? sequencia : ''}`.trimEnd() +
  ` do emitente anexada${typeof texto === 'string' ? `: ${texto}` : ''}`

const ACOES: Partial<Record<MudancaAcao, (mudanca: Mudanca, palavras: Palavras) => string>> = {
  criado: ({ campo, para }, palavras) => `${recordText(campo, palavras)}${nameText(para)} criado`,
  excluido: ({ campo, de }, palavras) => `${recordText(campo, palavras)}${nameText(de)} excluído`,
  expedido: ({ para }) => `Expedido: ${lines(para)} ${verb(para, 'saiu', 'saíram')} do estoque`,
  estornado: ({ para }) =>
    `Expedição estornada: ${lines(para)} ${verb(para, 'voltou', 'voltaram')} ao estoque`,
  reservado: ({ para }) => `Estoque reservado: ${lines(para)}`,
  liberado: ({ para }) => `Reserva liberada: ${lines(para)}`,
  reenviado: () => 'Pedido reenviado ao WMS',
  retirado: () => 'Pedido retirado do WMS',
  ajustado: ajusteText,
  importada: ({ para }) => `Nota fiscal${nameText(para)} importada`,
  recebida: lancadoText,
  'recebimento-estornado': estornoText,
  cancelada: () => 'Marcada como cancelada pelo evento do emitente',
  'sem-versao': () => 'Gravado sem informar a versão: alterações simultâneas não foram verificadas',
}

const describeMudanca = (
  palavras: Palavras,
  mudanca: Mudanca,
  zone: string,
  labels: Record<string, string>,
  reais: readonly string[],
): string => {
  const { campo, de, para } = mudanca
  if (campo === 'arquivo') return describeArquivo(mudanca, palavras)
  if (campo === 'link') return describeLink(mudanca)
  if (campo === 'separacao' && isRecord(para))
    return separacaoText(para, (value) =>
      isItem(value) ? `${itemText(value)}, ${amount(value.quantidade, value.unidade)}` : 'item',
    )
  if (campo === 'contagem' && isRecord(para)) return contagemText(para)
  if (campo === 'chegada' && isRecord(para)) return chegadaText(para)
  if (campo === 'eventoDaNota' && isRecord(para)) return eventoText(para)
  const byAction = mudanca.acao && ACOES[mudanca.acao]?.(mudanca, palavras)
  if (byAction !== undefined) return byAction
  if (campo === 'itens') return describeItem(mudanca) ?? 'Itens alterados'
  const anexo = own(palavras.anexos, campo)
  if (anexo !== undefined) return describeAnexo(anexo, mudanca)
  if (campo === 'senha') return 'Senha alterada'
  if (campo === 'alterarStatus') return forcedText(mudanca, palavras)
  if (campo === 'statusOS')
    return `Status: de ${statusText(de, palavras.statusOs)} para ${statusText(para, palavras.statusOs)}`
  const label = own(labels, campo) ?? own(palavras.campos, campo) ?? own(LABELS, campo) ?? campo
  if (mudanca.acao === 'alterado')
    return para === undefined ? alteradoText(label) : `${label}: ${valueText(para, zone)}`
  if (campo === 'status' && !own(labels, campo))
    return `${label}: de ${statusText(de, palavras.situacoes)} para ${statusText(para, palavras.situacoes)}`
  const text = (value: Json | undefined) =>
    typeof value === 'number' && reais.includes(campo) ? formatReais(value) : valueText(value, zone)
  return `${label}: de ${text(de)} para ${text(para)}`
}

/**
 * A change as a sentence: what changed, from what to what. It never fails, because old entries may hold anything.
 * `labels` are the words of the noun's own form and come before those that all forms share; `reais` names the fields
 * that are amounts.
 */
export const describing =
  (palavras: Palavras) =>
  (
    mudanca: Mudanca,
    zone: string = ZONA_PADRAO,
    labels: Record<string, string> = {},
    reais: readonly string[] = [],
  ): string =>
    describeMudanca(palavras, mudanca, zone, labels, reais)
