import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { greetingOf, namedOf } from '../../../../platform/mail/greeting.ts'
import { screenAt } from '../../../../platform/mail/link.ts'
import { findUsuario, listLiberadores } from '../store/usuario.ts'

/** Tells one person who may grant access that somebody waits. */
export const JOB_PENDENTE = 'usuario_pendente'
/** Tells a person that access was granted. */
export const JOB_LIBERADO = 'usuario_liberado'

/** After a sign-up, everybody who may grant access is told, each by a separate mail. */
export const announcePendente = async (db: Executor, pendenteId: number): Promise<void> => {
  for (const { id } of await listLiberadores(db))
    await addJob(db, JOB_PENDENTE, { pendenteId, usuarioId: id })
}

/** Sends nothing when somebody else already granted access, or when the reader no longer may. */
export const sendPendente = async (
  { db, config, mail }: Services,
  { pendenteId, usuarioId }: { pendenteId: number; usuarioId: number },
): Promise<void> => {
  const pendente = await findUsuario(db, pendenteId)
  if (pendente?.tipo !== 'pendente' || !pendente.ativo) return
  const may = (await listLiberadores(db)).some(({ id }) => id === usuarioId)
  const pessoa = may ? await findUsuario(db, usuarioId) : undefined
  if (!pessoa) return
  await mail.send({
    para: pessoa.email,
    tipo: 'CADASTRO_PENDENTE',
    valores: {
      saudacao: greetingOf(pessoa.nome_exibicao ?? pessoa.nome),
      pessoa: namedOf(pendente.nome),
    },
    corpo: screenAt(config, `/usuario/${pendenteId}`),
  })
}

/** Sends nothing to a person who was set to `pendente` again meanwhile. */
export const sendLiberado = async ({ db, config, mail }: Services, usuarioId: number): Promise<void> => {
  const pessoa = await findUsuario(db, usuarioId)
  if (!pessoa?.ativo || pessoa.tipo === 'pendente') return
  await mail.send({
    para: pessoa.email,
    tipo: 'ACESSO_LIBERADO',
    valores: { saudacao: greetingOf(pessoa.nome_exibicao ?? pessoa.nome), email: pessoa.email },
    corpo: screenAt(config, '/index'),
  })
}
