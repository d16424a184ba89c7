import { z } from 'zod'
import { Arquivo } from '../../casca/arquivo/index.ts'
import { readShape } from '../../casca/campos/schema.ts'
import { WarningMessage } from '../../casca/errors/index.ts'
import { Links } from '../../casca/paging/index.ts'
import { OsCondicoes, OsCondicoesAnteriores } from '../condicoes/index.ts'
import { CAMPOS_OS, CAMPOS_OS_RESUMO } from './campos.ts'
import { OsChecklist } from './checklist.ts'
import { OsEscolha } from './escolha.ts'
import { OsFoto } from './foto.ts'
import { Orcamento } from './orcamento.ts'
import { PaLinha } from './pa.ts'
import { OsConta } from './pagamento.ts'
import { AcaoOs, FaltaPeca, PrazoGarantia, Reincidencia, Semaforo, StatusOsRead } from './status.ts'
import { Instante } from '../../casca/tempo/index.ts'

const dia = z.string().describe('yyyy-MM-dd')
const pessoa = z.object({ id: z.number().int(), nome: z.string() })

export const OsModelo = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    descricao: z.string(),
    marca: pessoa,
    fotoId: z.string().nullable(),
  })
  .meta({ id: 'OsModelo' })
export type OsModelo = z.infer<typeof OsModelo>

/** A row of the lists. */
export const OrdemServicoResumo = z
  .object({
    id: z.number().int(),
    numero: z.string().describe("Por ano e posto: '388/2026'."),
    ...readShape(CAMPOS_OS_RESUMO),
    statusOS: StatusOsRead,
    creationDateTime: Instante,
    dataStatus: Instante.describe('Desde quando está neste status.'),
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    consumidor: pessoa.extend({ telefone: z.string().nullable() }),
    relogio: z
      .object({ id: z.number().int(), modelo: OsModelo, numeroSerie: z.string() })
      .nullable()
      .describe('null enquanto a OS está em criação.'),
    tecnico: pessoa.nullable(),
    garantia: z.object({ label: z.string(), value: z.boolean() }),
    garantiaServico: z.boolean(),
    reincidencia: Reincidencia,
    valorTotal: z.number(),
    dataReparo: Instante.nullable(),
    dataEntragaRelogio: Instante.nullable(),
    diasCorridos: z.number().int().describe('Dias desde a criação; -1 depois do fim.'),
    semaforo: Semaforo,
    atrasada: z.boolean().describe('No vermelho, ou prometida para um dia que passou sem o conserto.'),
    prazoLegal: dia.describe('Último dia dos 30 do CDC, art. 18.'),
    diasRestantes: z
      .number()
      .int()
      .nullable()
      .describe('Até o prazo legal; null depois do reparo ou do fim.'),
    prazoGarantia: PrazoGarantia.nullable().describe(
      'Na garantia: perto dos 30 dias (do 25 em diante), ou além deles.',
    ),
    diasRetirada: z
      .number()
      .int()
      .nullable()
      .describe('Há quantos dias aguarda retirada; null quando não aguarda.'),
    faltaPeca: FaltaPeca.nullable().describe(
      'Do orçamento aprovado falta uma peça: a pedir (também a recusada), ou já a caminho.',
    ),
    pecaEm: dia
      .nullable()
      .describe(
        'Quando deve chegar a última das peças a caminho; null quando nenhuma está, ou não se disse.',
      ),
    orcamentoAte: dia
      .nullable()
      .describe('Até quando o cliente pode responder ao orçamento; null quando nenhum espera resposta.'),
    avisar: z.boolean().describe('Falta avisar o cliente de algo.'),
    proximasAcoes: z.array(AcaoOs).describe('O que esta pessoa pode fazer agora.'),
    versao: z.number().int(),
    _links: Links,
  })
  .meta({ id: 'OrdemServicoResumo' })
export type OrdemServicoResumo = z.infer<typeof OrdemServicoResumo>

/** The manufacturer's sale of a watch. */
export const Venda = z
  .object({ vendidoEm: dia, mesesGarantia: z.number().int(), revendedor: z.string().nullable() })
  .meta({ id: 'Venda' })
export type Venda = z.infer<typeof Venda>

/** A whole order (spec §3; design/assistencia.md, intake). */
export const OrdemServico = OrdemServicoResumo.extend({
  consumidor: pessoa.extend({
    telefone: z.string().nullable(),
    email: z.string().nullable(),
    cnpjCpf: z.string().nullable(),
  }),
  ...readShape(CAMPOS_OS),
  sintomas: z.array(pessoa),
  fotos: z.array(OsFoto),
  arquivoNotaFiscal: Arquivo.nullable(),
  assinaturas: z
    .object({ entrada: Arquivo.nullable(), entrega: Arquivo.nullable() })
    .describe('As desenhadas ao entregar e ao retirar o relógio; a da aprovação está no orçamento.'),
  diasGarantiaServico: z.number().int(),
  usoIndevido: z.boolean(),
  veredicto: z
    .object({ coberta: z.boolean(), motivo: z.string() })
    .describe("Da garantia do fabricante, e por quê: 'coberto até 12/03/2027'."),
  venda: Venda.nullable().describe('O que o fabricante informou deste número de série; null: nada.'),
  faltaNota: z.boolean().describe('A garantia vale, mas só cobre uma linha com a nota fiscal da compra.'),
  preAvaliacao: z.string().nullable(),
  avaliacao: z.string().nullable(),
  reparo: z.string().nullable(),
  reparador: pessoa.nullable().describe('Quem consertou, e por isso não confere sozinho.'),
  motivoTroca: z.string().nullable(),
  modelosOferecidos: z.array(OsModelo),
  modeloEscolhido: OsModelo.nullable(),
  relogioNovo: z
    .object({ modelo: OsModelo, numeroSerie: z.string(), destinoAntigo: z.string().nullable() })
    .nullable()
    .describe('O que veio por troca, e para onde foi o antigo; null enquanto não chegou.'),
  retiradoPor: z.object({ nome: z.string(), documento: z.string().nullable() }).nullable(),
  qualidadePeloReparador: z.boolean().describe('O controle foi feito por quem consertou, com motivo.'),
  orcamento: Orcamento.nullable(),
  escolha: OsEscolha.nullable().describe('A do consumidor, passados os 30 dias; null: nenhuma vale.'),
  linhasPa: z.array(PaLinha).describe('O que foi feito no pronto atendimento.'),
  condicoes: OsCondicoes.nullable().describe('As do posto, aceitas na entrada; null: sem aceite registrado.'),
  condicoesAnteriores: z
    .array(OsCondicoesAnteriores)
    .describe('O que aceitou quem foi trocado; não vale para o consumidor de agora.'),
  aceiteFalta: z.boolean().describe('O consumidor de agora ainda não aceitou as condições, e ainda pode.'),
  checklists: z.array(OsChecklist).describe('Os que o tipo de equipamento tem, ou que já foram respondidos.'),
  conta: OsConta.nullable().describe('null: entregue antes do registro de pagamentos.'),
  messages: z.array(WarningMessage).optional(),
}).meta({ id: 'OrdemServico' })
export type OrdemServico = z.infer<typeof OrdemServico>

/** A line of the history: who, when, from, to, note; `texto` is its wording for the consumer. */
export const OsHistorico = z
  .object({
    id: z.number().int(),
    em: Instante,
    quem: z.string().nullable().describe('null: o sistema.'),
    acao: z
      .union([AcaoOs, z.literal('link'), z.literal('aviso'), z.literal('mensagem')])
      .nullable()
      .describe(
        'link: um link foi criado para o consumidor; aviso: o posto marcou que a avisou; mensagem: entre ela e o posto; null: criação ou anotação.',
      ),
    de: StatusOsRead.nullable(),
    para: StatusOsRead,
    nota: z.string().nullable(),
    texto: z.string().nullable().describe('null não aparece para o consumidor.'),
  })
  .meta({ id: 'OsHistorico' })
export type OsHistorico = z.infer<typeof OsHistorico>

/** null: the order belongs to another post, which stays hidden. */
const postoDoPassado = z.object({ id: z.number().int(), nomeFantasia: z.string() }).nullable()

/** The known facts about a watch, so that nothing is typed twice (intake). */
export const OsPassado = z
  .object({
    relogioId: z.number().int(),
    numeroSerie: z.string(),
    modelo: OsModelo,
    mesesGarantia: z.number().int(),
    lancamento: dia.nullable().describe('Do modelo; uma nota de antes não vale.'),
    garantiaDesde: dia.nullable().describe('De relógio recebido em troca: da entrega dele.'),
    venda: Venda.nullable(),
    trocadoEm: z
      .object({ numero: z.string().nullable(), posto: postoDoPassado })
      .nullable()
      .describe('Saiu em uma troca; numero null: em outro posto.'),
    emOs: z
      .object({ id: z.number().int().nullable(), numero: z.string().nullable(), posto: postoDoPassado })
      .nullable()
      .describe('A OS aberta em que ele está; null por dentro: em outro posto.'),
    garantiaServicoAte: dia.nullable(),
    dataNotaFiscal: dia.nullable(),
    garantiaAte: dia.nullable(),
    reparos: z.array(
      z.object({
        id: z.number().int().nullable().describe('null: de outro posto.'),
        numero: z.string().nullable(),
        posto: postoDoPassado,
        statusOS: StatusOsRead,
        creationDateTime: Instante,
        dataEntragaRelogio: Instante.nullable(),
        sintomas: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'OsPassado' })
export type OsPassado = z.infer<typeof OsPassado>
