import type { ConviteAberto, ConviteAceite } from '@app/contract/assistencia/colaborador'
import { FORCA_TROCA, type Pessoa } from '@app/contract/casca/cadastro'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { createPlaces } from '../../../../platform/jobs/queue.ts'
import { blockOf } from '../../../../platform/session/network.ts'
import { hashPassword } from '../../../../platform/session/password.ts'
import { demandSenha } from '../../../../platform/session/strength.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import { insertUsuario, recordUsuario } from '../../../casca/usuario/index.ts'
import { type ConviteRow, findPorToken, lockConvite, updateConvite } from '../store/convite.ts'
import { countTomadas, lockPosto } from '../store/pessoas.ts'
import { recordConvite } from './comum.ts'

const inPlace = createPlaces()

type Aberto = ConviteRow & { email: string }

/** Each end of an invitation has its own words. */
const demandAberto = (row: ConviteRow | undefined, now: Date): Aberto => {
  if (!row?.postoAtivo) return refuse('LINK_VENCIDO')
  if (row.aceitoEm !== null) refuse('CONVITE_ACEITO')
  if (row.revogadoEm !== null || row.email === null) return refuse('CONVITE_REVOGADO')
  if (row.expiraEm <= now) refuse('CONVITE_VENCIDO')
  return { ...row, email: row.email }
}

const openWith = async (db: Executor, { now }: Services, token: string): Promise<Aberto> =>
  demandAberto(await findPorToken(db, hashToken(token)), now())

/** What the link invites to; reading it does not use it up. */
export const openConvite = async (services: Services, token: string): Promise<ConviteAberto> => {
  const { posto, papel, email, expiraEm } = await openWith(services.db, services, token)
  return { posto, papel, email, expiraEm: expiraEm.toISOString() }
}

/** One licence must be free now: somebody else may have started, or the plan may have become smaller. */
const demandLugar = async (db: Executor, { now }: Services, postoId: number): Promise<void> => {
  const posto = (await lockPosto(db, postoId)) ?? refuse('LINK_VENCIDO')
  const { emUso } = await countTomadas(db, postoId, now())
  if (emUso >= posto.licencas) refuse('LICENCAS_ESGOTADAS', { licencas: posto.licencas })
}

const accept = async (services: Services, input: ConviteAceite): Promise<Pessoa> => {
  const { token, senha } = input
  if (senha !== input.confirmacao) refuseField('confirmacao', 'ConfirmEqualsConstraint')
  const nome = nomeProprio(input.nome)
  const { id, email } = await openWith(services.db, services, token)
  await demandSenha(senha, { minima: FORCA_TROCA, pessoa: { nome, email }, fieldName: 'senha' })
  const senha_hash = await hashPassword(senha)
  return services.transaction(async (db) => {
    const { postoId } = await openWith(db, services, token)
    await demandLugar(db, services, postoId)
    const row = demandAberto(await lockConvite(db, id), services.now())
    const usuarioId = await insertUsuario(
      db,
      { nome, email: row.email, role: row.role, tipo: 'posto', posto_id: postoId, senha_hash },
      services.now(),
    )
    const autor = { ...services, usuario: { id: usuarioId } }
    await recordUsuario(db, autor, { id: usuarioId, versao: 1 }, [
      { campo: 'usuario', acao: 'criado', para: usuarioId },
    ])
    await updateConvite(db, id, { aceito_em: services.now(), usuario_id: usuarioId, email: null })
    await recordConvite(db, autor, postoId, `${row.papel}, aceito`)
    return { id: usuarioId, nome, email: row.email }
  })
}

/** Creates the invited person with the chosen password; of two uses of one link only the first succeeds. */
export const acceptConvite = (services: Services, input: ConviteAceite, address: string): Promise<Pessoa> =>
  inPlace(blockOf(address), () => accept(services, input))
