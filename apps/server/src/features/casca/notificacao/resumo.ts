import { z } from 'zod'
import type { Context, Services } from '../../../platform/context.ts'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { contextOnBehalf } from '../../../platform/on-behalf.ts'
import { enderecoDeSaida } from './sair.ts'
import { listDoResumo } from './store/pessoa.ts'

/** One kind of things that wait, in words, with the screen on which they are. */
export type LinhaResumo = { rotulo: string; quantidade: number; atrasados?: number; link: string }
/** What waits for a person in one part of the product. */
export type Resumo = (ctx: Context) => Promise<LinhaResumo[]>

const JOB_CARTA = 'notificacao_resumo_carta'

/** Those who enter from outside, companies and consumers, have their own homes and mails. */
export const mayHaveResumo = ({ scope }: Pick<Context, 'scope'>): boolean =>
  scope.tipo === 'tudo' || scope.tipo === 'posto'

const lineOf = ({ rotulo, quantidade, atrasados = 0 }: LinhaResumo): string => {
  const late = atrasados === 0 ? '' : ` (${atrasados.toLocaleString('pt-BR')} em atraso)`
  return `${rotulo}: ${quantidade.toLocaleString('pt-BR')}${late}`
}

const send = async (
  services: Services,
  resumos: readonly Resumo[],
  { usuarioId }: { usuarioId: number },
): Promise<void> => {
  const { config, db, mail } = services
  const ctx = await contextOnBehalf(services, usuarioId)
  if (!ctx || !mayHaveResumo(ctx)) return
  const linhas = (await Promise.all(resumos.map((resumo) => resumo(ctx))))
    .flat()
    .filter(({ quantidade }) => quantidade > 0)
  if (linhas.length === 0) return
  await mail.send({
    para: ctx.usuario.email,
    tipo: 'RESUMO',
    sair: await enderecoDeSaida(db, config, { usuarioId }),
    valores: { saudacao: greetingOf(ctx.usuario.nome) },
    corpo: `${linhas.map((linha) => `${lineOf(linha)}\n${screenAt(config, linha.link)}`).join('\n\n')}\n
Para deixar de receber este resumo: ${screenAt(config, '/avisos')}`,
  })
}

/** Each morning a mail to everybody who wants one, a job each, so that one that fails is tried again alone. */
export const resumoJobs = (resumos: readonly Resumo[]): Job[] => [
  {
    // 7:00 in Brasília.
    name: 'notificacao_resumo',
    cron: '0 10 * * *',
    run: async (_payload, { db, transaction }) => {
      const pessoas = await listDoResumo(db)
      await transaction(async (tx) => {
        for (const usuarioId of pessoas)
          await addJob(tx, JOB_CARTA, { usuarioId }, { key: `${JOB_CARTA}:${usuarioId}` })
      })
    },
  },
  defineJob(JOB_CARTA, z.object({ usuarioId: z.number().int() }), (payload, services) =>
    send(services, resumos, payload),
  ),
]
