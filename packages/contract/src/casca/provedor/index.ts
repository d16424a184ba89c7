import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Id, Versao } from '../paging/index.ts'
import { email, obrigatorio } from '../texto/index.ts'

export const PROVEDOR_NOME_MAXIMO = 80
export const PROVEDOR_EMISSOR_MAXIMO = 500
export const PROVEDOR_TEXTO_MAXIMO = 200
export const PROVEDOR_DOMINIOS_MAXIMO = 50
export const PROVEDOR_GRUPOS_MAXIMO = 50
/** Where most providers name the groups of a person. */
export const CAMPO_DE_GRUPOS = 'groups'

const DOMINIO = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const instant = z.iso.datetime()
const Grupo = z.object({
  grupo: obrigatorio(PROVEDOR_TEXTO_MAXIMO).describe('O valor, como o provedor o envia.'),
  role: obrigatorio(PROVEDOR_NOME_MAXIMO).describe('Código do perfil que recebe.'),
})

const fields = {
  nome: obrigatorio(PROVEDOR_NOME_MAXIMO).meta({ examples: ['Alfa'] }),
  emissor: obrigatorio(PROVEDOR_EMISSOR_MAXIMO)
    .pipe(z.url({ protocol: /^https?$/, error: coded('PROVEDOR_EMISSOR') }))
    .describe('O `issuer`, sob o qual está `/.well-known/openid-configuration`.')
    .meta({ examples: ['https://login.exemplo.com.br'] }),
  identificador: obrigatorio(PROVEDOR_TEXTO_MAXIMO).describe('O `client_id` deste sistema no provedor.'),
  clienteId: Id.nullable().describe('A empresa das pessoas; null são as da própria instalação.'),
  dominios: z
    .array(z.string().trim().toLowerCase().regex(DOMINIO, coded('PROVEDOR_DOMINIO')))
    .min(1)
    .max(PROVEDOR_DOMINIOS_MAXIMO)
    .describe('Os domínios de e-mail que entram por ele.')
    .meta({ examples: [['exemplo.com.br']] }),
  campoGrupos: obrigatorio(PROVEDOR_NOME_MAXIMO).describe('O campo em que o provedor envia os grupos.'),
  grupos: z
    .array(Grupo)
    .max(PROVEDOR_GRUPOS_MAXIMO)
    .describe(
      'O perfil que cada grupo recebe; vale o primeiro que servir. Sem nenhum, a pessoa espera a liberação.',
    ),
  ativo: z.boolean(),
}
const segredo = z
  .string()
  .max(PROVEDOR_EMISSOR_MAXIMO)
  .nullish()
  .describe('O `client_secret`. Ausente na alteração, fica o que está; null, nenhum.')

export const ProvedorInput = z
  .object({
    ...fields,
    segredo,
    campoGrupos: fields.campoGrupos.default(CAMPO_DE_GRUPOS),
    grupos: fields.grupos.default([]),
    ativo: fields.ativo.default(true),
  })
  .meta({ id: 'ProvedorInput' })
export type ProvedorInput = z.infer<typeof ProvedorInput>

export const ProvedorUpdate = z.object({ ...fields, segredo, versao: Versao }).meta({ id: 'ProvedorUpdate' })
export type ProvedorUpdate = z.infer<typeof ProvedorUpdate>

/** Who proves the people of some domains of e-mail (OpenID Connect), without its secret. */
export const Provedor = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    emissor: z.string(),
    identificador: z.string(),
    temSegredo: z.boolean(),
    clienteId: z.number().int().nullable(),
    cliente: z.object({ id: z.number().int(), nomeFantasia: z.string() }).nullable(),
    dominios: z.array(z.string()),
    campoGrupos: z.string(),
    grupos: z.array(z.object({ grupo: z.string(), role: z.string(), papel: z.string() })),
    ativo: z.boolean(),
    pessoas: z.number().int().describe('Quantas pessoas já entraram por ele.'),
    usadoEm: instant.nullable().describe('A última entrada.'),
    criadoEm: instant,
    criadoPor: z.string().nullable(),
    versao: z.number().int(),
  })
  .meta({ id: 'Provedor' })
export type Provedor = z.infer<typeof Provedor>

/** What the provider says of itself, when it answers. */
export const ProvedorTeste = z
  .object({
    emissor: z.string(),
    saida: z.boolean().describe('Se encerra as sessões daqui quando a pessoa sai de lá.'),
  })
  .meta({ id: 'ProvedorTeste' })
export type ProvedorTeste = z.infer<typeof ProvedorTeste>

export const EntradaProvedorInput = z.strictObject({ email: email(320) }).meta({ id: 'EntradaProvedorInput' })
export type EntradaProvedorInput = z.infer<typeof EntradaProvedorInput>

/** Where the browser goes; it keeps `pedido` and brings it back with what the provider answered. */
export const EntradaProvedor = z
  .object({
    nome: z.string(),
    url: z.string().describe('O endereço do provedor que o navegador abre.'),
    pedido: z.string().describe('Vale dez minutos; vai a `POST /oauth/token` com a resposta do provedor.'),
  })
  .meta({ id: 'EntradaProvedor' })
export type EntradaProvedor = z.infer<typeof EntradaProvedor>

/** Where the provider sends the browser back to. */
export const TELA_DE_RETORNO = '/entrada'
