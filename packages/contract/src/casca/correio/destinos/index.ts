import { z } from 'zod'
import { Id, Versao } from '../../paging/index.ts'
import { CorreioEndereco } from '../index.ts'
import { coded } from '../../errors/index.ts'
import {
  DESTINO_TAMANHO,
  DESTINOS_MAXIMO,
  DONOS_DE_DESTINO,
  FINALIDADE_NOMES,
  FINALIDADES,
  oQueChega,
  type Finalidade,
} from '../finalidades/index.ts'

const describeFinalidade = (nome: Finalidade): string =>
  `${FINALIDADES[nome].rotulo}: ${oQueChega(nome).join(', ')}. ${FINALIDADES[nome].sem}`

const each = <T extends z.ZodType>(schema: (nome: Finalidade) => T) =>
  Object.fromEntries(FINALIDADE_NOMES.map((nome) => [nome, schema(nome)])) as Record<Finalidade, T>

export const DestinosParams = z.object({ de: z.enum(DONOS_DE_DESTINO), id: Id })

/** The addresses that a company or a post has chosen, by what for; absent: not of this kind of owner. */
export const Destinos = z
  .object({
    nome: z.string().describe('O nome da empresa ou do posto.'),
    podeAlterar: z.boolean(),
    parados: z.array(CorreioEndereco).describe('Os escolhidos que não entregam, a que nada é enviado.'),
    ...each((nome) => z.array(z.string()).optional().describe(describeFinalidade(nome))),
    versao: z.number().int(),
  })
  .meta({ id: 'CorreioDestinos' })
export type Destinos = z.infer<typeof Destinos>

const endereco = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(DESTINO_TAMANHO)
  .pipe(z.email({ error: coded('EMAIL_INVALIDO') }))

/** Each address once; a purpose that is left out stays as it is. */
const enderecos = z
  .array(endereco)
  .max(DESTINOS_MAXIMO)
  .superRefine((lista, found) => {
    for (const [at, cada] of lista.entries())
      if (lista.indexOf(cada) < at)
        found.addIssue({ code: 'custom', path: [at], message: coded('CORREIO_DESTINO_REPETIDO') })
  })
  .optional()

export const DestinosUpdate = z
  .object({
    ...each((nome) =>
      enderecos.describe(FINALIDADES[nome].rotulo).meta({ examples: [[`${nome}@exemplo.com.br`]] }),
    ),
    versao: Versao,
  })
  .meta({ id: 'CorreioDestinosUpdate' })
export type DestinosUpdate = z.infer<typeof DestinosUpdate>
