import {
  ACOES_OS,
  CAMPOS_OS,
  CAMPOS_OS_PESSOAIS,
  CAMPOS_OS_RESUMO,
  statusOS,
} from '@app/contract/assistencia/ordemServico'
import type {
  AcaoOs,
  OrdemServico,
  OsConta,
  OrdemServicoResumo,
  OsFoto,
  OsHistorico,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import type { Arquivo } from '@app/contract/casca/arquivo'
import type { WarningMessage } from '@app/contract/casca/errors'
import {
  acoesPossiveis,
  atrasada,
  contaDaOs,
  covers,
  diasCorridos,
  diasDeRetirada,
  diasRestantes,
  fraseDoHistorico,
  garantia,
  prazoDaGarantia,
  prazoLegal,
  semaforo,
  sinalQueFalta,
  type EstadoOs,
} from '@app/rules/assistencia/ordemServico'
import { newRow, toWire } from '@app/rules/casca/campos'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { writesFor } from '../../../platform/scope.ts'
import type { ResumoRow } from './store/columns.ts'
import { toCondicoes } from './store/condicoes.ts'
import { abatimentoDe } from './store/orcamento/orcamento.ts'
import type { ArquivoRow, ArquivoTipo, HistoricoRow, OsRow } from './store/read.ts'
import { faltaNotaDe, veredictoDe } from './visao/garantia.ts'
import { relogioNovoDe, toEscolha } from './visao/troca.ts'

export type Leitor = Pick<Context, 'can' | 'now' | 'config' | 'scope'> & { usuario: { id: number } | null }

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** The money of an order; null when it was handed over before payments were recorded. */
export const contaOf = (row: OsRow) =>
  contaDaOs({
    ...row,
    linhas: row.orcamento?.linhas ?? [],
    taxa: row.condicoes?.taxaDiagnostico ?? null,
    abatimento: abatimentoDe(row.escolhida),
    coberta: covers({ ...row, reincidencia: row.reincidencia ?? 'NENHUMA' }),
    trocado: row.troca?.situacao === 'RECEBIDA',
  })

/** The same from the facts of a list's row. */
const faltaSinalDoResumo = ({ status, pedeSinal }: ResumoRow): number =>
  pedeSinal === null ? 0 : sinalQueFalta({ status, ...pedeSinal, dispensado: false })

/** The missing part of the approved budget's deposit. */
export const faltaSinalDe = (row: OsRow): number =>
  sinalQueFalta({
    ...row,
    linhas: row.orcamento?.linhas ?? [],
    sinal: row.orcamento?.sinal ?? null,
    dispensado: row.orcamento?.sinalDispensado ?? false,
    abatimento: abatimentoDe(row.escolhida),
  })

/** List rows do not contain the account, so money is offered back only on the order itself. */
const isWhole = (row: ResumoRow | OsRow): row is OsRow => 'pagamentos' in row

/** The facts of an order for the table of acts. */
export const estadoOf = (row: ResumoRow | OsRow): EstadoOs => ({
  status: row.status,
  osType: row.osType,
  reincidencia: row.reincidencia ?? 'NENHUMA',
  statusAnterior: row.statusAnterior,
  reparadorId: row.reparadoPor,
  respondidoEm: row.respondidoEm,
  orcamentoValidoAte: row.orcamentoValidoAte,
  complemento: row.complemento,
  complementoAberto: row.complementoAberto,
  faltamPecas: row.faltamPecas,
  faltaPedir: row.faltaPedir,
  faltaSinal: isWhole(row) ? faltaSinalDe(row) : faltaSinalDoResumo(row),
  aDevolver: isWhole(row) && (contaOf(row)?.aDevolver ?? 0) > 0,
  usoIndevido: row.usoIndevido,
  garantia: row.garantia,
  criadoEm: row.criadoEm,
  reparadaEm: row.dataReparo ?? row.statusDesde,
  trocado: row.trocado,
  escolha: row.escolha,
})

const faltaPecaDe = ({ faltamPecas, faltaPedir }: Pick<ResumoRow, 'faltamPecas' | 'faltaPedir'>) => {
  if (faltaPedir) return 'A_PEDIR' as const
  return faltamPecas ? ('A_CAMINHO' as const) : null
}

/** A row of a list as this person sees it now. */
export const toResumo = (
  row: ResumoRow | OsRow,
  { can, now, config, scope, usuario }: Leitor,
): OrdemServicoResumo => {
  const zona = config.TZ_EXIBICAO
  const agora = now()
  const criada = localDay(row.criadoEm, zona)
  const hoje = localDay(agora, zona)
  const dias = diasCorridos(row.status, criada, hoje)
  return {
    id: row.id,
    numero: `${row.numero}/${row.ano}`,
    ...toWire(CAMPOS_OS_RESUMO, row),
    statusOS: statusOS(row.status),
    creationDateTime: row.criadoEm.toISOString(),
    dataStatus: row.statusDesde.toISOString(),
    posto: { id: row.postoId, nomeFantasia: row.postoNome },
    consumidor: { id: row.consumidorId, nome: row.consumidorNome, telefone: row.consumidorTelefone },
    relogio: row.relogio,
    tecnico: row.tecnico,
    garantia: garantia(row.garantia),
    garantiaServico: row.garantiaServico,
    reincidencia: row.reincidencia ?? 'NENHUMA',
    valorTotal: row.valorTotal,
    dataReparo: iso(row.dataReparo),
    dataEntragaRelogio: iso(row.dataEntregaRelogio),
    diasCorridos: dias,
    semaforo: semaforo(row.status, dias),
    atrasada: atrasada(row, dias, hoje),
    prazoLegal: prazoLegal(criada),
    // A counter service has no 30 days (decisions 55).
    diasRestantes: row.osType === 'PA' ? null : diasRestantes(row.status, criada, hoje),
    prazoGarantia: prazoDaGarantia(
      row,
      criada,
      row.status === 'REPARADA' ? localDay(estadoOf(row).reparadaEm, zona) : hoje,
    ),
    diasRetirada: diasDeRetirada(row.status, row.statusDesde, agora),
    faltaPeca: faltaPecaDe(row),
    pecaEm: row.pecaEm,
    orcamentoAte:
      row.orcamentoValidoAte && (row.status === 'APROVAR_ORCAMENTO' || row.complementoAberto)
        ? localDay(row.orcamentoValidoAte, zona)
        : null,
    avisar: row.avisar,
    proximasAcoes:
      usuario && writesFor(scope, row.postoId)
        ? acoesPossiveis(estadoOf(row), { usuarioId: usuario.id, can, agora, zona })
        : [],
    versao: row.versao,
    ...self(`/ordemServico/${row.id}`),
  }
}

const toFoto = (row: ArquivoRow): OsFoto => ({
  ...toArquivo(row),
  rotulo: row.rotulo,
  momento: row.momento,
})

export const toArquivo = ({ id, filename, length, contentType }: ArquivoRow): Arquivo => ({
  id,
  filename,
  length,
  contentType,
})

/** Only the manufacturer's administrator may read the evidence of a person whose data were removed (decisions 58). */
export const readsEvidencia = (
  { consumidorAnonimizado }: { consumidorAnonimizado: boolean },
  { scope, can }: Pick<Leitor, 'scope' | 'can'>,
): boolean => !consumidorAnonimizado || (scope.tipo === 'tudo' && can('PERFIL_EDITAR'))

const semPessoa = (orcamento: OsRow['orcamento']): OsRow['orcamento'] =>
  orcamento?.resposta
    ? {
        ...orcamento,
        resposta: {
          ...orcamento.resposta,
          nome: null,
          documento: null,
          motivo: null,
          assinatura: null,
          endereco: null,
        },
      }
    : orcamento

const evidenciaPara = (row: OsRow, leitor: Leitor): OsRow =>
  readsEvidencia(row, leitor)
    ? row
    : {
        ...row,
        arquivos: [],
        checklists: [],
        ...newRow(CAMPOS_OS_PESSOAIS, {}),
        entregueA: null,
        entregueDocumento: null,
        orcamento: semPessoa(row.orcamento),
      }

const toConta = (row: OsRow): OsConta | null => {
  const conta = contaOf(row)
  return (
    conta && {
      ...conta,
      faltaSinal: faltaSinalDe(row),
      semCobranca: row.semCobranca,
      pagamentos: row.pagamentos.map((pago) => ({ ...pago, em: new Date(pago.em).toISOString() })),
    }
  )
}

/** A whole order as this person sees it now. */
export const toOs = (whole: OsRow, leitor: Leitor, avisos: readonly string[] = []): OrdemServico => {
  const row = evidenciaPara(whole, leitor)
  const resumo = toResumo(row, leitor)
  // The last one, because a watch that was handed over twice has two signatures.
  const lastOf = (tipo: ArquivoTipo): Arquivo | null => {
    const found = row.arquivos.findLast((arquivo) => arquivo.tipo === tipo)
    return found ? toArquivo(found) : null
  }
  const oferecidos = row.troca?.oferecidos ?? []
  const escolhido = oferecidos.find(({ id }) => id === row.troca?.escolhidoId) ?? null
  return {
    ...resumo,
    ...toWire(CAMPOS_OS, row),
    consumidor: { ...resumo.consumidor, email: row.consumidorEmail, cnpjCpf: row.consumidorCnpjCpf },
    sintomas: row.sintomas,
    fotos: row.arquivos.filter(({ tipo }) => tipo === 'FOTO').map(toFoto),
    arquivoNotaFiscal: lastOf('NOTA_FISCAL'),
    assinaturas: { entrada: lastOf('ASSINATURA_ENTRADA'), entrega: lastOf('ASSINATURA_ENTREGA') },
    diasGarantiaServico: row.diasGarantiaServico,
    usoIndevido: row.usoIndevido,
    veredicto: veredictoDe(row, leitor),
    venda: row.venda,
    faltaNota: faltaNotaDe(whole),
    preAvaliacao: row.preAvaliacao,
    avaliacao: row.avaliacao,
    reparo: row.reparo,
    reparador: row.reparador,
    motivoTroca: row.troca?.motivo ?? null,
    modelosOferecidos: oferecidos,
    modeloEscolhido: escolhido,
    relogioNovo: relogioNovoDe(row.troca, escolhido),
    retiradoPor: row.entregueA === null ? null : { nome: row.entregueA, documento: row.entregueDocumento },
    qualidadePeloReparador: row.qualidadeMotivo !== null,
    orcamento: row.orcamento,
    escolha: row.escolhida && toEscolha(row.escolhida, readsEvidencia(row, leitor)),
    linhasPa: row.linhasPa,
    ...toCondicoes(row),
    checklists: row.checklists.map(({ tipo, pontos, feito }) => ({
      tipo,
      pontos,
      feito: feito && { ...feito, em: new Date(feito.em).toISOString() },
    })),
    conta: toConta(row),
    ...(avisos.length > 0 && {
      messages: avisos.map((text): WarningMessage => ({ type: 'WARNING', text })),
    }),
  }
}

const acaoOf = (name: string): AcaoOs | null => ACOES_OS.find((acao) => acao === name) ?? null

/** The text of a line on the customer's page: an act in plain words, a note as it was written. */
const textoDe = (row: HistoricoRow, acao: AcaoOs | null, para: StatusOs): string | null => {
  if (!row.visivel) return null
  return acao === null ? row.nota : fraseDoHistorico(acao, para)
}

/** A line of the history. */
/** Lines that no act of the table made; a message of the conversation has a negative id (`listHistorico`). */
const semAto = ({ acao, id }: HistoricoRow) => {
  if (acao === 'link' || acao === 'aviso') return acao
  return id < 0 ? 'mensagem' : null
}

export const toHistorico = (row: HistoricoRow): OsHistorico => {
  const acao = acaoOf(row.acao)
  const para = row.para as StatusOs
  return {
    id: row.id,
    em: row.criadoEm.toISOString(),
    quem: row.por === 'CONSUMIDOR' ? 'Consumidor' : row.quem,
    acao: semAto(row) ?? acao,
    de: row.de === null ? null : statusOS(row.de as StatusOs),
    para: statusOS(para),
    nota: row.nota,
    texto: textoDe(row, acao, para),
  }
}
