import { ACOES_OS, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcompanhamentoOs, Orcamento, OsModelo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { HORARIOS } from '@app/contract/registers/postoAutorizadoForm'
import {
  covers,
  diasDeRetirada,
  fraseDoHistorico,
  garantiaServicoAte,
  PALAVRAS_COMPLEMENTO,
  PALAVRAS_RESTITUICAO,
  PALAVRAS_SINAL,
  PALAVRAS_STATUS,
  PALAVRAS_VENCIDO,
  parteDoConsumidor,
  passosDoConsumidor,
  prazoDaGarantia,
  prazoLegal,
  SEMPRE_BRANCAS,
  somaDasLinhas,
} from '@app/rules/assistencia/ordemServico'
import { horarioEmPalavras } from '@app/rules/assistencia/postoAutorizado'
import { pixCopiaECola } from '@app/rules/casca/pix'
import { localDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import {
  type AcompanhadaRow,
  findAcompanhada,
  listContado,
  listOferecidos,
} from '../../store/acompanhamento.ts'
import { findOs, type OsRow } from '../../store/read.ts'
import { faltaAceiteDe } from '../../store/condicoes.ts'
import { setAberto } from '../../store/link.ts'
import { type EscolhaRow, findEscolha } from '../../store/escolha.ts'
import { findOrcamento } from '../../store/orcamento/orcamento.ts'
import { listFalas, readFalas } from '../../../chat/index.ts'
import { readRecebedor } from '../../../condicoes/index.ts'
import { contaOf, faltaSinalDe } from '../../view.ts'
import { readForConsumidor } from '../efeitos/condicoes.ts'
import { demandLink } from './link.ts'
import { mostradoDe, tituloDe } from './mostrado.ts'
import { listPapeis } from './papeis.ts'

const statusOf = (name: string): StatusOs => STATUS_OS.find((status) => status === name) ?? 'EM_CRIACAO'
const acaoOf = (name: string) => ACOES_OS.find((acao) => acao === name) ?? null

/** The watch is not ready, so that the promised day is still ahead, or was missed. */
const ESPERAM = STATUS_OS.filter((status) => !SEMPRE_BRANCAS.includes(status) && status !== 'EM_CRIACAO')

const firstNameOf = (nome: string | null): string => nome?.trim().split(/\s+/)[0] ?? ''

const asked: readonly string[] = ['APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 'CONSERTADA']

/** Whether an answer is expected: to a budget, or to an addition during the repair. */
const isAsked = (status: string, { aberto }: Orcamento): boolean => aberto && asked.includes(status)

/** Whether the whole budget went without an answer past its last day, closed by the hourly job or not yet. */
const isVencido = (status: string, orcamento: Orcamento, agora: Date): boolean => {
  if (orcamento.resposta !== null) return false
  if (status === 'ORCAMENTO_REPROVADO') return !orcamento.aberto
  return status === 'APROVAR_ORCAMENTO' && orcamento.aberto && agora > new Date(orcamento.validoAte)
}

/** The text of a budget for its consumer. */
const shownOf = (
  os: AcompanhadaRow,
  orcamento: Orcamento,
  arquivos: OsRow['arquivos'],
  { config, now }: Pick<Services, 'config' | 'now'>,
) => {
  const { termos, hash } = mostradoDe(
    {
      numero: `${os.numero}/${os.ano}`,
      modelo: os.modelo,
      numeroSerie: os.numero_serie,
      diasGarantiaServico: os.dias_garantia_servico,
    },
    orcamento,
    config.TZ_EXIBICAO,
  )
  return {
    versao: orcamento.versao,
    complemento: orcamento.complemento,
    validoAte: orcamento.validoAte,
    prazoDiasUteis: orcamento.prazoDiasUteis,
    observacoes: orcamento.observacoes,
    oQueVimos: orcamento.oQueVimos,
    fotos: orcamento.fotosMostradas.map((id, at) => ({
      id,
      rotulo: arquivos.find((arquivo) => arquivo.id === id)?.rotulo ?? null,
      frase: orcamento.fotosFrases[at] || null,
    })),
    termos,
    linhas: orcamento.linhas.map((linha) => ({
      id: linha.id,
      titulo: tituloDe(linha),
      descricao: linha.descricao,
      quantidade: linha.quantidade,
      garantia: linha.garantia,
      opcional: linha.opcional,
      valor: parteDoConsumidor({ ...linha, situacao: 'PENDENTE' }),
      valorCheio: linha.valorFinal,
      situacao: linha.situacao,
    })),
    abatimento: orcamento.abatimento,
    valorConsumidor: orcamento.valorConsumidor,
    sha256: hash.toString('hex'),
    podeResponder: isAsked(os.status, orcamento) && now() <= new Date(orcamento.validoAte),
    vencido: isVencido(os.status, orcamento, now()),
    resposta: orcamento.resposta && {
      aprovado: orcamento.resposta.aprovado,
      nome: orcamento.resposta.nome,
      em: orcamento.resposta.em,
    },
  }
}

const oferecidosDe = async (db: Executor, osId: number) => {
  const rows = await listOferecidos(db, osId)
  const modelos = rows.map((row): OsModelo => ({
    id: row.id,
    codigo: row.codigo,
    descricao: row.descricao,
    marca: { id: row.marca_id, nome: row.marca },
    fotoId: row.foto_id,
  }))
  const chosen = rows[0]?.modelo_escolhido_id ?? null
  return { modelos, modeloEscolhido: modelos.find(({ id }) => id === chosen) ?? null }
}

/** The text above the consumer's page. */
const palavrasDe = (
  status: StatusOs,
  orcamento: Orcamento | null,
  escolha: EscolhaRow | null,
  sinal: AcompanhamentoOs['sinal'],
  agora: Date,
) => {
  if (status === 'CANCELADA' && escolha?.tipo === 'RESTITUICAO') return PALAVRAS_RESTITUICAO
  if (orcamento && isVencido(status, orcamento, agora)) return PALAVRAS_VENCIDO
  if (orcamento?.complemento && isAsked(status, orcamento) && agora <= new Date(orcamento.validoAte))
    return PALAVRAS_COMPLEMENTO
  return sinal ? PALAVRAS_SINAL : PALAVRAS_STATUS[status]
}

/** Whether the consumer may choose another watch, a refund or a lower price (CDC art. 18 §1). */
const passouDoPrazo = (os: AcompanhadaRow, { config, now }: Pick<Services, 'config' | 'now'>): boolean => {
  const zona = config.TZ_EXIBICAO
  const status = statusOf(os.status)
  const ate = status === 'REPARADA' ? (os.data_reparo ?? os.status_desde) : now()
  return (
    !os.trocado &&
    prazoDaGarantia(
      { status, osType: os.os_type === 'PA' ? 'PA' : 'OS', garantia: os.garantia },
      localDay(os.criado_em, zona),
      localDay(ate, zona),
    ) === 'PASSOU'
  )
}

/** The fee for refusing the budget; none under warranty. */
const taxaDe = (os: OsRow): number | null =>
  covers({ ...os, reincidencia: os.reincidencia ?? 'NENHUMA' })
    ? null
    : (os.condicoes?.taxaDiagnostico ?? null)

/** The conditions that she has not accepted yet, as they are accepted. */
const aceiteDe = async (
  db: Executor,
  os: OsRow,
  services: Pick<Services, 'config' | 'now'>,
): Promise<AcompanhamentoOs['aceite']> => {
  if (!faltaAceiteDe(os)) return null
  const { texto, hash } = await readForConsumidor(db, os, services)
  return { texto, sha256: hash.toString('hex') }
}

/** The code that identifies a payment: letters and digits only. */
const txidDe = ({ numero, ano }: OsRow) => `OS${numero}A${ano}`

/** The missing deposit, and how to pay it (decisions 63). */
const sinalDe = async (db: Executor, os: OsRow): Promise<AcompanhamentoOs['sinal']> => {
  const valor = faltaSinalDe(os)
  if (valor === 0) return null
  const { nome, cidade, pix } = await readRecebedor(db, os.postoId)
  const codigo =
    pix && pixCopiaECola({ ...pix, nome, cidade, centavos: Math.round(valor * 100), txid: txidDe(os) })
  return {
    valor,
    codigo: codigo?.ok ? codigo.codigo : null,
    recebedor: nome,
    chave: pix?.chave ?? null,
    naEntrega: Math.round(((contaOf(os)?.falta ?? 0) - valor) * 100) / 100,
  }
}

const horarioDe = ({ horario, abre, fecha, outros_horarios }: AcompanhadaRow): string | null => {
  const dias = HORARIOS.find((each) => each === horario)
  const primeiro = dias && abre && fecha ? horarioEmPalavras({ dias, abre, fecha }) : null
  return [primeiro, outros_horarios].filter(Boolean).join('; ') || null
}

/** The place of the watch, and how to reach it. */
const postoDe = (os: AcompanhadaRow): AcompanhamentoOs['posto'] => ({
  nomeFantasia: os.posto,
  telefone: os.telefone,
  whatsapp: os.whatsapp,
  marca: os.marca,
  endereco: [os.rua, os.numero_rua, os.bairro].join(', '),
  cidade: `${os.cidade}, ${os.estado}`,
  horario: horarioDe(os),
})

/** The work at the counter, and the last day of its warranty. */
const atendimentoDe = (
  status: StatusOs,
  os: OsRow,
  { config }: Pick<Services, 'config'>,
): AcompanhamentoOs['atendimento'] => {
  if (os.osType !== 'PA' || status !== 'ATENDIDA') return null
  const feito = localDay(os.dataReparo ?? os.statusDesde, config.TZ_EXIBICAO)
  return {
    linhas: os.linhasPa.map(({ titulo, quantidade, valorFinal }) => ({
      titulo,
      quantidade,
      valor: valorFinal,
    })),
    total: somaDasLinhas(os.linhasPa),
    garantiaAte: garantiaServicoAte(feito),
  }
}

/** An order in its consumer's words, without the messages between post and manufacturer. */
export const showAcompanhamento = async (
  db: Executor,
  services: Pick<Services, 'config' | 'now'>,
  osId: number,
): Promise<AcompanhamentoOs> => {
  const os = (await findAcompanhada(db, osId)) ?? refuse('LINK_VENCIDO')
  const status = statusOf(os.status)
  const contado = await listContado(db, osId)
  const historico = contado.map((row) => {
    const acao = acaoOf(row.acao)
    const para = statusOf(row.para)
    // The note of an act is the workshop's own.
    return { acao, para, em: row.criado_em.toISOString(), texto: acao && fraseDoHistorico(acao, para) }
  })
  const inteira = (await findOs(db, { tipo: 'tudo' }, osId)) ?? refuse('LINK_VENCIDO')
  const { condicoes } = inteira
  const sinal = await sinalDe(db, inteira)
  const escolha = (await findEscolha(db, osId)) ?? null
  const orcamento = status === 'AVALIACAO_TECNICA' ? null : await findOrcamento(db, osId, escolha)
  const mostrado = orcamento && shownOf(os, orcamento, inteira.arquivos, services)
  return {
    numero: `${os.numero}/${os.ano}`,
    status,
    ...palavrasDe(status, orcamento, escolha, sinal, services.now()),
    posto: postoDe(os),
    primeiroNome: firstNameOf(os.consumidor),
    relogio:
      os.modelo === null
        ? null
        : { modelo: os.modelo, numeroSerie: os.numero_serie ?? '', fotoId: os.foto_id },
    passos: passosDoConsumidor(status, historico, os.os_type === 'PA' ? 'PA' : 'OS'),
    historico: historico.toReversed().flatMap(({ em, texto }) => (texto === null ? [] : [{ em, texto }])),
    conversa: (await listFalas(db, osId, services.now())).falas,
    atendimento: atendimentoDe(status, inteira, services),
    prazoLegal: prazoLegal(localDay(os.criado_em, services.config.TZ_EXIBICAO)),
    prometidaPara: ESPERAM.includes(status) && !mostrado?.vencido ? inteira.dataPrometida : null,
    papeis: inteira.consumidorAnonimizado ? [] : listPapeis(inteira),
    prazoPassou: passouDoPrazo(os, services),
    escolha: escolha && { tipo: escolha.tipo, valor: escolha.valor, em: escolha.criado_em.toISOString() },
    diasGarantiaServico: os.dias_garantia_servico,
    condicoes: condicoes && {
      texto: condicoes.texto,
      aceitoEm: new Date(condicoes.aceitoEm).toISOString(),
    },
    aceite: await aceiteDe(db, inteira, services),
    taxaDiagnostico: taxaDe(inteira),
    sinal,
    aDevolver: contaOf(inteira)?.aDevolver ?? 0,
    diasRetirada: diasDeRetirada(status, os.status_desde, services.now()),
    orcamento: mostrado,
    ...(await oferecidosDe(db, osId)),
  }
}

/** The consumer opens the page, which the post can see. */
export const openAcompanhamento = async (services: Services, token: string): Promise<AcompanhamentoOs> => {
  const link = await demandLink(services.db, services, token)
  if (link.aberto_em === null) await setAberto(services.db, link.id, services.now())
  await readFalas(services, link.ordem_servico_id)
  return showAcompanhamento(services.db, services, link.ordem_servico_id)
}
