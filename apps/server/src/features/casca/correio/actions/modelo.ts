import {
  CORREIO_MODELOS,
  CORREIO_TIPOS,
  type CorreioModeloAtual,
  type CorreioModeloComVersoes,
  type CorreioModelos,
  CorreioModeloUpdate,
  type CorreioTextos,
  type CorreioTipo,
  type CorreioVersao,
} from '@app/contract/casca/correio'
import {
  CORREIO_CAMPOS,
  composeCarta,
  exemplosDe,
  faltasNaCarta,
  isMesmoTexto,
} from '@app/rules/casca/correio'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { AppError, fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { insertVersao, listAtuais, listVersoes, lockModelo, type VersaoRow } from '../store/modelo.ts'

/** This name keys the history of a kind's texts. */
const ENTIDADE = 'correio_modelo'

const padraoDe = (tipo: CorreioTipo): CorreioTextos => CORREIO_MODELOS[tipo].padrao

const isInstalado = ({ config }: Context, tipo: CorreioTipo): boolean => {
  const { modulo } = CORREIO_MODELOS[tipo]
  return modulo === 'casca' || config.MODULOS.includes(modulo)
}

const shown = (tipo: CorreioTipo, row: VersaoRow | undefined): CorreioModeloAtual => ({
  tipo,
  ...(row?.textos ?? padraoDe(tipo)),
  padrao: !row?.textos,
  versao: row?.versao ?? 1,
  alteradoEm: row?.em.toISOString() ?? null,
  alteradoPor: row?.por ?? null,
})

/** Each kind of mail of this installation's modules, as its texts are now. */
export const listModelos = async (ctx: Context): Promise<CorreioModelos> => {
  demandStaff(ctx)
  const atuais = new Map((await listAtuais(ctx.db)).map((row) => [row.tipo, row]))
  return {
    modelos: CORREIO_TIPOS.filter((tipo) => isInstalado(ctx, tipo)).map((tipo) =>
      shown(tipo, atuais.get(tipo)),
    ),
  }
}

const versaoOf = (tipo: CorreioTipo, { versao, textos, em, por }: VersaoRow): CorreioVersao => ({
  versao,
  ...(textos ?? padraoDe(tipo)),
  padrao: textos === null,
  em: em.toISOString(),
  por,
})

const read = async (db: Executor, tipo: CorreioTipo): Promise<CorreioModeloComVersoes> => {
  const rows = await listVersoes(db, tipo)
  return { ...shown(tipo, rows[0]), versoes: rows.map((row) => versaoOf(tipo, row)) }
}

/** One kind, with all that its texts have been. */
export const getModelo = (ctx: Context, tipo: CorreioTipo): Promise<CorreioModeloComVersoes> => {
  demandStaff(ctx)
  if (!isInstalado(ctx, tipo)) refuse('NOT_FOUND')
  return read(ctx.db, tipo)
}

const demandTextos = (tipo: CorreioTipo, textos: CorreioTextos): void => {
  const faltas = faltasNaCarta(tipo, textos)
  if (faltas.length > 0)
    refuseFields(faltas.map(({ campo, codigo, marca }) => fieldMessage(campo, codigo, { marca })))
}

/** Writes the texts of a kind as its next version; those that equal the product's follow the product from then on. */
export const saveModelo = (
  ctx: Context,
  tipo: CorreioTipo,
  body: unknown,
): Promise<CorreioModeloComVersoes> => {
  demandStaff(ctx)
  if (!isInstalado(ctx, tipo)) refuse('NOT_FOUND')
  return ctx.transaction(async (db) => {
    const modelo = await lockModelo(db, tipo)
    const sent = versaoSent(ctx, body)
    const key = { entidade: ENTIDADE, id: modelo.id, versao: modelo.versao }
    await demandVersao(db, key, sent, () => read(db, tipo))
    const { versao: _versao, ...textos } = parseBody(CorreioModeloUpdate, body)
    demandTextos(tipo, textos)
    const antes = await read(db, tipo)
    if (isMesmoTexto(antes, textos)) return antes
    const versao = await insertVersao(db, modelo, {
      textos: isMesmoTexto(padraoDe(tipo), textos) ? null : textos,
      usuarioId: ctx.usuario.id,
      em: ctx.now(),
    })
    await recordChange(db, ctx, {
      ...key,
      versao,
      clienteId: null,
      mudancas: [
        ...CORREIO_CAMPOS.filter((campo) => antes[campo] !== textos[campo]).map((campo) => ({
          campo: `${CORREIO_MODELOS[tipo].label}, ${campo}`,
          de: antes[campo],
          para: textos[campo],
        })),
        ...semVersao(ENTIDADE, sent),
      ],
    })
    return read(db, tipo)
  })
}

/** Sends a mail to the person who asks, marked as a trial; says when it did not go. */
export const sendTesteDe = async (
  ctx: Context,
  { assunto, texto }: { assunto: string; texto: string },
): Promise<void> => {
  let sent: boolean
  try {
    sent = await ctx.mail.send({ para: ctx.usuario.email, assunto: `[Teste] ${assunto}`, texto })
  } catch (error) {
    ctx.log.warn({ err: error, assunto }, 'o e-mail de teste não saiu')
    throw new AppError('CORREIO_NAO_SAIU')
  }
  if (!sent) refuse('CORREIO_PARADO')
}

/** Sends these texts, filled with the examples, to the person who asks; nothing is stored. */
export const sendTeste = async (ctx: Context, tipo: CorreioTipo, textos: CorreioTextos): Promise<void> => {
  demandStaff(ctx)
  if (!isInstalado(ctx, tipo)) refuse('NOT_FOUND')
  demandTextos(tipo, textos)
  await sendTesteDe(ctx, composeCarta(textos, exemplosDe(tipo), CORREIO_MODELOS[tipo].corpo))
}
