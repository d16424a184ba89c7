import {
  AssistenciaConfiguracaoInput,
  AVISO_LABELS,
  OS_AVISOS,
  type AssistenciaConfiguracao,
  type AvisoTeste,
  type OsAviso,
} from '@app/contract/assistencia/aviso'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { AVISOS_PADRAO, exemploDoAviso, faltasNoTexto, type TextoDoAviso } from '@app/rules/assistencia/aviso'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { fieldMessage, refuseFields } from '../../../platform/http/errors.ts'
import { demandVersao, versaoSent } from '../../../platform/versao.ts'
import { sendTesteDe } from '../../casca/correio/index.ts'
import { checkExpedientes, readExpedientes, writeExpedientes } from './expedientes.ts'
import { deleteTexto, findConfiguracao, listTextos, updateConfiguracao, upsertTexto } from './store.ts'

/** The settings are one row; this name keys their history. */
const ENTIDADE = 'assistencia_configuracao'
const ID = 1

const CAMPOS = ['assunto', 'email', 'whatsapp'] as const

const isSame = (one: TextoDoAviso, other: TextoDoAviso): boolean =>
  CAMPOS.every((campo) => one[campo] === other[campo])

type Textos = ReadonlyMap<OsAviso, TextoDoAviso>

const textosDe = async (db: Executor): Promise<Textos> => {
  const stored = new Map((await listTextos(db)).map(({ aviso, ...texto }) => [aviso, texto]))
  return new Map(OS_AVISOS.map((aviso) => [aviso, stored.get(aviso) ?? AVISOS_PADRAO[aviso]]))
}

const readConfiguracao = async (db: Executor): Promise<AssistenciaConfiguracao> => {
  const { versao } = await findConfiguracao(db)
  const textos = [...(await textosDe(db))].map(([aviso, { assunto, email, whatsapp }]) => ({
    aviso,
    assunto,
    email,
    whatsapp,
    padrao: isSame({ assunto, email, whatsapp }, AVISOS_PADRAO[aviso]),
  }))
  return { textos, expedientes: await readExpedientes(db), versao }
}

export const getConfiguracao = (ctx: Context): Promise<AssistenciaConfiguracao> => readConfiguracao(ctx.db)

/** What is wrong with the texts of a notice; `onde` is where they stand in the body. */
const faltasDe = (texto: Partial<TextoDoAviso>, onde: string): ErrorMessage[] =>
  CAMPOS.flatMap((campo) => {
    const escrito = texto[campo]
    if (escrito === undefined) return []
    const { desconhecida, semLink } = faltasNoTexto(escrito)
    if (desconhecida !== null)
      return [fieldMessage(`${onde}${campo}`, 'AVISO_MARCA', { marca: desconhecida })]
    return semLink && campo !== 'assunto' ? [fieldMessage(`${onde}${campo}`, 'AVISO_SEM_LINK')] : []
  })

const check = (textos: NonNullable<AssistenciaConfiguracaoInput['textos']>): ErrorMessage[] =>
  textos.flatMap(({ aviso: _aviso, ...texto }, index) => faltasDe(texto, `textos[${index}].`))

/** Sends the mail of a notice, filled with examples, to the person who asks; nothing is stored. */
export const sendTeste = async (ctx: Context, textos: AvisoTeste): Promise<void> => {
  const erros = faltasDe(textos, '')
  if (erros.length > 0) refuseFields(erros)
  await sendTesteDe(ctx, exemploDoAviso(textos))
}

/** Stores the texts that differ from the current ones; a default text is stored as no row. */
const writeTextos = async (
  db: Executor,
  textos: NonNullable<AssistenciaConfiguracaoInput['textos']>,
): Promise<Mudanca[]> => {
  const antes = await textosDe(db)
  const mudancas: Mudanca[] = []
  for (const { aviso, ...texto } of textos) {
    const de = antes.get(aviso) ?? AVISOS_PADRAO[aviso]
    if (isSame(de, texto)) continue
    if (isSame(texto, AVISOS_PADRAO[aviso])) await deleteTexto(db, aviso)
    else await upsertTexto(db, aviso, texto)
    for (const campo of CAMPOS)
      if (de[campo] !== texto[campo])
        mudancas.push({ campo: `${AVISO_LABELS[aviso]}, ${campo}`, de: de[campo], para: texto[campo] })
  }
  return mudancas
}

/** Changes the texts for consumers (decisions 54) and the teams' calendars (rede §9) in this installation. */
export const saveConfiguracao = (ctx: Context, body: unknown): Promise<AssistenciaConfiguracao> =>
  ctx.transaction(async (db) => {
    const atual = await findConfiguracao(db, true)
    await demandVersao(db, { entidade: ENTIDADE, id: ID, ...atual }, versaoSent(ctx, body), () =>
      readConfiguracao(db),
    )
    const { textos = [], expedientes = [] } = parseBody(AssistenciaConfiguracaoInput, body)
    const erros = [...check(textos), ...checkExpedientes(expedientes)]
    if (erros.length > 0) refuseFields(erros)
    const mudancas = [...(await writeTextos(db, textos)), ...(await writeExpedientes(db, expedientes))]
    if (mudancas.length > 0) {
      const { versao } = await updateConfiguracao(db, { usuarioId: ctx.usuario.id, now: ctx.now() })
      await recordChange(db, ctx, { entidade: ENTIDADE, id: ID, versao, clienteId: null, mudancas })
    }
    return readConfiguracao(db)
  })
