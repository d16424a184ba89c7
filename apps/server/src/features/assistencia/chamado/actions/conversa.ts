import {
  ARQUIVOS_CHAMADO_MB,
  type CategoriaChamado,
  type Chamado,
  type ChamadoInput,
  type ChamadoMensagemInput,
  MAIOR_TEXTO_CHAMADO,
  MENSAGENS_DA_CONVERSA,
  type EquipeChamado,
  type PrioridadeChamado,
} from '@app/contract/assistencia/chamado'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { equipeDe, minutosDa, addUteis } from '@app/rules/assistencia/chamado'
import { localDay } from '@app/rules/casca/tempo'
import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import { readArquivos } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { lastMensagens } from '../../chat/index.ts'
import { readCalendarios } from '../../configuracao/index.ts'
import { existsPosto } from '../../postoAutorizado/index.ts'
import {
  existsOsDoPosto,
  findArquivo,
  findChamado,
  insertChamado,
  insertMensagem,
  lockChamado,
  namedChamadoArquivos,
} from '../store.ts'
import { toChamado } from '../view.ts'
import { tellInteressados } from './notify.ts'
import { readChamado, recordChamado, say } from './comum.ts'

export const getChamado = (ctx: Context, id: number): Promise<Chamado> => readChamado(ctx, ctx.db, id)

/** The owner: staff must name the post, a post's person never does. */
const postoOf = async (db: Executor, { scope }: Context, sent: ChamadoInput): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  const id = sent.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** The conversation that the ticket is opened from; only a person of it may open one. */
const conversaOf = async (db: Executor, ctx: Context, { conversa }: ChamadoInput) => {
  if (!conversa) return undefined
  if (!ctx.can('CHAT_USAR')) refuse('NOT_PERMITED')
  const found = await lastMensagens(ctx, db, conversa.id, MENSAGENS_DA_CONVERSA)
  return found ? { ...found, id: conversa.id } : refuseField('conversa', 'OPCAO_INVALIDA')
}

/** What a copied message says: its words, and the names of files that stay in the conversation. */
const copied = (texto: string, arquivos: readonly { filename: string }[]): string =>
  [texto, ...arquivos.map(({ filename }) => `[${filename}]`)]
    .filter(Boolean)
    .join('\n')
    .slice(0, MAIOR_TEXTO_CHAMADO)

type ChamadoAberto = {
  postoId: number
  ordemServicoId: number | null
  conversaId?: number | null
  titulo: string
  categoria: CategoriaChamado
  prioridade: PrioridadeChamado
  /** Another team than the category's. */
  equipe?: EquipeChamado
  /** null: the system opens it. */
  criadoPor: number | null
}

/** Writes a new ticket with its deadline: its category determines the team and the team's working hours (rede §9). */
const openChamado = async (
  db: Executor,
  ctx: Pick<Context, 'now' | 'config'>,
  { postoId, ordemServicoId, conversaId, criadoPor, ...novo }: ChamadoAberto,
): Promise<number> => {
  const agora = ctx.now()
  const equipe = novo.equipe ?? equipeDe(novo.categoria)
  const calendarioDe = await readCalendarios(db, postoId)
  return insertChamado(db, {
    ...novo,
    ano: Number(localDay(agora, ctx.config.TZ_EXIBICAO).slice(0, 4)),
    posto_id: postoId,
    ordem_servico_id: ordemServicoId,
    conversa_id: conversaId ?? null,
    equipe,
    prazo_em: addUteis(calendarioDe(equipe), agora, minutosDa(novo.categoria)),
    criado_em: agora,
    criado_por: criadoPor,
  })
}

type Aviso = Omit<ChamadoAberto, 'conversaId' | 'criadoPor'> & { texto: string }

/** A ticket that nobody opens: the system tells a team what it cannot settle by itself. */
export const openChamadoDoSistema = async (
  db: Executor,
  services: Pick<Services, 'now' | 'config'>,
  { texto, ...aviso }: Aviso,
): Promise<void> => {
  const id = await openChamado(db, services, { ...aviso, criadoPor: null })
  const author = { now: services.now, usuario: null }
  await say(db, author, id, { texto, interna: false })
  await recordChamado(db, author, { id, versao: 1, posto: { id: aviso.postoId } }, [
    { campo: 'chamado', acao: 'criado', para: id },
  ])
  if (aviso.equipe !== 'POSTO') return
  const row = await findChamado(db, { tipo: 'tudo' }, id)
  if (row) await tellInteressados(db, author, row, { oQue: 'aberto', causa: 'novo' })
}

type Nota = Pick<Aviso, 'postoId' | 'ordemServicoId' | 'titulo' | 'prioridade' | 'texto'>

/** A consumer's low mark becomes a ticket of the post's responsável (rede §7). */
export const openChamadoDaNota = (
  db: Executor,
  services: Pick<Services, 'now' | 'config'>,
  nota: Nota,
): Promise<void> => openChamadoDoSistema(db, services, { ...nota, categoria: 'TECNICA', equipe: 'POSTO' })

/** Opens a ticket, of a conversation with copies of its last messages. */
export const createChamado = async (ctx: Context, sent: ChamadoInput): Promise<Chamado> => {
  const files = await readArquivos(sent.arquivos, ARQUIVOS_CHAMADO_MB)
  return withFileWork(ctx, [namedChamadoArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      const conversa = await conversaOf(db, ctx, sent)
      const postoId = conversa?.postoId ?? (await postoOf(db, ctx, sent))
      const ordemServicoId = sent.ordemServico?.id ?? conversa?.ordemServicoId ?? null
      if (ordemServicoId !== null && !(await existsOsDoPosto(db, postoId, ordemServicoId)))
        refuseField('ordemServico', 'OPCAO_INVALIDA')
      const { titulo, categoria, prioridade, texto } = sent
      const id = await openChamado(db, ctx, {
        postoId,
        ordemServicoId,
        conversaId: conversa?.id ?? null,
        titulo,
        categoria,
        prioridade,
        criadoPor: ctx.usuario.id,
      })
      for (const { autor, texto: words, arquivos, criadoEm } of conversa?.mensagens ?? [])
        await insertMensagem(db, {
          chamado_id: id,
          autor_id: autor.id,
          texto: copied(words, arquivos),
          da_conversa: true,
          criado_em: criadoEm,
        })
      await say(db, ctx, id, { texto, interna: false, arquivos: { files, work } })
      const row = (await findChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      await recordChamado(db, ctx, row, [{ campo: 'chamado', acao: 'criado', para: id }])
      return readChamado(ctx, db, id)
    }),
  )
}

/** A comment, for all or only for the manufacturer's people. The message itself records author and time. */
export const sayInChamado = async (
  ctx: Context,
  id: number,
  sent: ChamadoMensagemInput,
): Promise<Chamado> => {
  const files = await readArquivos(sent.arquivos, ARQUIVOS_CHAMADO_MB)
  return withFileWork(ctx, [namedChamadoArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      const row = (await lockChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      demandOwnPosto(ctx, row.posto.id)
      const { escreve, anotaInterna } = toChamado(row, [], ctx)
      if (sent.interna && !anotaInterna) refuse('NOT_PERMITED')
      if (!escreve && !sent.interna) refuse('CHAMADO_ENCERRADO')
      const { texto, interna } = sent
      const dita = await say(db, ctx, id, { texto, interna, arquivos: { files, work } })
      await recordChamado(db, ctx, row, [])
      await tellInteressados(db, ctx, row, { oQue: interna ? 'anotado' : 'comentado', causa: `m${dita}` })
      return readChamado(ctx, db, id)
    }),
  )
}

export const getArquivo = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findArquivo(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

export const linkArquivo = async (ctx: Context, id: number): Promise<ArquivoLink> =>
  signFileLink(ctx, await getArquivo(ctx, id))
