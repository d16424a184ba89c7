import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { greetingOf, namedOf } from '../../../../platform/mail/greeting.ts'
import { screenAt } from '../../../../platform/mail/link.ts'
import { findUsuario, listLiberadores } from '../store/usuario.ts'

/** A word to one who may let a person in that the person waits. */
export const JOB_PENDENTE = 'usuario_pendente'
/** A word to the person who was let in. */
export const JOB_LIBERADO = 'usuario_liberado'

/** Somebody signed up: whoever may let people in is told, each by a mail of their own. */
export const announcePendente = async (db: Executor, pendenteId: number): Promise<void> => {
  for (const { id } of await listLiberadores(db))
    await addJob(db, JOB_PENDENTE, { pendenteId, usuarioId: id })
}

/** Nothing where somebody else was quicker, or the reader may not do it any more. */
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

/** Nothing for who was put to wait again meanwhile. */
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
