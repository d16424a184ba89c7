import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Json, Use } from './schemas.ts'

/** What a parameter means where its schema does not say it: the same name means the same thing in every call. */
const MEANINGS: Readonly<Record<string, string>> = {
  id: 'O id do registro.',
  page: 'A página, a partir de 0.',
  size: 'Quantos por página.',
  sort: 'A ordem: campo e sentido, `campo,asc` ou `campo,desc`.',
  q: 'Palavras que se procuram; todas têm de aparecer.',
  busca: 'Palavras que se procuram; todas têm de aparecer.',
  campo: 'Qual dos anexos.',
  cliente: 'O id do cliente.',
  posto: 'O id do posto autorizado.',
  pedido: 'O id do pedido.',
  nota: 'O id da nota.',
  modelo: 'O id do modelo do relógio.',
  ordemServico: 'O id da ordem de serviço.',
  numeroSerie: 'O número de série do relógio.',
  filename: 'O nome do arquivo, com a extensão.',
  todos: 'Também os inativos.',
  numero: 'O número, como aparece na tela.',
  tipo: 'O tipo; sem ele, todos.',
  entidade: 'De que registro é o histórico.',
  documento: 'O id do documento.',
  aviso: 'Qual dos avisos.',
  papel: 'Qual dos papéis.',
  arquivo: 'O id do arquivo.',
  mostrar: 'O que se mostra.',
  token: 'O token do link.',
  cep: 'O CEP, só os números.',
  cnpj: 'O CNPJ, com ou sem pontos; letras valem (CNPJ alfanumérico).',
  cprod: 'O código do produto na nota do emitente.',
  codigoOmni: 'O código do cliente no armazém.',
  codigoDepositante: 'O código do depositante.',
  decididos: 'Também os já decididos.',
  limite: 'No máximo quantos.',
  de: 'O primeiro dia, `aaaa-mm-dd`.',
  ate: 'O último dia, `aaaa-mm-dd`.',
}

const zodOf = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

const parametersIn = (use: Use, place: 'path' | 'query', schema: unknown): Json[] => {
  const type = zodOf(schema)
  if (!type) return []
  const { properties = {}, required = [] } = use(type, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description = MEANINGS[name], ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }))
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A mesma chave com o mesmo corpo tem um só efeito, por 24 horas.',
  schema: { type: 'string', maxLength: 255 },
}

const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'A `versao` que se tem, quando o corpo não a traz; sem ela, o que outros mudaram se perde.',
  schema: { type: 'string', examples: ['"3"'] },
}

/** Path parameters that no schema describes are plain strings. */
const namedIn = (path: string, described: Json[]): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    described.some((parameter) => parameter['name'] === name)
      ? []
      : [
          {
            name,
            in: 'path',
            required: true,
            ...(MEANINGS[name] !== undefined && { description: MEANINGS[name] }),
            schema: { type: 'string' },
          },
        ],
  )

/** Whether the body may carry the version that the sender holds. */
const isVersioned = (body: unknown): boolean => body instanceof z.ZodObject && 'versao' in body.shape

/** The parameters of one operation: of its path, its query and its headers. */
export const parametersOf = (use: Use, path: string, { schema, config }: RouteOptions): Json[] => {
  const described = parametersIn(use, 'path', schema?.params)
  return [
    ...described,
    ...namedIn(path, described),
    ...parametersIn(use, 'query', schema?.querystring),
    ...(config?.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(isVersioned(schema?.body) ? [IF_MATCH] : []),
  ]
}
