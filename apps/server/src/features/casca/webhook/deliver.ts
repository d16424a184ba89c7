import { EVENTO_TIPOS } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import { descansoAte, proximaTentativa } from '@app/rules/casca/webhook'
import type { Services } from '../../../platform/context.ts'
import { type CallOut, callOut, InternalAddressError } from '../../../platform/http/call-out.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Scope } from '../../../platform/scope.ts'
import { unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { findUltima, listEventos, settleEventos, toEvento } from '../evento/index.ts'
import { headersOf } from './assinatura.ts'
import { type Envio, insertEntregas, recordEntrega, type Resultado, takeEntregas } from './store/entrega.ts'
import * as fila from './store/fila.ts'

export const JOB_ENTREGAR = 'webhooks_entregar'
export const JOB_AVISAR = 'webhooks_avisar'
/** The name of the key by which the secrets of receivers are sealed. */
export const CHAVE_DOS_SEGREDOS = 'webhooks'

/** How long an answer may take. */
const TIMEOUT_MS = 10_000
/** How long a delivery is this process's alone; longer than any attempt. */
const LEASE_MS = 30_000
const EVENTS_AT_ONCE = 500
const WEBHOOKS_AT_ONCE = 16
const DELIVERIES_AT_ONCE = 8
/** After this time the job ends and asks for its successor, so that it is never long in the way of a stop. */
const RUN_MS = 5_000
const KEPT_ANSWER = 500

/** What an address hears, as the people of its owner see it. */
const scopeOf = ({ cliente_id, posto_id }: fila.Ouvinte): Scope => {
  if (cliente_id !== null) return { tipo: 'cliente', clienteId: cliente_id }
  return posto_id === null ? { tipo: 'tudo' } : { tipo: 'posto', postoId: posto_id }
}

/** Writes a delivery for each new event that a webhook hears; says whether more events wait. */
const distributeTo = (services: Services, id: number): Promise<boolean> =>
  services.transaction(async (db) => {
    const ouvinte = await fila.lockOuvinte(db, id)
    if (!ouvinte) return false
    const ultima = await findUltima(db)
    const { tipos, posicao } = ouvinte
    if (ultima <= posicao) return false
    const rows = await listEventos(db, {
      depois: posicao,
      tipos: EVENTO_TIPOS.filter((tipo) => tipos.includes(tipo)),
      scope: scopeOf(ouvinte),
      limite: EVENTS_AT_ONCE,
    })
    const novas = rows.map((row) => ({
      posicao: row.posicao,
      tipo: row.tipo,
      objeto: `${row.entidade} ${row.entidade_id}`,
      mensagem: `evento-${row.posicao}`,
      corpo: JSON.stringify(toEvento(row)),
    }))
    if (novas.length > 0) await insertEntregas(db, id, novas, services.now())
    const full = rows.length === EVENTS_AT_ONCE
    await fila.setPosicao(db, id, full ? (rows.at(-1)?.posicao ?? ultima) : ultima)
    return full
  })

const distribute = async (services: Services): Promise<void> => {
  const ativos = await fila.listAtivos(services.db)
  if (ativos.length === 0) return
  await settleEventos(services)
  for (const id of ativos) while (await distributeTo(services, id));
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'sem resposta'

/** Why there was no answer, in words for the log of deliveries. */
const reasonOf = (error: unknown): string => {
  if (error instanceof InternalAddressError) return 'O endereço leva a uma rede interna, e não foi chamado.'
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return `Sem resposta em ${TIMEOUT_MS / 1_000} segundos.`
  return `Não foi possível conectar (${codeOf(error)}).`
}

const judge = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `Respondeu ${status} e manda a outro endereço; informe o endereço final.`
  return `Respondeu ${status}.`
}

type Tentativa = Pick<Resultado, 'status' | 'erro' | 'resposta' | 'duracaoMs'>

const attempt = async (call: CallOut): Promise<Tentativa> => {
  const begun = performance.now()
  const duracao = () => Math.round(performance.now() - begun)
  try {
    const { status, text } = await callOut(call)
    // PostgreSQL holds no NUL in a text.
    const resposta = text.replaceAll('\0', '').slice(0, KEPT_ANSWER)
    return { status, erro: judge(status), resposta, duracaoMs: duracao() }
  } catch (error) {
    return { status: null, erro: reasonOf(error), resposta: null, duracaoMs: duracao() }
  }
}

const deliver = async (
  services: Services,
  alvo: fila.Alvo,
  segredos: readonly Buffer[],
  envio: Envio,
): Promise<Resultado> => {
  const agora = services.now()
  const feita = await attempt({
    url: new URL(alvo.url),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Retaguarda-Webhooks/1',
      ...headersOf({ id: envio.mensagem, corpo: envio.corpo, agora }, segredos),
    },
    body: envio.corpo,
    timeoutMs: TIMEOUT_MS,
    internal: services.config.WEBHOOKS_INTERNOS,
  })
  const depois = services.now()
  const proxima = feita.erro === null ? null : proximaTentativa(envio.tentativas, depois)
  const situacao = feita.erro === null ? 'ENTREGUE' : proxima ? 'PENDENTE' : 'ESGOTADA'
  const resultado: Resultado = { ...feita, id: envio.id, situacao, proximaEm: proxima ?? depois }
  await recordEntrega(services.db, resultado, depois)
  return resultado
}

const SEM_SEGREDO = 'O segredo guardado não pôde ser lido. Troque o segredo para voltar a receber.'

const segredosOf = async ({ db, now }: Services, alvo: fila.Alvo): Promise<Buffer[]> => {
  const key = await getSegredo(db, CHAVE_DOS_SEGREDOS)
  const anterior = alvo.anterior_ate && alvo.anterior_ate > now() ? alvo.segredo_anterior : null
  return [alvo.segredo, ...(anterior ? [anterior] : [])].map((sealed) => unseal(key, sealed))
}

const saudeAfter = (falhas: number, feitas: readonly Resultado[], now: Date): fila.Saude => {
  const erro = feitas.find((feita) => feita.erro !== null)?.erro ?? null
  if (feitas.some((feita) => feita.erro === null))
    return { falhas: 0, descansa_ate: null, erro, entregue_em: now }
  return { falhas: falhas + 1, descansa_ate: descansoAte(falhas + 1, now), erro }
}

/** Sends what one webhook has to hear now, a few at once; it rests when all of them failed. Says whether there was any. */
const serve = async (services: Services, id: number): Promise<boolean> => {
  const { db, now } = services
  const alvo = await fila.findAlvo(db, id)
  if (!alvo) return false
  // One that cannot be read (a restored database with the key of another) must not stop the other addresses.
  const segredos = await segredosOf(services, alvo).catch(() => null)
  if (!segredos) {
    const falhas = alvo.falhas + 1
    await fila.setSaude(db, id, { falhas, descansa_ate: descansoAte(falhas, now()), erro: SEM_SEGREDO })
    return false
  }
  const ate = new Date(now().getTime() + LEASE_MS)
  const envios = await takeEntregas(db, id, { now: now(), ate, limite: DELIVERIES_AT_ONCE })
  if (envios.length === 0) return false
  const feitas = await Promise.all(envios.map((envio) => deliver(services, alvo, segredos, envio)))
  await fila.setSaude(db, id, saudeAfter(alvo.falhas, feitas, now()))
  if (feitas.some(({ situacao }) => situacao === 'ESGOTADA')) await tellGivenUp(services, id)
  return true
}

/** One mail a day for each address, however many deliveries were given up. */
const tellGivenUp = ({ now, transaction }: Services, id: number): Promise<void> =>
  transaction(async (db) => {
    const agora = now()
    if (await fila.setAvisado(db, id, agora, new Date(agora.getTime() - DAY_MS)))
      await addJob(db, JOB_AVISAR, { webhookId: id })
  })

const serveDue = async (services: Services): Promise<void> => {
  const until = performance.now() + RUN_MS
  const running = new Map<number, Promise<unknown>>()
  // What waits there waits for an earlier one of its object, or another process has it.
  const idle = new Set<number>()
  for (;;) {
    const room = performance.now() < until ? WEBHOOKS_AT_ONCE - running.size : 0
    const due =
      room > 0 ? await fila.listDevidos(services.db, services.now(), [...running.keys(), ...idle], room) : []
    for (const id of due)
      running.set(
        id,
        serve(services, id)
          .then((some) => some || idle.add(id))
          .finally(() => running.delete(id)),
      )
    if (running.size === 0) return
    await Promise.race(running.values())
  }
}

/** Whether this process delivers at the moment, and whether it was asked again meanwhile. */
const delivering = new WeakMap<Services, { again: boolean }>()

/**
 * Turns events into deliveries, sends those that are due, and asks for the job again when the next one is. A process
 * delivers once at a time, so that slow receivers take one of its places for jobs and no more.
 */
export const deliverWebhooks = async (services: Services): Promise<void> => {
  const current = delivering.get(services)
  if (current) {
    current.again = true
    return
  }
  const mine = { again: false }
  delivering.set(services, mine)
  try {
    await distribute(services)
    await serveDue(services)
  } finally {
    delivering.delete(services)
  }
  const proxima = mine.again ? services.now() : await fila.findProxima(services.db)
  if (proxima) await addJob(services.db, JOB_ENTREGAR, {}, { key: `${JOB_ENTREGAR}_depois`, runAt: proxima })
}
