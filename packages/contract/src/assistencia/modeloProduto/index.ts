import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { CAMPOS_COMUNS } from '../../casca/register/nomeado.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { FotoInput } from '../../casca/usuario/index.ts'
import { LIMITES_DO_MODELO } from './limites.ts'

export { LIMITES_DO_MODELO } from './limites.ts'

/** Longest warranty that a model may have, in months. */
export const GARANTIA_MAXIMA = 120

const Nome = z.object({ id: z.number().int(), nome: z.string() })

/** A model of watch: whose it is, how long its warranty is, and what it is put together with. */
export const ModeloProduto = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    descricao: z.string(),
    marca: Nome,
    tipoEquipamento: Nome,
    mesesGarantia: z.number().int(),
    parafusos: z.number().int(),
    pinos: z.number().int(),
    terminais: z.number().int(),
    foto: z
      .object({ id: z.string() })
      .nullable()
      .describe('A imagem está em /public/midia/imagem/{id}?tamanho=64, 160 ou 500.'),
    ...CAMPOS_COMUNS,
  })
  .meta({ id: 'ModeloProduto' })
export type ModeloProduto = z.infer<typeof ModeloProduto>

const upTo = (maximum: number) => z.number().int().min(0).max(maximum)

export const ModeloProdutoInput = z
  .object({
    codigo: obrigatorio(40).describe('Único; repetido é SAME_CODE.'),
    descricao: obrigatorio(120),
    marca: z.object({ id: Id }),
    tipoEquipamento: z.object({ id: Id }),
    mesesGarantia: upTo(GARANTIA_MAXIMA).optional(),
    parafusos: upTo(LIMITES_DO_MODELO.PARAFUSO).optional(),
    pinos: upTo(LIMITES_DO_MODELO.PINO).optional(),
    terminais: upTo(LIMITES_DO_MODELO.TERMINAL).optional(),
    foto: FotoInput,
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'ModeloProdutoInput' })
export type ModeloProdutoInput = z.infer<typeof ModeloProdutoInput>
