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
    assunto: 'Um cadastro espera a liberação',
    texto: `${greetingOf(pessoa.nome_exibicao ?? pessoa.nome)}\n
${namedOf(pendente.nome)} criou um cadastro no Retaguarda e espera o acesso. Para conferir e liberar:\n
${screenAt(config, `/usuario/${pendenteId}`)}\n
Se você não conhece esta pessoa, não libere o acesso.\n`,
  })
}

/** Sends nothing to a person who was set to `pendente` again meanwhile. */
export const sendLiberado = async ({ db, config, mail }: Services, usuarioId: number): Promise<void> => {
  const pessoa = await findUsuario(db, usuarioId)
  if (!pessoa?.ativo || pessoa.tipo === 'pendente') return
  await mail.send({
    para: pessoa.email,
    assunto: 'O seu acesso foi liberado',
    texto: `${greetingOf(pessoa.nome_exibicao ?? pessoa.nome)}\n
O seu acesso ao Retaguarda foi liberado. Entre com o e-mail ${pessoa.email} e a sua senha:\n
${screenAt(config, '/index')}\n`,
  })
}
