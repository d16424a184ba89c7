import {
  ARQUIVOS_MB,
  type Mensagem,
  type MensagemInput,
  MENSAGENS_POR_MINUTO,
} from '@app/contract/assistencia/chat'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import { readArquivos } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField, refuseForNow } from '../../../../platform/http/errors.ts'
import { raiseFatos } from '../../../casca/notificacao/index.ts'
import { findArquivo, namedChatArquivos } from '../store/arquivo.ts'
import { holdOs } from '../store/conversa.ts'
import { lockAutor } from '../store/escrita.ts'
import type { Lado } from '../store/lado.ts'
import * as mensagens from '../store/mensagem.ts'
import { toCita, toMensagem } from '../view.ts'
import { storeMensagem, type TellEscrita } from './escrita.ts'
import { ladoOf } from './lado.ts'

const MINUTO = 60_000

const getMensagem = async (db: Executor, lado: Lado, id: number, numero: number) =>
  (await mensagens.findMensagem(db, lado, id, numero)) ?? refuse('NOT_FOUND')

/**
 * Sends a message: at most 30 per minute and person; a repeated one answers the stored message. What is written to a
 * consumer is told to her, too.
 */
export const sendMensagem = async (
  ctx: Context,
  id: number,
  input: MensagemInput,
  tellEscrita: TellEscrita,
): Promise<Mensagem> => {
  const lado = ladoOf(ctx)
  const files = await readArquivos(input.arquivos, ARQUIVOS_MB)
  return withFileWork(ctx, [namedChatArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      const { dispositivo, texto } = input
      const conversa = (await lockAutor(db, lado, ctx.usuario.id, id)) ?? refuse('NOT_FOUND')
      const os = conversa.equipe === 'CONSUMIDOR' ? await holdOs(db, lado, id) : undefined
      const agora = ctx.now()
      const cita = input.cita ?? null
      const escrita = await storeMensagem(db, conversa, {
        autorId: ctx.usuario.id,
        doPosto: lado.tipo === 'POSTO',
        dispositivo,
        texto,
        cita,
        mencoes: [...new Set(input.mencoes)],
        agora,
        limite: { desde: new Date(agora.getTime() - MINUTO), mensagens: MENSAGENS_POR_MINUTO },
        anexos: { files, work },
      })
      if (escrita.enviada !== null) {
        if (escrita.enviadaEm !== id) refuse('IDEMPOTENCIA')
        return toMensagem(await getMensagem(db, lado, id, escrita.enviada))
      }
      if (escrita.demais) refuseForNow(MINUTO)
      if (os && (os.anonimizado || !os.dele)) refuse('RECEIVE_NOT_FOUND')
      if (cita !== null && !escrita.citada) refuseField('cita', 'OPCAO_INVALIDA')
      if (escrita.estranhos) refuseField('mencoes', 'OPCAO_INVALIDA')
      if (os && conversa.ordem_servico_id !== null)
        await tellEscrita(db, {
          osId: conversa.ordem_servico_id,
          agora,
          por: ctx.usuario.id,
          primeira: escrita.consumidorNaoLidas === 0,
        })
      if (input.mencoes.length > 0) {
        const fato = {
          tipo: 'MENCAO',
          causa: `${id}:${escrita.numero}`,
          pessoas: [...new Set(input.mencoes)].filter((pessoa) => pessoa !== ctx.usuario.id),
          autorId: ctx.usuario.id,
          link: `/chat?conversa=${id}`,
          rotulo: conversa.ordem_servico_id === null ? 'Em uma conversa' : 'Na conversa de uma OS',
        } as const
        await raiseFatos(db, [fato], agora)
        return toMensagem(await getMensagem(db, lado, id, escrita.numero))
      }
      return {
        id: escrita.id ?? refuse('NOT_FOUND'),
        numero: escrita.numero,
        autor: { id: ctx.usuario.id, nome: ctx.usuario.nomeExibicao ?? ctx.usuario.nome },
        doPosto: lado.tipo === 'POSTO',
        texto,
        cita: toCita(escrita.citada),
        mencoes: [],
        arquivos: escrita.arquivos,
        criadoEm: agora.toISOString(),
        editadaEm: null,
        apagada: false,
        revisao: escrita.versao,
        dispositivo,
      }
    }),
  )
}

export const getArquivo = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findArquivo(ctx.db, ladoOf(ctx), id)) ?? refuse('NOT_FOUND')

export const linkArquivo = async (ctx: Context, id: number): Promise<ArquivoLink> =>
  signFileLink(ctx, await getArquivo(ctx, id))
