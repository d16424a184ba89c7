import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Author } from '../../../platform/audit.ts'
import { audit, recordChange } from '../../../platform/audit.ts'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { type FileWork, withFileWork } from '../../../platform/files/work.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import { deleteEndereco } from '../../../platform/store/correio-endereco.ts'
import { demandVersao, versaoSent } from '../../../platform/versao.ts'
import { namedOsArquivos } from '../ordemServico/index.ts'
import * as store from './store-lgpd.ts'

/** How long an approval may still be disputed (CDC, art. 27). */
const ANOS_DE_EVIDENCIA = 5

/** All data about a customer, for people who may change the record; the export is logged. */
export const exportConsumidor = async (ctx: Context, id: number) => {
  const row = (await store.findConsumidor(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  demandOwnPosto(ctx, row.posto_id)
  if (row.unido_a_id !== null) refuse('CADASTRO_UNIDO')
  // The data of this person were removed, so there is nothing to export.
  if (row.anonimizado_em !== null) refuse('CONSUMIDOR_ANONIMIZADO')
  const dados = await store.readDados(ctx.db, id)
  await audit(ctx.db, ctx, {
    entidade: 'consumidor',
    entidadeId: id,
    clienteId: null,
    mudancas: [{ campo: 'dadosPessoais', acao: 'alterado', para: 'exportados' }],
  })
  return { geradoEm: ctx.now().toISOString(), consumidor: row, ...dados }
}

/** Deletes photos, invoice and signatures of an order; the audit keeps the SHA-256 of each. */
const forgetArquivos = async (db: Executor, by: Author, work: FileWork, osId: number): Promise<void> => {
  const arquivos = await store.deleteArquivosDaOs(db, osId)
  for (const { chave } of arquivos) work.discard(chave)
  await audit(db, by, {
    entidade: 'ordemServico',
    entidadeId: osId,
    clienteId: null,
    mudancas: arquivos.map(({ tipo, sha256 }) => ({
      campo: 'arquivo',
      acao: 'removido',
      de: { tipo, sha256 },
    })),
  })
}

/**
 * Removes name, document and contact, revokes the links, and deletes the files of orders whose budget nobody answered.
 * Orders stay; the evidence of an answer stays too, for the administrator only (decisions 58). It cannot be undone.
 */
export const anonymiseConsumidor = (ctx: Context, id: number): Promise<void> =>
  withFileWork(ctx, [namedOsArquivos], [], (work) =>
    ctx.transaction(async (db) => {
      const row = (await store.findConsumidor(db, ctx.scope, id, { lock: true })) ?? refuse('NOT_FOUND')
      demandOwnPosto(ctx, row.posto_id)
      await demandVersao(db, { entidade: 'consumidor', id, versao: row.versao }, versaoSent(ctx), () => ({
        id,
      }))
      if (row.unido_a_id !== null) refuse('CADASTRO_UNIDO')
      if (row.anonimizado_em !== null) refuse('CONSUMIDOR_ANONIMIZADO')
      if (await store.hasOsAberta(db, id, TERMINAIS)) refuse('CONSUMIDOR_COM_OS')
      const agora = ctx.now()
      await store.revokeLinksOf(db, id, agora)
      await store.clearAvisosOf(db, id)
      if (row.email !== null) await deleteEndereco(db, row.email)
      await store.clearAvaliacoesOf(db, id)
      for (const { chave } of await store.clearConversasDe(db, id, agora)) work.discard(chave)
      for (const { chave } of await store.clearChamadosDe(db, id)) work.discard(chave)
      for (const os of await store.listSemEvidencia(db, id)) await forgetArquivos(db, ctx, work, os.id)
      const after = await store.clearConsumidor(db, id, agora)
      await store.clearUnidos(db, id, agora)
      await recordChange(db, ctx, {
        entidade: 'consumidor',
        id,
        versao: after.versao,
        clienteId: null,
        postos: await listPostosQueVeem(db, row.posto_id),
        mudancas: [{ campo: 'dadosPessoais', acao: 'alterado', para: 'removidos a pedido do consumidor' }],
      })
    }),
  )

const yearsAgo = ({ now }: Services, years: number): Date => {
  const then = new Date(now())
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/** Reduces evidence that can no longer be disputed to its hash; one order after the other. */
export const forgetEvidencias = async (services: Services): Promise<void> => {
  const by = { now: services.now, usuario: null }
  for (const { id } of await store.listGuardadas(services.db, yearsAgo(services, ANOS_DE_EVIDENCIA)))
    await withFileWork(services, [namedOsArquivos], [], (work) =>
      services.transaction(async (db) => {
        await store.forgetEvidencia(db, id)
        await forgetArquivos(db, by, work, id)
      }),
    ).catch((err: unknown) => services.log.warn({ err, id }, 'retenção: evidência não removida'))
}
