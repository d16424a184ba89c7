import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MODULOS, type Modulo } from '@app/contract/casca/perfil'
import { z } from 'zod'
import { parseBucket } from './files/storage/place-of-bucket.ts'

const flag = (whenAbsent: '0' | '1') =>
  z
    .enum(['1', '0', 'true', 'false', 'sim', 'nao'], 'deve ser 1 ou 0')
    .default(whenAbsent)
    .transform((value) => ['1', 'true', 'sim'].includes(value))
const httpUrl = z.url({ protocol: /^https?$/, error: 'deve ser um endereço http:// ou https://' })
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'deve ser um endereço postgres://' })

/** A place or UTC, because the database reads '+03:00' and 'CET' differently from Node. */
const isTimeZone = (zone: string): boolean => {
  if (!zone.includes('/') && zone !== 'UTC') return false
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: zone }))
  } catch {
    return false
  }
}

const isModulo = (name: string): name is Modulo => MODULOS.some((modulo) => modulo === name)

/** 'assistencia, armazem' → both, in the order of the one list. */
const modulos = z
  .string()
  .default(MODULOS.join(','))
  .transform((value, context): readonly Modulo[] => {
    const named = value.split(',').map((name) => name.trim())
    if (named.every(isModulo)) return MODULOS.filter((modulo) => named.includes(modulo))
    context.addIssue({ code: 'custom', message: `deve ser ${MODULOS.join(', ')} ou os dois` })
    return z.NEVER
  })

/** One line per setting; the environment is their only source. */
const Settings = z.object({
  PORT: z.coerce
    .number('deve ser um número de porta')
    .int('deve ser um número inteiro')
    .min(0, 'deve estar entre 0 e 65535')
    .max(65_535, 'deve estar entre 0 e 65535')
    .default(3000)
    .describe('Porta HTTP. 0 escolhe uma porta livre.'),
  HOST: z.string().default('localhost').describe('Endereço em que o servidor escuta. 0.0.0.0 aceita a rede.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('Endereço que as pessoas abrem no navegador, quando há um proxy na frente.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('PostgreSQL 15 ou mais novo. Sem ela, um PostgreSQL próprio é iniciado em DATA_DIR.'),
  DATABASE_URL_DIRETA: postgresUrl
    .optional()
    .describe(
      'O próprio servidor, quando DATABASE_URL é um PgBouncer em modo de transação: para avisos, tarefas, migrações e cópias.',
    ),
  DATABASE_URL_LEITURA: postgresUrl
    .optional()
    .describe(
      'Uma réplica do mesmo PostgreSQL, para relatórios e exportações. Ausente ou atrasada, valem as de DATABASE_URL.',
    ),
  DATABASE_URL_MIGRACAO: postgresUrl
    .optional()
    .describe('Usuário dono das tabelas, usado somente para as migrações. Sem ela vale DATABASE_URL.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path))
    .describe('Pasta dos arquivos anexados e do PostgreSQL próprio.'),
  ARQUIVOS_S3: httpUrl
    .refine(
      (url) => parseBucket(url) !== undefined,
      'deve ter o nome do bucket: https://servidor/bucket ou https://servidor/bucket/pasta',
    )
    .optional()
    .describe('Bucket S3 dos arquivos, https://servidor/bucket/pasta. Sem ele ficam em DATA_DIR/arquivos.'),
  ARQUIVOS_S3_REGIAO: z.string().default('us-east-1').describe('Região do bucket.'),
  ARQUIVOS_S3_CHAVE: z
    .string()
    .optional()
    .describe('Chave de acesso ao bucket. Sem ela valem o papel da máquina e as variáveis AWS_*.'),
  ARQUIVOS_S3_SEGREDO: z.string().optional().describe('Segredo da chave de acesso ao bucket.'),
  RETAGUARDA_DEMO: flag('1').describe(
    '1 cria dados de demonstração em um banco vazio. Com NODE_ENV=production o padrão é 0.',
  ),
  MODULOS: modulos.describe(
    'O que a instalação tem, separado por vírgulas: armazem, assistencia. O que não tem não aparece a ninguém.',
  ),
  TZ_EXIBICAO: z
    .string()
    .refine(isTimeZone, 'deve ser um fuso horário, por exemplo America/Sao_Paulo')
    .default('America/Sao_Paulo')
    .describe('Fuso horário das datas mostradas e exportadas.'),
  WMS_URL: httpUrl.optional().describe('Endereço do WMS. Sem ele o armazém interno faz a separação.'),
  WMS_TOKEN: z.string().optional().describe('Senha de acesso (bearer) enviada ao WMS.'),
  WEBHOOKS_INTERNOS: flag('0').describe(
    '1 deixa webhooks chamarem endereços http:// e de redes internas. Só para testes e desenvolvimento.',
  ),
  PROVEDORES_INTERNOS: flag('0').describe(
    '1 deixa provedores de identidade estarem em redes internas e em http://.',
  ),
  CAIXA_INTERNA: flag('0').describe(
    '1 deixa a caixa de notas (IMAP) estar em uma rede interna, também sem criptografia.',
  ),
  CEP_URL: httpUrl
    .optional()
    .describe(
      'Consulta de CEP, como https://viacep.com.br/ws. Sem ela só o estado é sugerido, pela faixa do CEP.',
    ),
  NFE_XSD_DIR: z
    .string()
    .transform((path) => resolve(path))
    .refine((path) => existsSync(join(path, 'nfe_v4.00.xsd')), 'deve ser uma pasta com nfe_v4.00.xsd')
    .optional()
    .describe('Pasta com os esquemas oficiais (XSD) da NF-e. Sem ela valem os que vêm com o produto.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'deve ser um endereço smtp:// ou smtps://' })
    .optional()
    .describe(
      'Servidor de e-mail, com usuário e senha no endereço. Sem ele, na demonstração, os e-mails ficam em /dev/mail.',
    ),
  CORREIO_DE: z
    .string()
    .max(320)
    .regex(/@/, 'deve conter um endereço de e-mail')
    .default('Retaguarda <retaguarda@localhost>')
    .describe('Remetente dos e-mails.'),
  CORREIO_RETORNO: z
    .email('deve ser um endereço de e-mail')
    .optional()
    .describe(
      'Endereço a que e-mails não entregues voltam, com +código antes do @. Sem ele voltam ao remetente.',
    ),
  RETORNOS_URL: z
    .url({ protocol: /^imaps?$/, error: 'deve ser um endereço imap:// ou imaps://' })
    .optional()
    .describe(
      'Caixa (IMAP) em que os e-mails não entregues são lidos, com usuário, senha e pasta no endereço. Sem ela nada é lido.',
    ),
  RETENCAO_PENDENTES_DIAS: z.coerce
    .number('deve ser um número de dias')
    .int('deve ser um número inteiro')
    .min(1, 'deve ser 1 ou mais')
    .default(180)
    .describe('Depois de quantos dias um cadastro que ninguém liberou é removido.'),
  RETENCAO_INATIVOS_DIAS: z.coerce
    .number('deve ser um número de dias')
    .int('deve ser um número inteiro')
    .min(0, 'deve ser 0 ou mais')
    .default(0)
    .describe('Depois de quantos dias uma pessoa inativa é anonimizada; com 0, nunca.'),
  COPIAS_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional()
    .describe('Pasta das cópias de segurança de cada noite. Sem ela, copias em DATA_DIR.'),
  COPIAS_GUARDAR: z.coerce
    .number('deve ser um número de cópias')
    .int('deve ser um número inteiro')
    .min(0, 'deve ser 0 ou mais')
    .default(7)
    .describe('Quantas cópias ficam guardadas; com 0 nenhuma é feita.'),
  PROCESSO: z
    .enum(['web', 'jobs', 'tudo'], 'deve ser web, jobs ou tudo')
    .default('tudo')
    .describe('O que este processo faz: web (atende), jobs (tarefas) ou tudo.'),
  PARADA_SEGUNDOS: z.coerce
    .number('deve ser um número de segundos')
    .int('deve ser um número inteiro')
    .min(0, 'deve ser 0 ou mais')
    .max(60, 'deve ser 60 ou menos')
    .default(0)
    .describe('Por quantos segundos, ao parar, o processo ainda atende enquanto /readyz já responde 503.'),
  CHAMADAS_POR_MINUTO: z.coerce
    .number('deve ser um número de chamadas')
    .int('deve ser um número inteiro')
    .min(60, 'deve ser 60 ou mais')
    .default(600)
    .describe('Quantas chamadas por minuto cada pessoa pode fazer a este processo.'),
  TRUST_PROXY: flag('0').describe(
    '1 quando há um proxy na frente, para ler X-Forwarded-For e X-Forwarded-Proto.',
  ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'deve ser fatal, error, warn, info, debug, trace ou silent',
    )
    .default('warn')
    .describe('Nível do registro (log). Com NODE_ENV=production o padrão é info: cada chamada numa linha.'),
})

export type Config = z.infer<typeof Settings> & {
  /** NODE_ENV=production: routes that serve only development do not exist. */
  producao: boolean
}

/** Every setting with its default and its purpose; the table in README.md is checked against it. */
export const settings = Object.entries(Settings.shape).map(([name, schema]) => ({
  name,
  default: z
    .string()
    .catch('')
    .parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default?.toString()),
  description: schema.description ?? '',
}))

/** Names each fault in the environment, one line per setting. */
export class ConfigError extends Error {}

/** Reads and checks the whole environment at once, so that the first start names every mistake. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(
    Object.keys(Settings.shape).flatMap((name) => {
      const value = env[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const producao = env['NODE_ENV'] === 'production'
  if (producao) {
    given['RETAGUARDA_DEMO'] ??= '0'
    given['LOG_LEVEL'] ??= 'info'
  }
  const result = Settings.safeParse(given)
  if (result.success) return { ...result.data, producao }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(['Configuração inválida nas variáveis de ambiente:', ...lines].join('\n'))
}
