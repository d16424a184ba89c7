import { z } from 'zod'
import { Id, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { Instante } from '../../casca/tempo/index.ts'

export const CAIXA_SERVIDOR_MAXIMO = 253
export const CAIXA_TEXTO_MAXIMO = 200
/** So many waiting files are shown and opened at once. */
export const CAIXA_ARQUIVOS_MAXIMO = 200

export const CAIXA_SEGURANCAS = ['tls', 'starttls', 'nenhuma'] as const
export type CaixaSeguranca = (typeof CAIXA_SEGURANCAS)[number]
export const CAIXA_SEGURANCA_LABELS: Record<CaixaSeguranca, string> = {
  tls: 'TLS (porta 993)',
  starttls: 'STARTTLS (porta 143)',
  nenhuma: 'Nenhuma, só em rede interna',
}

const fields = {
  ativa: z.boolean().describe('Se a caixa é lida, a cada cinco minutos.'),
  servidor: z.string().trim().max(CAIXA_SERVIDOR_MAXIMO).describe('Servidor IMAP.'),
  porta: z.number().int().min(1).max(65_535),
  seguranca: z.enum(CAIXA_SEGURANCAS),
  usuario: z.string().trim().max(CAIXA_TEXTO_MAXIMO),
  pasta: obrigatorio(CAIXA_TEXTO_MAXIMO),
}

export const CaixaNotaUpdate = z
  .object({
    ...fields,
    senha: z.string().max(CAIXA_TEXTO_MAXIMO).optional().describe('Ausente, fica a que está guardada.'),
    versao: Versao,
  })
  .meta({
    id: 'CaixaNotaUpdate',
    examples: [
      {
        ativa: true,
        servidor: 'imap.exemplo.com.br',
        porta: 993,
        seguranca: 'tls',
        usuario: 'nfe@exemplo.com.br',
        senha: 'a senha da caixa',
        pasta: 'INBOX',
        versao: 1,
      },
    ],
  })
export type CaixaNotaUpdate = z.infer<typeof CaixaNotaUpdate>

/** `GET /caixaNota`: the mailbox from which notes come, without its password, and how its reading stands. */
export const CaixaNota = z
  .object({
    ...fields,
    pasta: z.string(),
    temSenha: z.boolean(),
    lendo: z.boolean().describe('Está sendo lida agora.'),
    lidaEm: Instante.nullable().describe('A última leitura que chegou ao fim.'),
    erro: z.string().nullable().describe('Por que a última leitura falhou.'),
    erroDesde: Instante.nullable(),
    esperam: z.number().int().describe('Arquivos que chegaram e ninguém importou.'),
    versao: z.number().int(),
  })
  .meta({ id: 'CaixaNota' })
export type CaixaNota = z.infer<typeof CaixaNota>

/** `POST /caixaNota/testar`: what the server says. */
export const CaixaNotaTeste = z.object({ mensagens: z.number().int() })
export type CaixaNotaTeste = z.infer<typeof CaixaNotaTeste>

export const CaixaArquivo = z
  .object({
    id: z.number().int(),
    enviadoEm: Instante.describe('A data da mensagem.'),
    remetente: z.string(),
    assunto: z.string(),
    tipo: z.enum(['nota', 'evento']),
    filename: z.string(),
    length: z.number().int(),
    notas: z.number().int().describe('Quantas notas há no arquivo.'),
    numero: z.string().nullable(),
    emitente: z.string().nullable(),
    valor: z.number().nullable(),
    recusa: z.string().nullable().describe('Por que a nota não se aceita.'),
  })
  .meta({ id: 'CaixaArquivo' })
export type CaixaArquivo = z.infer<typeof CaixaArquivo>

/** `GET /caixaNota/arquivos`: what came by mail and waits, the oldest first. */
export const CaixaArquivos = z
  .object({
    total: z.number().int(),
    arquivos: z.array(CaixaArquivo).max(CAIXA_ARQUIVOS_MAXIMO),
    erro: z.string().nullable().describe('Por que a caixa não está sendo lida.'),
    erroDesde: Instante.nullable(),
  })
  .meta({ id: 'CaixaArquivos' })
export type CaixaArquivos = z.infer<typeof CaixaArquivos>

export const CaixaDescarte = z.strictObject({ ids: z.array(Id).min(1).max(CAIXA_ARQUIVOS_MAXIMO) })
export type CaixaDescarte = z.infer<typeof CaixaDescarte>
export const CaixaDescartados = z.object({ descartados: z.number().int() })
export type CaixaDescartados = z.infer<typeof CaixaDescartados>
