import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Executor } from '../db/index.ts'
import type { Log } from '../log.ts'
import { notifyEach } from '../store/aviso.ts'
import { Change } from './changes.ts'
import type { Listener } from './listen.ts'

const SIGNAL_CHANNEL = 'sinal'

/** A person with an open page, and the groups for which others see that somebody is there. */
export const Presente = z.object({ id: z.number().int(), nome: z.string(), grupos: z.array(z.string()) })
export type Presente = z.infer<typeof Presente>

/** What processes tell each other about people's pages; nothing of it is stored. */
export const Signal = z.discriminatedUnion('tipo', [
  /** A process that knows nobody of the others yet. */
  z.object({ tipo: z.literal('ola') }),
  z.object({ tipo: z.literal('vivo'), pessoas: z.number().int() }),
  z.object({ tipo: z.literal('fim') }),
  z.object({
    tipo: z.literal('presentes'),
    chegam: z.array(Presente),
    saem: z.array(z.number().int()),
  }),
  z.object({
    tipo: z.literal('digita'),
    onde: Change,
    quem: Presente.pick({ id: true, nome: true }),
    parou: z.boolean(),
  }),
])
export type Signal = z.infer<typeof Signal>

const Sent = z.object({ de: z.string(), sinal: Signal })

/** The receiver of all processes' signals, the own ones included; `de` is the sender. */
type Receive = (sinal: Signal, de: string) => void

export type Signals = {
  /** This process among the others. */
  processo: string
  /** Sends in this order; a signal that cannot be sent is lost. */
  send: (...sinais: Signal[]) => void
  onSignal: (receive: Receive) => void
  /** Resolves when everything has been sent. */
  settled: () => Promise<void>
}

type Parts = { db: Executor; listener: Listener; log: Log }

/** Signals between the processes by NOTIFY, without a row written. */
export const createSignals = ({ db, listener, log }: Parts): Signals => {
  const processo = randomUUID()
  const receivers: Receive[] = []
  let waiting: Signal[] = []
  let sending: Promise<void> | undefined

  const sendWaiting = async () => {
    while (waiting.length > 0) {
      const payloads = waiting.map((sinal) => JSON.stringify({ de: processo, sinal }))
      waiting = []
      await notifyEach(db, SIGNAL_CHANNEL, payloads).catch((err: unknown) => log.warn({ err }, 'sinais'))
    }
    sending = undefined
  }

  listener.on(SIGNAL_CHANNEL, (payload) => {
    const { de, sinal } = Sent.parse(JSON.parse(payload))
    for (const receive of receivers) receive(sinal, de)
  })

  return {
    processo,
    send: (...sinais) => {
      waiting.push(...sinais)
      // What comes meanwhile goes with the next statement.
      sending ??= Promise.resolve().then(sendWaiting)
    },
    onSignal: (receive) => void receivers.push(receive),
    settled: () => sending ?? Promise.resolve(),
  }
}
