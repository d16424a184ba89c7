import type { CaixaArquivos, CaixaNota } from '@app/contract/armazem/caixaNota'
import { expect } from 'vitest'
import { createNotaReader } from '../../nota/index.ts'
import { startNotas } from '../../nota/testing/notas.ts'
import { readCaixa } from '../actions/read.ts'
import { SENHA, startServidor, USUARIO } from '../../../../platform/testing/neighbours/imap.ts'

/** The product with the samples' parties, and the mailbox that it reads. */
export const startCaixa = async () => {
  const notas = await startNotas({ CAIXA_INTERNA: '1' })
  const { admin, server } = notas
  const leitor = createNotaReader({ processos: 1 })
  let servidor = await startServidor(1)

  const find = async (): Promise<CaixaNota> => (await admin.get('/caixaNota')).json()
  const save = async (changes: object = {}) => {
    const { versao } = await find()
    return admin.put('/caixaNota', {
      ativa: true,
      servidor: '127.0.0.1',
      porta: servidor.port,
      seguranca: 'nenhuma',
      usuario: USUARIO,
      senha: SENHA,
      pasta: 'INBOX',
      versao,
      ...changes,
    })
  }
  return {
    ...notas,
    find,
    save,
    /** Another server, as after a move of the mailbox. */
    renew: async (uidvalidity: number) => {
      await servidor.close()
      servidor = await startServidor(uidvalidity)
      const answer = await save()
      expect(answer.statusCode, answer.body).toBe(200)
    },
    deliver: (...messages: string[]) => messages.forEach((raw) => servidor.deliver(raw)),
    /** A message of which the server says that each part has this size. */
    overstate: (raw: string, size: number) => servidor.deliver(raw, size),
    read: async (now = server.app.services.now): Promise<CaixaNota> => {
      await readCaixa({ ...server.app.services, now }, leitor)
      return find()
    },
    waiting: async (): Promise<CaixaArquivos> => (await admin.get('/caixaNota/arquivos')).json(),
    close: async () => {
      await leitor.close()
      await servidor.close()
      await server.close()
    },
  }
}
