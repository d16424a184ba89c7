import { z } from 'zod'
import { Id, Versao } from '../paging/index.ts'
import { obrigatorio } from '../texto/index.ts'
import { CORREIO_LUGARES } from './lugares/index.ts'
import { CORREIO_ASSUNTO_MAXIMO, CORREIO_TEXTO_MAXIMO, CORREIO_TIPOS } from './modelos/index.ts'

export * from './finalidades/index.ts'
export * from './lugares/index.ts'
export * from './modelos/index.ts'

const instant = z.iso.datetime()
const tipo = z.enum(CORREIO_TIPOS)

const textos = {
  assunto: obrigatorio(CORREIO_ASSUNTO_MAXIMO).meta({ examples: ['Escolha outra senha'] }),
  abertura: obrigatorio(CORREIO_TEXTO_MAXIMO)
    .describe('Antes do que o produto põe no e-mail, que é quase sempre um endereço.')
    .meta({ examples: ['{saudacao}\n\nEscolha outra senha neste endereço:'] }),
  fechamento: z.string().trim().max(CORREIO_TEXTO_MAXIMO).describe('Depois; pode ficar vazio.'),
}

/** The texts of a kind of mail as they are now. */
export const CorreioModeloAtual = z
  .object({
    tipo,
    ...textos,
    padrao: z.boolean().describe('São os textos do produto.'),
    versao: z.number().int().describe('1 enquanto ninguém os alterou.'),
    alteradoEm: instant.nullable(),
    alteradoPor: z.string().nullable(),
  })
  .meta({ id: 'CorreioModelo' })
export type CorreioModeloAtual = z.infer<typeof CorreioModeloAtual>

/** Each kind of mail that this installation sends. */
export const CorreioModelos = z
  .object({ modelos: z.array(CorreioModeloAtual) })
  .meta({ id: 'CorreioModelos' })
export type CorreioModelos = z.infer<typeof CorreioModelos>

export const CorreioVersao = z
  .object({ versao: z.number().int(), ...textos, padrao: z.boolean(), em: instant, por: z.string() })
  .meta({ id: 'CorreioVersao' })
export type CorreioVersao = z.infer<typeof CorreioVersao>

/** One kind, with all that its texts have been, the newest first. */
export const CorreioModeloComVersoes = CorreioModeloAtual.extend({
  versoes: z.array(CorreioVersao),
}).meta({ id: 'CorreioModeloComVersoes' })
export type CorreioModeloComVersoes = z.infer<typeof CorreioModeloComVersoes>

export const CorreioModeloParams = z.object({ tipo })

export const CorreioModeloUpdate = z.object({ ...textos, versao: Versao }).meta({ id: 'CorreioModeloUpdate' })
export type CorreioModeloUpdate = z.infer<typeof CorreioModeloUpdate>

/** Texts that are not stored, to be sent to oneself with examples. */
export const CorreioTeste = z.strictObject(textos).meta({ id: 'CorreioTeste' })
export type CorreioTeste = z.infer<typeof CorreioTeste>

/** An address from which mails came back. */
export const CorreioEndereco = z
  .object({
    id: z.number().int(),
    endereco: z.string(),
    desde: instant.nullable().describe('Desde quando nada lhe é enviado; null: os e-mails vão.'),
    status: z.string().describe('O código da recusa (RFC 3463).'),
    motivo: z.string().describe('O que o servidor do destinatário disse.'),
    moles: z.number().int().describe('Quantos e-mails foram adiados ou recusados por um tempo.'),
    moleEm: instant.nullable(),
  })
  .meta({ id: 'CorreioEndereco' })
export type CorreioEndereco = z.infer<typeof CorreioEndereco>

/** The addresses from which mails came back, and the mailbox in which that is read. */
export const CorreioEnderecos = z
  .object({
    caixa: z
      .object({
        servidor: z.string(),
        lidaEm: instant.nullable(),
        erro: z.string().nullable(),
        erroDesde: instant.nullable(),
      })
      .nullable()
      .describe('A caixa de retornos; null quando não há (RETORNOS_URL).'),
    enderecos: z.array(CorreioEndereco),
  })
  .meta({ id: 'CorreioEnderecos' })
export type CorreioEnderecos = z.infer<typeof CorreioEnderecos>

/** The addresses of one record that do not deliver. */
export const EnderecosParados = z
  .object({ enderecos: z.array(CorreioEndereco), podeLiberar: z.boolean() })
  .meta({ id: 'EnderecosParados' })
export type EnderecosParados = z.infer<typeof EnderecosParados>

export const CorreioLugarParams = z.object({ de: z.enum(CORREIO_LUGARES), id: Id })
