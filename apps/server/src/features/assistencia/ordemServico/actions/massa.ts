import type {
  OsAvisadoEmMassa,
  OsAvisarEmMassa,
  OsEscolhidas,
  OsEtiqueta,
  OsPassarEmMassa,
  OsTecnicosDe,
  OsUser,
} from '@app/contract/assistencia/ordemServico'
import { ESCOLHA_MAXIMO } from '@app/contract/casca/massa'
import type { EscolhaResposta, Escolhidos, MassaLinha, MassaResposta } from '@app/contract/casca/massa'
import { linkWhatsapp, maskEmail } from '@app/rules/assistencia/aviso'
import { postoDasEscolhidas, postosEmPalavras } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { asAsked, inMassa, inOrder } from '../../../../platform/massa.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { type AvisoRow, listEsperando, setPorEmail } from '../store/aviso.ts'
import { listReparadores } from '../store/consultas.ts'
import { countOs, listOsIds } from '../store/lista/list.ts'
import { type EmMassaRow, listEtiquetas, listPostosDe, lockEmMassa } from '../store/lista/massa.ts'
import { moveOsIn } from './acao.ts'
import { autorOf } from './autor.ts'
import { markTold, prontoDe } from './avisos/aviso.ts'
import { notifyOs } from './avisos/notify.ts'
import { JOB_OS_AVISAR } from './avisos/tell.ts'
import { SEM_ARQUIVOS, withFiles } from './files.ts'
import { filtroOf, quandoOf } from './filtro.ts'

/** The orders that a filter finds, for an act on all of them. */
export const escolheOs = async (ctx: Context, { filter, menos }: OsEscolhidas): Promise<EscolhaResposta> => {
  const quando = quandoOf(ctx)
  const filtro = filtroOf(ctx, filter ?? {})
  const left = menos && menos.length > 0 ? { ...filtro, recorte: { menos } } : filtro
  const ids = await listOsIds(ctx.db, ctx.scope, left, quando, ESCOLHA_MAXIMO)
  const total = ids.length < ESCOLHA_MAXIMO ? ids.length : await countOs(ctx.db, ctx.scope, left, quando)
  return { ids, total }
}

type Feito = Pick<MassaLinha, 'texto' | 'versao' | 'volta'> & Partial<MassaLinha>
type Um = (db: Executor, row: EmMassaRow, sent: Escolhidos[number]) => Promise<Feito>

/** One act on many orders: locked from the lowest id up, each checked as if it were the only one. */
const naMassa = (ctx: Context, registros: Escolhidos, act: Um): Promise<MassaResposta> =>
  ctx.transaction(async (db) => {
    const emOrdem = inOrder(registros)
    const rows = await lockEmMassa(
      db,
      ctx.scope,
      emOrdem.map(({ id }) => id),
    )
    const linhas = await inMassa(db, {
      registros: emOrdem,
      rows: new Map(rows.map((row) => [row.id, row])),
      nameOf: ({ numero, ano, consumidorNome, postoId, postoNome }) => ({
        nome: `${numero}/${ano}`,
        // Numbers repeat per post (decisions 59).
        detalhe: postoId === ctx.usuario.posto?.id ? consumidorNome : `${postoNome} · ${consumidorNome}`,
      }),
      act: (row, sent) => act(db, row, sent),
    })
    return { linhas: asAsked(registros, linhas) }
  })

/** Whom chosen orders may be given to: who repairs at their post. Those of several posts have nobody in common. */
export const tecnicosEmMassa = async (ctx: Context, { ids }: OsTecnicosDe): Promise<OsUser[]> => {
  const postos = await listPostosDe(ctx.db, ctx.scope, ids)
  if (postos.length === 0) refuse('NOT_FOUND')
  const posto = postoDasEscolhidas(postos)
  if (!posto) refuse('OS_DE_VARIOS_POSTOS', { postos: postosEmPalavras(postos) })
  demandOwnPosto(ctx, posto.id)
  const users = await listReparadores(ctx.db, ctx.scope, posto.id)
  return users.map((user) => ({ ...user, treinado: null }))
}

/** Whose watch it was before, as the way back: 0 is nobody's. */
const DE_NINGUEM = 0

/** Gives many orders to one technician; each by the table of acts. */
export const handOverEmMassa = (
  ctx: Context,
  { tecnico, registros }: OsPassarEmMassa,
): Promise<MassaResposta> =>
  withFiles(ctx, SEM_ARQUIVOS, (work) =>
    naMassa(ctx, registros, async (db, { id, tecnicoId }, { versao }) => {
      const ato = { db, services: ctx, work, scope: ctx.scope, autor: autorOf(ctx) }
      const os = await moveOsIn(ato, id, 'passarOs', {
        body: { tecnico, versao },
        versao: versao ?? undefined,
      })
      return {
        texto: os.tecnico ? `Com ${os.tecnico.nome}` : 'Sem dono na bancada',
        versao: os.versao,
        volta: String(tecnicoId ?? DE_NINGUEM),
      }
    }),
  )

const esperandoDe = async (db: Executor, ctx: Context, row: EmMassaRow): Promise<AvisoRow[]> => {
  demandOwnPosto(ctx, row.postoId)
  const avisos = await listEsperando(db, row.id)
  return avisos.length > 0 ? avisos : refuse('OS_SEM_AVISO')
}

const SEM_VOLTA = { versao: null, volta: null }

/** What cannot go by mail is left to the post, with the message ready where there is a telephone. */
const aMao = async (db: Executor, ctx: Context, osId: number, aviso: AvisoRow): Promise<Feito> => {
  const { telefone, texto } = await prontoDe(db, ctx, osId, aviso)
  const href = linkWhatsapp(telefone, texto)
  return {
    ...SEM_VOLTA,
    feito: false,
    code: 'OS_SEM_EMAIL',
    texto: href ? 'E-mail não cadastrado: mande por WhatsApp.' : 'E-mail e telefone não cadastrados.',
    href,
  }
}

/** Tells the consumers of many orders what waits to be told: by mail; without an address the post does it by hand. */
export const notifyEmMassa = (ctx: Context, { registros }: OsAvisarEmMassa): Promise<MassaResposta> =>
  naMassa(ctx, registros, async (db, row) => {
    const avisos = await esperandoDe(db, ctx, row)
    const { id: osId, consumidorEmail: email } = row
    const [last] = avisos
    if (!email && last) return aMao(db, ctx, osId, last)
    // A notice that is on its way already is not queued again.
    for (const { id: avisoId, aviso } of avisos.filter(({ porEmail }) => !porEmail)) {
      await setPorEmail(db, avisoId)
      await addJob(db, JOB_OS_AVISAR, { osId, aviso, por: ctx.usuario.id, avisoId }, { maxAttempts: 8 })
    }
    await notifyOs(db, { id: osId, versao: row.versao, posto_id: row.postoId })
    return { ...SEM_VOLTA, texto: `E-mail a caminho de ${maskEmail(email ?? '')}` }
  })

/** Records of many orders that their consumers were told by hand. */
export const avisadoEmMassa = (ctx: Context, { via, registros }: OsAvisadoEmMassa): Promise<MassaResposta> =>
  naMassa(ctx, registros, async (db, row) => {
    for (const aviso of await esperandoDe(db, ctx, row)) await markTold(db, ctx, row, aviso, via)
    return { ...SEM_VOLTA, texto: 'Avisado' }
  })

/** The labels of many orders, for one print. */
export const getEtiquetas = async (ctx: Context, ids: readonly number[]): Promise<OsEtiqueta[]> =>
  (await listEtiquetas(ctx.db, ctx.scope, ids)).map(({ criadoEm, ...row }) => ({
    ...row,
    creationDateTime: criadoEm.toISOString(),
  }))
