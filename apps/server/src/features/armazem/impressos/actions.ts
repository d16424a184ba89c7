import { ETIQUETAS, type Impressos, ImpressosInput, type Medida } from '@app/contract/armazem/impressos'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { demandVersao, versaoSent } from '../../../platform/versao.ts'
import { dropFoto, putFoto, readFoto, withFoto } from '../../casca/midia/index.ts'
import { findImpressos, type ImpressosRow, updateImpressos } from './store.ts'

/** What papers carry is one row; this name keys its history and its push. */
const REGISTRO = { entidade: 'impressos', id: 1 } as const

const toWire = (
  { nome, logo, resolucao, etiquetas, tempoSeparacao, versao }: ImpressosRow,
  { scope }: Context,
): Impressos => ({
  nome,
  logo,
  resolucao,
  etiquetas,
  tempoSeparacao: scope.tipo === 'tudo' ? tempoSeparacao : null,
  versao,
})

export const getImpressos = async (ctx: Context): Promise<Impressos> =>
  toWire(await findImpressos(ctx.db), ctx)

const words = ({ largura, altura }: Medida) => `${largura} × ${altura} mm`

const changesOf = (de: ImpressosRow, para: ImpressosRow): Mudanca[] => [
  ...(de.logo === para.logo
    ? []
    : [{ campo: 'logo', de: de.logo && 'com logotipo', para: para.logo && 'com logotipo novo' }]),
  ...(de.resolucao === para.resolucao
    ? []
    : [{ campo: 'resolucao', de: de.resolucao, para: para.resolucao }]),
  ...ETIQUETAS.filter((tipo) => words(de.etiquetas[tipo]) !== words(para.etiquetas[tipo])).map((tipo) => ({
    campo: `etiqueta.${tipo}`,
    de: words(de.etiquetas[tipo]),
    para: words(para.etiquetas[tipo]),
  })),
]

export const saveImpressos = async (ctx: Context, body: unknown): Promise<Impressos> => {
  const sent = parseBody(ImpressosInput, body)
  const nova = await readFoto(ctx, sent.logo, 'logo')
  return withFoto(ctx, nova, (work) =>
    ctx.transaction(async (db) => {
      const de = await findImpressos(db, true)
      await demandVersao(db, { ...REGISTRO, ...de }, versaoSent(ctx, body), () => toWire(de, ctx))
      const logo = nova === undefined ? de.logo : nova && (await putFoto(db, ctx, work, nova))
      const para = {
        ...de,
        logo,
        etiquetas: sent.etiquetas ?? de.etiquetas,
        resolucao: sent.resolucao ?? de.resolucao,
      }
      const mudancas = changesOf(de, para)
      if (mudancas.length === 0) return toWire(de, ctx)
      await updateImpressos(db, para, { usuarioId: ctx.usuario.id, em: ctx.now() })
      if (logo !== de.logo) await dropFoto(db, work, de.logo)
      const versao = de.versao + 1
      await recordChange(db, ctx, { ...REGISTRO, versao, clienteId: null, mudancas })
      return toWire({ ...para, versao }, ctx)
    }),
  )
}
