import { z } from 'zod'
import { Arquivo } from '../../casca/arquivo/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { PostoTipo } from '../../registers/postoAutorizado.ts'
import { Uf } from '../../casca/endereco/index.ts'
import { HORARIOS } from '../../registers/postoAutorizadoForm.ts'
import { CadastroSituacaoAnswer, PlanoOferecido } from './input.ts'
import { CADASTRO_SITUACOES, DOCUMENTOS_POSTO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

const texto = z.string()
const telefone = z.string().nullish()

/** The person as it is kept: documents and telephones bare. */
export const CadastroPessoaLida = z
  .object({ nome: texto, cpf: texto, dataNascimento: texto, email: texto, telefone: texto })
  .meta({ id: 'CadastroPessoaLida' })
export type CadastroPessoaLida = z.infer<typeof CadastroPessoaLida>

/** The company as it is kept. */
export const CadastroEmpresaLida = z
  .object({
    cnpj: texto,
    razaoSocial: texto,
    nomeFantasia: texto,
    inscricaoEstadual: texto,
    inscricaoMunicipal: texto,
    emailComercial: texto,
    telefoneComercial: texto,
    telefoneCelular: telefone,
    telefoneWhatsapp: telefone,
    telefoneResidencial: telefone,
    cep: texto,
    rua: texto,
    numero: texto,
    complemento: texto,
    bairro: texto,
    cidade: texto,
    estado: Uf,
    horarios: z.array(z.object({ dias: z.enum(HORARIOS), abre: texto, fecha: texto })),
    marcas: z.array(z.number().int()),
  })
  .meta({ id: 'CadastroEmpresaLida' })
export type CadastroEmpresaLida = z.infer<typeof CadastroEmpresaLida>

/** A line of the manufacturer's queue. */
export const CadastroLinha = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    cidade: z.string(),
    estado: z.string(),
    situacao: z.enum(CADASTRO_SITUACOES),
    corrigido: z.boolean().describe('Veio de novo depois de um pedido de correção.'),
    desde: Instante.describe('Confirmado, corrigido ou decidido.'),
  })
  .meta({ id: 'CadastroLinha' })
export type CadastroLinha = z.infer<typeof CadastroLinha>

/** `GET /cadastroPosto?decididos=`: those that wait, the oldest first; or the decided ones, the newest first. */
export const CadastroFila = z.object({ cadastros: z.array(CadastroLinha) }).meta({ id: 'CadastroFila' })
export type CadastroFila = z.infer<typeof CadastroFila>
export const CadastroFilaQuery = z.object({ decididos: z.enum(['true', 'false']).optional() })

/** `GET /cadastroPosto/contagem`: how many wait for the manufacturer. */
export const CadastroContagem = z.object({ esperam: z.number().int() }).meta({ id: 'CadastroContagem' })
export type CadastroContagem = z.infer<typeof CadastroContagem>

export const CadastroDocumento = Arquivo.extend({ tipo: z.enum(DOCUMENTOS_POSTO) }).meta({
  id: 'CadastroDocumento',
})
export type CadastroDocumento = z.infer<typeof CadastroDocumento>

/** An existing post near the new one. */
export const PostoVizinho = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    tipo: PostoTipo,
    bairro: z.string(),
    cep: z.string(),
    ordens: z.number().int().describe('As OS que ele abriu nos últimos 30 dias.'),
  })
  .meta({ id: 'PostoVizinho' })

const quando = Instante.nullable()

/** The plan that was asked for, with its price of today. */
export const PlanoPedido = PlanoOferecido.extend({ diaVencimento: z.number().int() }).meta({
  id: 'PlanoPedido',
})
export type PlanoPedido = z.infer<typeof PlanoPedido>

/** A registration as the manufacturer decides on it. */
export const CadastroPosto = z
  .object({
    id: z.number().int(),
    versao: z.number().int(),
    situacao: z.enum(CADASTRO_SITUACOES),
    pessoa: CadastroPessoaLida.nullable().describe('Nulo depois de removidos os dados pessoais.'),
    empresa: CadastroEmpresaLida,
    marcas: z.array(z.object({ id: z.number().int(), nome: z.string() })).describe('As que pediu.'),
    plano: PlanoPedido.nullable(),
    codigoCupom: z.string().nullable(),
    avisos: z.array(z.string()).describe('O que é incomum: a inscrição estadual.'),
    documentos: z.array(CadastroDocumento),
    vizinhos: z
      .array(PostoVizinho)
      .describe('Postos na mesma faixa de CEP, os dois primeiros números; os mais próximos primeiro.'),
    criadoEm: Instante,
    confirmadoEm: quando,
    corrigidoEm: quando,
    pedidoCorrecao: z.string().nullable(),
    decididoEm: quando,
    decididoPor: z.string().nullable(),
    motivo: z.string().nullable(),
    posto: z.object({ id: z.number().int() }).nullable(),
    aceite: z.object({ termos: z.string(), em: Instante, endereco: z.string(), sha256: z.string() }),
  })
  .meta({ id: 'CadastroPosto' })
export type CadastroPosto = z.infer<typeof CadastroPosto>

const versao = z.number().int().optional()
const Referencia = z.object({ id: z.number().int() })

/** The manufacturer's data about an approved post. */
export const CadastroAprovar = z
  .object({
    versao,
    tipo: PostoTipo,
    credenciado: Referencia.nullish().describe('De um habilitado: a quem está associado.'),
    codigoSap: opcional(30),
    categoriaAssistencia: Referencia.nullish(),
    marcas: z.array(Referencia).max(200).describe('Nenhuma: todas.'),
  })
  .meta({ id: 'CadastroAprovar' })
export type CadastroAprovar = z.infer<typeof CadastroAprovar>

export const CadastroPedirCorrecao = z
  .object({ versao, texto: obrigatorio(2000) })
  .meta({ id: 'CadastroPedirCorrecao' })
export const CadastroRecusar = z.object({ versao, motivo: obrigatorio(2000) }).meta({ id: 'CadastroRecusar' })

/** A registration as its own registrant reads it by the link, to correct it. */
export const CadastroCorrecao = z
  .object({
    texto: z.string(),
    pessoa: CadastroPessoaLida,
    empresa: CadastroEmpresaLida,
    plano: PlanoPedido.nullable(),
    codigoCupom: z.string().nullable(),
    documentos: z.array(CadastroDocumento),
  })
  .meta({ id: 'CadastroCorrecao' })
export type CadastroCorrecao = z.infer<typeof CadastroCorrecao>

/** What a living link of a mail opens: where the registration stands, and what was asked to be corrected. */
export const CadastroDoLink = CadastroSituacaoAnswer.extend({
  correcao: CadastroCorrecao.nullable().describe('Enquanto o fabricante espera por ela.'),
}).meta({ id: 'CadastroDoLink' })
export type CadastroDoLink = z.infer<typeof CadastroDoLink>
