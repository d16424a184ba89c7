import { DOCUMENTOS_POSTO } from '@app/contract/assistencia/cadastroPosto'
import { DAY_MS } from '@app/rules/casca/tempo'
import { audit, recordChange } from '../../../../platform/audit.ts'
import type { Context, Services } from '../../../../platform/context.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { listVencidos, lockCadastro, namedDocumentos } from '../store/read.ts'
import { deleteCadastro, deleteDocumentos, updateCadastro } from '../store/write.ts'
import { getCadastro } from './read.ts'

/** A refused registration is deleted with its documents after this many days (rede §1). */
const RECUSADO_DIAS = 90

/** All data about the person of a registration, for people who decide on it; the export is logged (LGPD). */
export const exportCadastro = async (ctx: Context, id: number) => {
  const cadastro = await getCadastro(ctx, id)
  if (cadastro.pessoa === null) refuse('CADASTRO_ANONIMIZADO')
  await audit(ctx.db, ctx, {
    entidade: 'cadastroPosto',
    entidadeId: id,
    clienteId: null,
    mudancas: [{ campo: 'dadosPessoais', acao: 'alterado', para: 'exportados' }],
  })
  return { geradoEm: ctx.now().toISOString(), cadastro }
}

/** Removes person and documents of a decided registration; the company and the decision stay. It cannot be undone. */
export const anonymiseCadastro = (ctx: Context, id: number): Promise<void> =>
  withFileWork(ctx, [namedDocumentos], [], (work) =>
    ctx.transaction(async (db) => {
      const row = await lockCadastro(db, id)
      if (!row || row.situacao === 'AGUARDANDO_EMAIL') return refuse('NOT_FOUND')
      if (row.anonimizado_em !== null) refuse('CADASTRO_ANONIMIZADO')
      if (row.decidido_em === null) refuse('CADASTRO_EM_ANALISE')
      const { versao } = await updateCadastro(db, id, {
        nome: null,
        cpf: null,
        data_nascimento: null,
        email: null,
        telefone: null,
        link_sha256: null,
        aceito_de: '',
        aceito_navegador: null,
        anonimizado_em: ctx.now(),
      })
      for (const chave of await deleteDocumentos(db, id, DOCUMENTOS_POSTO)) work.discard(chave)
      await recordChange(db, ctx, {
        entidade: 'cadastroPosto',
        id,
        versao,
        clienteId: null,
        mudancas: [{ campo: 'dadosPessoais', acao: 'alterado', para: 'removidos a pedido da pessoa' }],
      })
    }),
  )

/**
 * Deletes registrations that were never confirmed, or refused long ago, with their documents; one after the other, each
 * checked under its lock.
 */
export const forgetCadastros = async (services: Services): Promise<void> => {
  const now = services.now()
  const recusadosAntes = new Date(now.getTime() - RECUSADO_DIAS * DAY_MS)
  for (const { id } of await listVencidos(services.db, { now, recusadosAntes }))
    await withFileWork(services, [namedDocumentos], [], (work) =>
      services.transaction(async (db) => {
        const row = await lockCadastro(db, id)
        const over = row?.situacao === 'AGUARDANDO_EMAIL' ? row.link_ate <= now : row?.situacao === 'RECUSADO'
        if (!row || !over) return
        for (const chave of await deleteDocumentos(db, id, DOCUMENTOS_POSTO)) work.discard(chave)
        await deleteCadastro(db, id)
        await recordChange(
          db,
          { ...services, usuario: null },
          {
            entidade: 'cadastroPosto',
            id,
            versao: row.versao + 1,
            clienteId: null,
            mudancas: [{ campo: 'cadastroPosto', acao: 'excluido', de: id }],
          },
        )
      }),
    ).catch((err: unknown) => services.log.warn({ err, id }, 'retenção: cadastro de posto não removido'))
}
