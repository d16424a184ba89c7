import { destinos, tituloDe } from '@app/rules/casca/notificacao'
import { wallClock } from '@app/rules/casca/tempo'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { avisoOf, notifyChange } from '../../../platform/push/push.ts'
import { findPessoa } from '../../../platform/session/store/pessoa.ts'
import { userOf } from '../../../platform/session/user.ts'
import { assuntoDe, type Linha, linesOf } from './carta.ts'
import { enderecoDeSaida } from './sair.ts'
import { type Fato, insertFatos, lockEntrega, takeFatos } from './store/fato.ts'
import { insertNotificacoes } from './store/notificacao.ts'
import { listPessoas } from './store/pessoa.ts'

/** The entity of facts that wait; no page listens to it. */
export const FATO = 'notificacaoFato'
export const JOB_EMAIL = 'notificacao_email'

const ESPERA = avisoOf({ entidade: FATO, id: 0, versao: 0, clienteId: null })

/** Most ids of one notification, which holds at most 8,000 bytes. */
const MOST_PESSOAS = 400

/**
 * Says what happened, in the transaction of the act that causes it: one row for each fact, however many people hear of
 * it. A cause that was told before is not told again.
 */
export const raiseFatos = async (db: Executor, fatos: readonly Fato[], agora: Date): Promise<void> => {
  if (fatos.length > 0) await insertFatos(db, fatos, agora, ESPERA)
}

/** Tells the open pages of these people that their notices changed. */
export const tellPessoas = async (db: Executor, ids: readonly number[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += MOST_PESSOAS)
    await notifyChange(db, {
      entidade: 'notificacao',
      id: 0,
      versao: 0,
      clienteId: null,
      pessoas: ids.slice(at, at + MOST_PESSOAS),
    })
}

const notNull = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** Turns the waiting facts into people's notices, mails included; all or nothing. */
export const deliverFatos = ({ config, now, transaction }: Services): Promise<void> =>
  transaction(async (db) => {
    await lockEntrega(db)
    const fatos = await takeFatos(db)
    if (fatos.length === 0) return
    const agora = now()
    const pessoas = await listPessoas(db, {
      clientes: notNull(fatos.map(({ clienteId }) => clienteId)),
      postos: notNull(fatos.map(({ postoId }) => postoId)),
      pessoas: fatos.flatMap(({ pessoas: nomeadas }) => nomeadas ?? []),
    })
    const { hour, minute } = wallClock(agora, config.TZ_EXIBICAO)
    const avisos = destinos(
      fatos,
      pessoas.map((row) => ({
        id: row.id,
        tipo: row.tipo,
        clienteId: row.cliente_id,
        postoId: row.posto_id,
        authorities: userOf(row, config.MODULOS).authorities,
        escolhas: row.escolhas,
        silencio: row.silencio,
      })),
      `${hour}:${minute}`,
    )
    if (avisos.length === 0) return
    const novas = await insertNotificacoes(
      db,
      avisos.map(({ email: _email, ...aviso }) => aviso),
      agora,
    )
    const propria = new Set(novas.map(({ usuarioId, tipo }) => `${usuarioId} ${tipo}`))
    const nomes = new Map(pessoas.map(({ id, nome, nome_exibicao }) => [id, nome_exibicao ?? nome]))
    const cartas = new Map<number, Linha[]>()
    for (const { email, usuarioId, tipo, quantos, autorId, rotulo, link } of avisos) {
      // What joins a notice of the same hour was mailed with that one.
      if (!email || !propria.has(`${usuarioId} ${tipo}`)) continue
      const titulo = tituloDe(tipo, quantos, autorId === null ? null : (nomes.get(autorId) ?? null))
      cartas.set(usuarioId, [...(cartas.get(usuarioId) ?? []), { titulo, rotulo, link }])
    }
    for (const [usuarioId, linhas] of cartas) await addJob(db, JOB_EMAIL, { usuarioId, linhas })
    await tellPessoas(db, [
      ...new Set(avisos.flatMap(({ usuarioId, naPagina }) => (naPagina ? [usuarioId] : []))),
    ])
  })

/** One mail with what a delivery brought a person who wants it by mail. */
export const sendEmail = async (
  { db, config, mail }: Services,
  { usuarioId, linhas }: { usuarioId: number; linhas: Linha[] },
): Promise<void> => {
  const pessoa = await findPessoa(db, usuarioId)
  if (!pessoa) return
  const sair = await enderecoDeSaida(db, config, { usuarioId })
  await mail.send({
    para: pessoa.email,
    sair,
    tipo: 'AVISOS',
    valores: {
      saudacao: greetingOf(pessoa.nome_exibicao ?? pessoa.nome),
      titulo: assuntoDe(linhas),
    },
    corpo: `${linesOf(config, linhas)}\n
Para escolher o que chega por e-mail: ${screenAt(config, '/avisos')}`,
  })
}
