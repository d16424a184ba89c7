import type { ModeloProduto, ModeloProdutoInput } from '@app/contract/registers/modeloProduto'
import type { modeloProdutoRegister } from '@app/contract/registers/modeloProduto'
import type { RegisterHooks } from '../../../register/index.ts'
import { dropFoto, filesOfFoto, namedImagens, putFoto, readFoto } from '../../casca/midia/index.ts'

type Definition = typeof modeloProdutoRegister

/** A photo without `data` is the stored one, so it stays. */
const withoutFoto = ({ foto: _stored, ...input }: Partial<ModeloProdutoInput>) => input

const fotoOf = (record: ModeloProduto | null) => record?.foto?.id ?? null

/** A model's photo is created and removed with its record. */
export const modeloProdutoHooks: RegisterHooks<Definition['record'], Definition['input']> = {
  files: {
    owners: [namedImagens],
    read: async (ctx, { foto }) => {
      const pronta = await readFoto(ctx, foto)
      return {
        files: filesOfFoto(pronta),
        save: async ({ db, input, before, work }) => {
          if (pronta === undefined) return withoutFoto(input)
          const id = pronta && (await putFoto(db, ctx, work, pronta))
          await dropFoto(db, work, fotoOf(before))
          return { ...input, foto: { id } }
        },
      }
    },
    remove: ({ db, record, work }) => dropFoto(db, work, fotoOf(record)),
  },
}
