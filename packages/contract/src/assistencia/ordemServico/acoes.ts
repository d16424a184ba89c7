import { z } from 'zod'
import { Id, Versao } from '../../casca/paging/index.ts'
import { CondicoesAceitas } from '../condicoes/index.ts'
import { checklist } from './checklist.ts'
import { NumeroSerie } from '../../registers/relogio.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { ExigirTrocaInput, ExigirValorInput } from './escolha.ts'
import { OsFotoNova } from './foto.ts'
import { FOTOS_MAXIMO } from './inputs.ts'
import {
  AprovarOrcamentoInput,
  Assinatura,
  OrcamentoInput,
  PedirPecaInput,
  ReprovarOrcamentoInput,
  SubstituirPecaInput,
  Valor,
} from './orcamento.ts'
import { PaLinhaInput } from './pa.ts'
import { cobranca, FormaPagamento } from './pagamento.ts'
import { StatusOs, type AcaoOs } from './status.ts'

const base = z.object({ versao: Versao })
const comNota = base.extend({ nota: opcional(2000) })
const comMotivo = base.extend({ motivo: obrigatorio(500) })
const modelos = base.extend({
  modelos: z
    .array(z.object({ id: Id }))
    .min(1)
    .max(20),
  nota: opcional(2000),
})

/** The body of each action; every one may carry `versao`. An action without an entry of its own takes a note. */
export const ACAO_INPUTS = {
  abrir: base.extend({
    relogioPresente: z.boolean().default(true),
    assinatura: Assinatura.nullish(),
    condicoes: CondicoesAceitas.nullish().describe('Que o cliente leu e aceita as condições do posto.'),
    ...checklist,
  }),
  receberRelogio: comNota.extend(checklist),
  atender: comNota.extend({
    linhas: z
      .array(PaLinhaInput)
      .min(1)
      .max(20)
      .optional()
      .describe('O que foi feito; a soma é o valor do atendimento.'),
    valorTotal: Valor.nullish().describe('Só sem `linhas`.'),
    ...cobranca,
  }),
  salvarPreAvaliacao: base.extend({
    preAvaliacao: obrigatorio(4000),
    tecnico: z.object({ id: Id }).nullish(),
  }),
  avaliar: base.extend({
    avaliacao: obrigatorio(4000),
    usoIndevido: z
      .boolean()
      .optional()
      .describe('Uso indevido visto na bancada: pede foto e tira a garantia; só o fabricante o afasta.'),
    fotos: z.array(OsFotoNova).max(FOTOS_MAXIMO).optional().describe('As que se somam às da OS.'),
  }),
  registrarUsoIndevido: base.extend({
    nota: obrigatorio(2000),
    fotos: z.array(OsFotoNova).max(FOTOS_MAXIMO).optional().describe('Sem foto na OS, ao menos uma.'),
  }),
  fotografar: base.extend({ fotos: z.array(OsFotoNova).min(1).max(FOTOS_MAXIMO) }),
  passarOs: base.extend({
    tecnico: z
      .object({ id: Id })
      .nullish()
      .describe('De quem o relógio passa a ser na bancada; null: de ninguém.'),
  }),
  salvarOrcamento: OrcamentoInput,
  alterarOrcamento: OrcamentoInput,
  aprovarOrcamento: AprovarOrcamentoInput,
  reprovarOrcamento: ReprovarOrcamentoInput,
  desfazerResposta: comMotivo,
  receberSinal: comNota.extend({ forma: FormaPagamento }),
  dispensarSinal: comMotivo,
  devolver: comNota.extend({ forma: FormaPagamento }),
  expirar: comNota,
  reabrirOrcamento: comNota,
  pedirPeca: PedirPecaInput,
  pedirDeNovo: comNota,
  substituirPeca: SubstituirPecaInput,
  aguardarConserto: comNota,
  consertar: base.extend({
    reparo: obrigatorio(4000),
    data: z.iso.datetime({ offset: true }).nullish().describe('Sem ela, agora.'),
  }),
  enviarControleQualidade: comNota,
  aprovarReparo: comNota.extend({
    motivo: opcional(500).describe('Pedido a quem também consertou.'),
    ...checklist,
  }),
  reprovarReparo: comMotivo.extend(checklist),
  reabrirConserto: comNota,
  osReparada: comNota,
  entregarProduto: base.extend({
    retiradoPor: obrigatorio(120),
    ...cobranca,
    ...checklist,
    documento: opcional(20),
    outroDocumento: z.boolean().default(false).describe('RG ou outro: sem a conferência dos dígitos.'),
    assinatura: Assinatura.nullish(),
    data: z.iso.datetime({ offset: true }).nullish().describe('Sem ela, agora.'),
  }),
  finalizar: comNota,
  solicitarTroca: comMotivo,
  autorizarTroca: modelos,
  naoAutorizarTroca: comMotivo,
  escolherModelo: base.extend({ modelo: z.object({ id: Id }) }),
  trocaMaisModelos: modelos,
  receberRelogioTroca: comNota.extend({
    numeroSerie: NumeroSerie.describe('Do relógio novo, que passa a ser do mesmo consumidor.'),
    destinoAntigo: opcional(200).describe('Para onde foi o relógio que saiu.'),
  }),
  reverterTroca: comMotivo,
  reabrirTroca: comMotivo,
  exigirTroca: ExigirTrocaInput,
  exigirRestituicao: ExigirValorInput,
  exigirAbatimento: ExigirValorInput,
  desfazerEscolha: comMotivo,
  autorizarReincidencia: comNota,
  recusarReincidencia: comMotivo,
  afastarUsoIndevido: comMotivo,
  cancelar: comMotivo,
  reabrirOs: comMotivo,
  alterarStatus: comMotivo.extend({ status: StatusOs }),
} as const satisfies Record<AcaoOs, z.ZodObject>

export type AcaoInput<A extends AcaoOs> = z.infer<(typeof ACAO_INPUTS)[A]>
